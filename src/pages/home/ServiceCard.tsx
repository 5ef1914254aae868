import type { PictureSource } from '@/lib/picture';
import { Picture } from '@/ui/Picture';

interface ServiceCardProps {
  title: string;
  text: string;
  /** Where 'View More' leads. */
  href: string;
  more: string;
  picture: PictureSource;
}

/** One service; the whole card is the link's target. A row with a small plate on phones. */
export function ServiceCard({ title, text, href, more, picture }: ServiceCardProps) {
  return (
    <article className="group relative col-span-12 grid grid-cols-[116px_1fr] items-start gap-x-5 border-t border-sand py-4 md:col-span-6 md:block md:border-0 md:p-0 lg:col-span-4">
      <div className="relative aspect-4/5 overflow-hidden bg-plaster">
        <Picture
          source={picture}
          sizes="(min-width: 1504px) 437px, (min-width: 1024px) 30vw, (min-width: 768px) 44vw, 116px"
          fit="fill"
          alt=""
        />
      </div>
      <div className="flex h-full flex-col gap-x-4 md:mt-4.5 md:grid md:h-auto md:grid-cols-[1fr_auto] md:items-baseline">
        <h3 className="text-[24px]/[1.2] font-semibold md:text-[25px]/[1.2]">{title}</h3>
        <p className="mt-1 max-w-[38ch] text-small/[1.45] text-ink-soft md:order-last md:col-span-2 md:mt-1.5 md:text-body/normal">
          {text}
        </p>

        <p className="mt-auto pt-3 md:pt-0">
          <a href={href} aria-label={`${more}: ${title}`} className="text-link group-hover:text-oxblood after:absolute after:inset-0">
            {more}
          </a>
        </p>
      </div>
    </article>
  );
}
