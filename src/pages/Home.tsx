import { home } from '@/content/home';
import { BeforeAfter } from '@/sections/BeforeAfter';
import { ClosingCall } from '@/sections/ClosingCall';
import { LateVideoReel } from '@/sections/late';
import { Stories } from '@/sections/Stories';
import { Team } from '@/sections/Team';
import { WhyChoose } from '@/sections/WhyChoose';

import { AnnotatedBrow } from './home/AnnotatedBrow';
import { FounderTeaser } from './home/FounderTeaser';
import { Hero } from './home/Hero';
import { pairPictures, reelSources } from './home/pictures';
import { Services } from './home/Services';
import { StudioGallery } from './home/StudioGallery';

/** The home page (§2). */
export default function Home() {
  const { why, team, beforeAfter, videos, stories, closing } = home;
  return (
    <>
      <Hero />
      <FounderTeaser />
      <Services />
      <WhyChoose eyebrow={why.eyebrow} headline={why.headline} points={why.points} plate={<AnnotatedBrow />} />
      <Team headline={team.headline} text={team.text} members={team.members} />
      <BeforeAfter
        headline={beforeAfter.headline}
        text={beforeAfter.text}
        illustrationNote={beforeAfter.illustrationNote}
        pairs={beforeAfter.pairs.map(({ id, title, note }) => ({
          id,
          title,
          note,
          before: pairPictures[id].before,
          after: pairPictures[id].after,
        }))}
      />
      <LateVideoReel
        headline={videos.headline}
        handle={videos.handle}
        handleUrl={videos.handleUrl}
        where={videos.where}
        reels={videos.reels.map(({ id, title, seconds }) => ({
          id,
          title,
          seconds,
          video: reelSources[id].video,
          poster: reelSources[id].poster,
        }))}
      />
      <Stories {...stories} />
      <StudioGallery />
      <ClosingCall eyebrow={closing.eyebrow} headline={closing.headline} place={closing.place} book={closing.book} />
    </>
  );
}
