import { classNames } from '@/lib/classNames';
import type { PictureSource } from '@/lib/picture';
import { Picture } from '@/ui/Picture';

export type Moment = 'before' | 'after';

interface HalfPlateProps {
  moment: Moment;
  picture: PictureSource;
  label: string;
  onOpen: () => void;
  /** The pointer or the focus has come: what opening needs may be fetched. */
  onNear: () => void;
}

const shapes: Record<Moment, string> = {
  before: 'rounded-[50%_50%_0_0/100%_100%_0_0]',
  after: 'rounded-[0_0_50%_50%/0_0_100%_100%]',
};

/**
 * Half of a round frame; it opens the lightbox. The brow lies towards the straight edge, where the half is widest; its word stands on the
 * ring outside. The plate is narrower than the half, so that the round edge leaves the whole brow, and fades into its own colour.
 */
export function HalfPlate({ moment, picture, label, onOpen, onNear }: HalfPlateProps) {
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-label={label}
      onPointerEnter={onNear}
      onFocus={onNear}
      onClick={(event) => {
        // Safari does not focus a pressed button; the lightbox gives the focus back to it.
        event.currentTarget.focus();
        onOpen();
      }}
      className={classNames('group relative block w-full', moment === 'after' && 'mt-0.5', shapes[moment])}
    >
      <span className={classNames('relative block aspect-2/1 overflow-hidden', shapes[moment])} style={{ backgroundColor: picture.colour }}>
        <span className="absolute inset-x-[7%] inset-y-0 mask-x-from-91%">
          <Picture
            source={picture}
            sizes="(min-width: 1504px) 358px, (min-width: 768px) 25vw, 62vw"
            fit="fill"
            focus={moment === 'before' ? '50% 12%' : '50% 75%'}
          />
        </span>
      </span>
      <span
        className={classNames(
          'absolute left-1/2 -translate-x-1/2 bg-ink-deep px-3 text-caption/5 text-on-ink group-hover:text-champagne',
          moment === 'before' ? '-top-5 md:-top-5.5' : '-bottom-5 md:-bottom-5.5',
        )}
      >
        {moment === 'before' ? 'Before' : 'After'}
      </span>
    </button>
  );
}
