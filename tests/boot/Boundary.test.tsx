import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';

import { Boundary } from '@/boot/Boundary';

test.each([
  ['is rendered again after React did not find a node', new DOMException('', 'NotFoundError'), 1, 0],
  ['stays empty after any other error, which it reports', new Error('broken'), 0, 1],
])('a part %s', (_, error, shown, faults) => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const onFault = vi.fn<() => void>();
  let isFaulty = true;
  function Part() {
    if (isFaulty) throw error;
    return <p>Desk</p>;
  }
  render(
    <Boundary onFault={onFault}>
      <Part />
    </Boundary>,
    { onCaughtError: () => void (isFaulty = false) },
  );
  expect(screen.queryAllByText('Desk')).toHaveLength(shown);
  expect(onFault).toHaveBeenCalledTimes(faults);
});
