import { classNames } from '@/lib/classNames';
import { Icon } from '@/ui/Icon';

import { NoValue } from '../lead/NoValue';
import { useIsCut } from '../lead/useIsCut';
import { shortText } from '../model/lead';

interface MessageCellProps {
  message: string;
  open: boolean;
  /** The id of the element that holds the whole message while it is open. */
  foldId: string;
  onToggle: () => void;
}

/** The message, cut at 200 px. A message that is cut is a button that unfolds the whole of it. */
export function MessageCell({ message, open, foldId, onToggle }: MessageCellProps) {
  const [cut, text] = useIsCut();
  const shown = shortText(message);
  if (message === '') {
    return (
      <span className="px-3">
        <NoValue />
      </span>
    );
  }
  const line = (
    // Its first words: a line that is not broken would show the end of what is English behind an Arabic greeting.
    <span dir="auto" className="line-clamp-1 min-w-0 text-left wrap-anywhere whitespace-normal">
      <span ref={text}>{shown}</span>
    </span>
  );
  const shape = 'grid h-[43px] w-full max-w-[200px] grid-cols-[minmax(0,1fr)_16px] items-center gap-1.5 px-3 text-ink-soft';
  if (!cut && shown === message && !open) return <span className={shape}>{line}</span>;
  return (
    <button
      type="button"
      aria-expanded={open}
      aria-controls={open ? foldId : undefined}
      onClick={onToggle}
      className={classNames(shape, 'focus-visible:-outline-offset-3')}
    >
      {line}
      <span
        className={classNames(
          'text-mute transition-[rotate,opacity] group-focus-within/lead:opacity-100 group-hover/lead:opacity-100 [@media(hover:none)]:opacity-100',
          open ? 'rotate-180' : 'opacity-0',
        )}
      >
        <Icon name="down" size={16} />
      </span>
    </button>
  );
}
