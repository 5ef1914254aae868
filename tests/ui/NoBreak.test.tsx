import { render } from '@testing-library/react';
import { expect, test } from 'vitest';

import { NoBreak } from '@/ui/NoBreak';

test.each([
  ['Plain words.', []],
  ['Premium EU-certified pigments, one touch-up.', ['EU-certified', 'touch-up']],
  ['Lasts 6–8 weeks, with care.', ['6–8 weeks']],
  ['Keeps for 12 to 24 months, by an artist of 15+ years.', ['12 to 24 months', '15+ years']],
  ['AED 1,000, from 10:00 AM to 9:00 PM.', ['AED 1,000', '10:00 AM', '9:00 PM']],
  ['Touch-up (4–8 weeks)', ['Touch-up', '(4–8 weeks)']],
  ['From AED 1,500, in 90 minutes.', ['AED 1,500', '90 minutes']],
])('compound words, ranges and amounts are never broken across lines: %s', (text, whole) => {
  const { container } = render(<NoBreak text={text} />);
  expect(container.textContent).toBe(text);
  expect([...container.querySelectorAll('.whitespace-nowrap')].map((piece) => piece.textContent)).toEqual(whole);
});
