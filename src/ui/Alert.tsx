import type { ReactNode } from 'react';

import { Sign } from './Sign';

/** What went wrong, in words, announced at once. */
export function Alert({ children }: { children: ReactNode }) {
  return (
    <div
      role="alert"
      className="grid grid-cols-[20px_1fr] gap-3 rounded-sm border border-error bg-error-tint px-4 py-3.5 text-small/[22px] font-medium wrap-anywhere text-error"
    >
      <Sign name="alert" size={20} />
      <span>{children}</span>
    </div>
  );
}
