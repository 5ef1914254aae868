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
  after: 'mt-0.5 rounded-[0_0_50%_50%/0_0_100%_100%]',
};

/** Half of a round frame; it opens the lightbox. The brow lies towards the straight edge, where the half is widest. */
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
      className={classNames('group relative block aspect-2/1 w-full overflow-hidden', shapes[moment])}
    >
      <Picture
        source={picture}
        sizes="(min-width: 1504px) 416px, (min-width: 768px) 29vw, 72vw"
        fit="fill"
        focus={moment === 'before' ? '50% 34%' : '50% 62%'}
      />
      <span
        className={classNames(
          'absolute left-[9%] w-16 bg-ink-deep py-1 text-center text-caption text-on-ink group-hover:text-champagne',
          moment === 'before' ? 'bottom-0' : 'top-0',
        )}
      >
        {moment === 'before' ? 'Before' : 'After'}
      </span>
    </button>
  );
}
