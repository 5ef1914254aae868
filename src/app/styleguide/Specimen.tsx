import type { ReactNode } from 'react';

interface SpecimenProps {
  /** The file in ui/, or the kind of token. */
  name: string;
  /** When to reach for it, in one sentence. */
  note?: string;
  ground?: 'light' | 'dark';
  /** `wide`: below each other over the full width. */
  layout?: 'row' | 'wide';
  children: ReactNode;
}

/** One part: its name on the left, its states on the right. */
export function Specimen({ name, note, ground = 'light', layout = 'row', children }: SpecimenProps) {
  return (
    <div className="sg-specimen">
      <div>
        <h3 className="text-card">{name}</h3>
        {note !== undefined && <p className="sg-note">{note}</p>}
      </div>
      <div className={`sg-states sg-${layout} ${ground === 'dark' ? 'on-dark sg-dark' : ''}`}>{children}</div>
    </div>
  );
}
