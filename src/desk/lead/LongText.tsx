import { createElement, type ReactNode, useState } from 'react';

import { splitLongWords } from '@/lib/longText';
import { TextButton } from '@/ui/TextButton';

import { truncateText } from '../../../supabase/functions/_shared/text';

const LIMIT_CHARS = 2_000;

/** A visitor's text. If it is very long, the rest is behind "Show all". */
export function LongText({ text }: { text: string }) {
  const [showsAll, setShowsAll] = useState(false);
  const shown = showsAll ? text : truncateText(text, LIMIT_CHARS);
  return (
    <>
      <Breakable text={shown} />
      {text.length > LIMIT_CHARS && (
        <span className="block">
          <TextButton aria-expanded={showsAll} onClick={() => setShowsAll(!showsAll)} className="-mx-2 whitespace-nowrap">
            {showsAll ? 'Show the start only' : 'Show all'}
          </TextButton>
        </span>
      )}
    </>
  );
}

/** Clips the text, because hundreds of combining marks on one letter would cover everything above it. */
function Breakable({ text }: { text: string }): ReactNode {
  const parts = splitLongWords(text).flatMap((part, index) => (index === 0 ? [part] : [createElement('wbr'), part]));
  // Spread as separate children, which need no keys.
  return createElement('span', { className: 'block overflow-clip' }, ...parts);
}
