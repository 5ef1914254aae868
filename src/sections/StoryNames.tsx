import type { ClientStory } from '@/content/clientStories';
import { PauseButton, slideButton } from '@/ui/CarouselButtons';
import type { CarouselState } from '@/ui/useCarousel';

/** The pagination of a story carousel: a client's name per story, or a number below 1024 px, and the pause button. */
export function StoryNames({ carousel, stories }: { carousel: CarouselState; stories: readonly ClientStory[] }) {
  return (
    <div className="scripted flex items-center gap-3 lg:items-start">
      <ol className="grid flex-1 auto-cols-fr grid-flow-col gap-1.5 lg:gap-4">
        {stories.map(({ id, client, location }, position) => (
          <li key={id}>
            <button {...slideButton(carousel, position)} aria-label={`Story ${position + 1}: ${client} ${location}`} className="slide-tab">
              <span className="lg:hidden">{position + 1}</span>
              <span className="whitespace-nowrap max-lg:hidden">{client}</span>
              <span className="block font-sans text-caption font-normal text-(--soft) max-lg:hidden">{location}</span>
            </button>
          </li>
        ))}
      </ol>
      <div className="-me-[12px]">
        <PauseButton carousel={carousel} />
      </div>
    </div>
  );
}
