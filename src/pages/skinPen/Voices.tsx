import silk from 'picture:silk-seaglass';

import { skinPen } from '@/content/skinPen';
import { StoryCarousel } from '@/sections/StoryCarousel';
import { Picture } from '@/ui/Picture';

/** What clients say, beside an arch of sea-glass silk (§2). */
export function Voices() {
  const { eyebrow, headline, plate, stories } = skinPen.stories;
  return (
    <StoryCarousel
      eyebrow={eyebrow}
      headline={headline}
      stories={stories}
      ground="porcelain"
      plate={
        <figure className="pt-3.5 pl-3.5">
          <div className="arch arch-framed aspect-4/5">
            <Picture source={silk} sizes="(min-width: 1504px) 423px, 28vw" fit="fill" />
          </div>
          {silk.illustration && <figcaption className="pt-3 text-caption text-mute">{plate}. Illustration</figcaption>}
        </figure>
      }
    />
  );
}
