import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';

import { Boundary } from '@/boot/Boundary';

test.each([
  ['is rendered again after React did not find a node', new DOMException('', 'NotFoundError'), 1, 0],
  ['stays empty after any other error, which it reports', new Error('broken'), 0, 1],
])('a part %s', (_, error, shown, errors) => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const onError = vi.fn<() => void>();
  let isBroken = true;
  function Part() {
    if (isBroken) throw error;
    return <p>Desk</p>;
  }
  render(
    <Boundary onError={onError}>
      <Part />
    </Boundary>,
    { onCaughtError: () => void (isBroken = false) },
  );
  expect(screen.queryAllByText('Desk')).toHaveLength(shown);
  expect(onError).toHaveBeenCalledTimes(errors);
});
