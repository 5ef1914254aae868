import { Controls } from './Controls';
import { Disclosures } from './Disclosures';
import { Fields } from './Fields';
import { Overlays } from './Overlays';
import { Pictures } from './Pictures';
import { Tables } from './Tables';
import { TokenTables } from './TokenTables';

import './styleguide.css';

const parts = [
  { id: 'tokens', title: 'Tokens', Part: TokenTables },
  { id: 'controls', title: 'Controls', Part: Controls },
  { id: 'fields', title: 'Fields', Part: Fields },
  { id: 'disclosures', title: 'Accordion and carousel', Part: Disclosures },
  { id: 'tables', title: 'Tables', Part: Tables },
  { id: 'overlays', title: 'Overlays', Part: Overlays },
  { id: 'pictures', title: 'Pictures and motion', Part: Pictures },
] as const;

/** The whole vocabulary on one page: `npm run dev`, /styleguide. Hover and focus are live; every other state stands beside its name. */
export function Styleguide() {
  return (
    <div className="sg wide">
      <title>Styleguide</title>
      <p className="eyebrow">npm run dev</p>
      <h1 className="text-display-1">Styleguide</h1>
      <nav aria-label="Parts" className="sg-nav">
        {parts.map(({ id, title }) => (
          <a key={id} href={`#${id}`} className="text-link">
            {title}
          </a>
        ))}
      </nav>
      {parts.map(({ id, title, Part }) => (
        <section key={id} id={id} className="sg-part">
          <h2 className="text-display-2">{title}</h2>
          <Part />
        </section>
      ))}
    </div>
  );
}
