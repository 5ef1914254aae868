import { permanentMakeup } from '@/content/permanentMakeup';
import { RelatedServices } from '@/sections/RelatedServices';
import { Stories } from '@/sections/Stories';
import { Team } from '@/sections/Team';

import { Closing } from './permanentMakeup/Closing';
import { Hero } from './permanentMakeup/Hero';
import { Intro } from './permanentMakeup/Intro';
import { Prices } from './permanentMakeup/Prices';
import { Transformations } from './permanentMakeup/Transformations';
import { Why } from './permanentMakeup/Why';

/** The permanent makeup page (§2), its sections in the specification's order. */
export default function PermanentMakeup() {
  const { team, stories, related } = permanentMakeup;
  return (
    <>
      <Hero />
      <Intro />
      <Prices />
      <Transformations />
      <Why />
      <Team headline={team.headline} text={team.text} members={team.members} />
      <Stories
        headline={stories.headline}
        rating={stories.rating}
        ratingInWords={stories.ratingInWords}
        reviews={stories.reviews}
        stories={stories.stories}
      />
      <RelatedServices headline={related.headline} services={related.services} ground="plaster" />
      <Closing />
    </>
  );
}
