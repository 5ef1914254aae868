import type { ReactNode } from 'react';

import { NoticeIcon } from './NoticeIcon';

interface FieldFrameProps {
  /** The id of the control inside; the error's id is `${id}-error`. */
  id: string;
  label: string;
  optional?: boolean;
  error?: string | undefined;
  children: ReactNode;
}

export function FieldFrame({ id, label, optional = false, error, children }: FieldFrameProps) {
  return (
    <div>
      <label htmlFor={id} className="mb-2 block text-small/snug font-semibold">
        {label}
        {optional && <span className="font-normal text-ink-soft"> (optional)</span>}
      </label>
      {children}
      {error !== undefined && (
        <p id={`${id}-error`} className="mt-2 flex items-center gap-2 text-small/snug text-error">
          <NoticeIcon name="alert" size={18} />
          <span>{error}</span>
        </p>
      )}
    </div>
  );
}
