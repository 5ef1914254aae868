import { type ReactNode, useRef } from 'react';

import { classNames } from '@/lib/classNames';

import { NoticeIcon } from './NoticeIcon';

interface NoticeProps {
  /** Undefined while there is no notice. */
  children: ReactNode;
  action?: { label: string; busy?: boolean; onPress: () => void } | undefined;
}

/** A strip above the content that is announced when its text appears. Mount it while it is still empty. */
export function Notice({ children, action }: NoticeProps) {
  const region = useRef<HTMLDivElement>(null);
  return (
    <div ref={region} role="status" tabIndex={-1} className="outline-none">
      {children !== undefined && (
        <div
          className={classNames(
            'grid grid-cols-[20px_1fr] gap-x-2 bg-warn-tint px-4 pt-3 text-small/5 font-semibold text-warn',
            'md:flex md:items-center md:justify-center',
            action ? 'md:pt-0' : 'pb-3',
          )}
        >
          <NoticeIcon name="alert" size={20} />
          <span>{children}</span>
          {action && (
            <button
              type="button"
              disabled={action.busy}
              onClick={() => {
                // The button disappears once its action succeeds. Move the focus to the strip, so that it is not lost.
                region.current?.focus();
                action.onPress();
              }}
              className="col-start-2 min-h-11 justify-self-start underline underline-offset-4 disabled:cursor-progress disabled:no-underline"
            >
              {action.label}
            </button>
          )}
        </div>
      )}
    </div>
  );
}

/** An error message, announced immediately. */
export function Alert({ children }: { children: ReactNode }) {
  return (
    <div
      role="alert"
      className="flex gap-3 rounded-sm border border-error bg-error-tint px-4 py-3 text-small font-medium wrap-anywhere text-error"
    >
      <NoticeIcon name="alert" size={20} />
      <span>{children}</span>
    </div>
  );
}
