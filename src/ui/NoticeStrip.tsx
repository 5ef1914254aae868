import { type ReactNode, useRef } from 'react';

import { classNames } from '@/lib/classNames';

import { Sign } from './Sign';

interface NoticeStripProps {
  /** Undefined while there is nothing to say. */
  children: ReactNode;
  /** A way on; the text stands alone without one. */
  action?: { label: string; busy?: boolean; onPress: () => void } | undefined;
}

/** What staff have to know, in a line above the leads, announced when it comes. */
export function NoticeStrip({ children, action }: NoticeStripProps) {
  const place = useRef<HTMLDivElement>(null);
  return (
    <div ref={place} role="status" tabIndex={-1} className="outline-none">
      {children !== undefined && (
        <div
          className={classNames(
            'grid grid-cols-[20px_1fr] gap-x-2.5 bg-warn-tint px-4 pt-3 text-small/5 font-semibold text-warn md:flex md:items-center md:justify-center',
            action ? 'md:pt-0' : 'pb-3',
          )}
        >
          <Sign name="alert" size={20} />
          <span>{children}</span>
          {action && (
            <button
              type="button"
              disabled={action.busy}
              onClick={() => {
                // The button goes with what it mends: the focus would be lost with it.
                place.current?.focus();
                action.onPress();
              }}
              className="col-start-2 min-h-11 justify-self-start rounded-sm underline decoration-1 underline-offset-3 disabled:cursor-progress disabled:no-underline md:px-1"
            >
              {action.label}
            </button>
          )}
        </div>
      )}
    </div>
  );
}
