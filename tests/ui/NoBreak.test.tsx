import { render } from '@testing-library/react';
import { expect, test } from 'vitest';

import { NoBreak } from '@/ui/NoBreak';

test.each([
  ['Plain words.', []],
  ['Premium EU-certified pigments, one touch-up.', ['EU-certified', 'touch-up']],
  ['Lasts 6–8 weeks, with care.', ['6–8 weeks']],
  ['Touch-up (4–8 weeks)', ['Touch-up', '(4–8 weeks)']],
  ['From AED 1,500, in 90 minutes.', ['AED 1,500', '90 minutes']],
])('compound words, ranges and amounts are never broken across lines: %s', (text, whole) => {
  const { container } = render(<NoBreak text={text} />);
  expect(container.textContent).toBe(text);
  expect([...container.querySelectorAll('.whitespace-nowrap')].map((piece) => piece.textContent)).toEqual(whole);
});
