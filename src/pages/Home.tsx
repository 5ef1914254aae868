import { head, home as words } from '@/content/home';
import { LateFilmBand } from '@/sections/late';
import { PairCarousel } from '@/sections/PairCarousel';
import { Team } from '@/sections/Team';

import { ClosingCall, Founder, Hero, Services, WhyChoose } from './home/sections';
import { Stories } from './home/Stories';
import { StudioGallery } from './home/StudioGallery';

export default function Home() {
  return (
    <>
      <Hero {...words.hero} />
      <Founder {...words.founder} />
      <Services {...words.services} />
      <WhyChoose {...words.why} />
      <Team {...words.team} />
      <PairCarousel {...words.beforeAfter} frame="mounted" />
      <LateFilmBand {...words.films} />
      <Stories {...words.stories} />
      <StudioGallery {...words.studio} />
      <ClosingCall {...words.closing} />
    </>
  );
}
Home.head = head;
