import { head, home as content } from '@/content/home';
import { LateFilmBand } from '@/sections/late';
import { PairCarousel } from '@/sections/PairCarousel';
import { Team } from '@/sections/Team';

import { ClosingCall, Founder, Hero, Services, WhyChoose } from './home/sections';
import { Stories } from './home/Stories';
import { StudioGallery } from './home/StudioGallery';

export default function Home() {
  return (
    <>
      <Hero {...content.hero} />
      <Founder {...content.founder} />
      <Services {...content.services} />
      <WhyChoose {...content.why} />
      <Team {...content.team} />
      <PairCarousel {...content.beforeAfter} frame="mounted" />
      <LateFilmBand {...content.films} />
      <Stories {...content.stories} />
      <StudioGallery {...content.studio} />
      <ClosingCall {...content.closing} />
    </>
  );
}
Home.head = head;
