import type { PictureSource } from '@/lib/picture';
import { Picture } from '@/ui/Picture';

interface LoupeProps {
  source: PictureSource;
  side: 'left' | 'right';
  priority?: boolean;
  /** Hides the fine creases that show at this size. */
  soft?: boolean;
}

const sides = {
  left: 'left-[min(-64px,50vw-323px)] md:-left-70 lg:left-[max(-262px,25vw-622px)]',
  right: 'right-[min(-64px,50vw-323px)] md:-right-70 lg:right-[max(-262px,25vw-622px)]',
} as const;

/** A round plate in a brass ring, cut by the edge of the page; on phones it stands beside the facts under the form. */
export function Loupe({ source, side, priority = false, soft = false }: LoupeProps) {
  return (
    <div
      className={`absolute bottom-11 size-52 rounded-full after:pointer-events-none after:absolute after:-inset-2.25 after:rounded-full after:border after:border-brass md:top-15 md:bottom-auto md:size-90 md:after:-inset-3.5 lg:top-24 lg:size-115 ${sides[side]}`}
    >
      <div className="absolute inset-0 overflow-hidden rounded-full">
        <div className={soft ? 'absolute -inset-2 blur-[3px]' : 'absolute inset-0'}>
          <Picture source={source} sizes="(min-width: 1024px) 460px, (min-width: 768px) 360px, 208px" fit="fill" priority={priority} />
        </div>
      </div>
    </div>
  );
}
