import type { ReactNode } from 'react';

/** One state under its name. */
export function State({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="sg-state">
      <p className="sg-label">{name}</p>
      {children}
    </div>
  );
}
