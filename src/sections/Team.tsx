import type { TeamMember } from '@/content/team';
import { classNames } from '@/lib/classNames';
import { Carousel } from '@/ui/Carousel';
import { CarouselRail } from '@/ui/CarouselRail';
import { CarouselSlides } from '@/ui/CarouselSlides';
import { Picture } from '@/ui/Picture';
import { reveal } from '@/ui/reveal';
import { useCarousel } from '@/ui/useCarousel';

/** Shows one slide, two from 640 px, three from 768 px and four from 1024 px. */
const PER_VIEW = { base: 1, sm: 2, md: 3, lg: 4 };
const AUTOPLAY_MS = 3000;

interface TeamProps {
  headline: string;
  text: string;
  members: readonly TeamMember[];
}

/** Portraits in arches on one brass line. On phones part of the next arch shows at the right. */
export function Team({ headline, text, members }: TeamProps) {
  const carousel = useCarousel({ count: members.length, perView: PER_VIEW, autoplayMs: AUTOPLAY_MS, end: 'rewind' });
  return (
    <section id="our-team" className="overflow-hidden py-section">
      <div className="wide">
        <div ref={reveal} className="mb-6 md:mb-20 md:text-center">
          <h2 className="text-display-2">{headline}</h2>
          <p className="mx-auto mt-3 max-w-[60ch] text-balance text-ink-soft md:mt-4 md:text-lead">{text}</p>
        </div>
        <Carousel carousel={carousel} label={headline}>
          <div className="max-sm:[--bleed-end:calc(var(--gutter)+46px)] max-sm:[--bleed-start:var(--gutter)] max-sm:pe-[46px]">
            <CarouselSlides
              carousel={carousel}
              slides={members.map((member) => ({ key: member.id, content: <Portrait member={member} /> }))}
            />
          </div>
          <div className="mt-5 md:mt-16">
            <CarouselRail carousel={carousel} />
          </div>
        </Carousel>
      </div>
    </section>
  );
}

function Portrait({ member }: { member: TeamMember }) {
  return (
    <article>
      <div
        className={classNames(
          'arch aspect-square sm:aspect-3/4 after:absolute after:inset-x-0 after:bottom-0 after:border-b after:border-brass',
          'in-[.carousel-slide+*]:after:-inset-s-(--gap)',
        )}
      >
        <Picture
          source={member.portrait}
          sizes="(min-width: 1504px) 322px, (min-width: 1024px) 22vw, (min-width: 768px) 30vw, (min-width: 640px) 44vw, 78vw"
          fit="fill"
        />
      </div>
      <h3 className="mt-5 text-h3">{member.name}</h3>
      <p className="mt-0.5 mb-3 text-small font-medium text-brass-ink">{member.role}</p>
      <ul className="text-small text-ink-soft">
        {member.highlights.map((highlight) => (
          <li key={highlight}>{highlight}</li>
        ))}
      </ul>
    </article>
  );
}
