import { render } from '@testing-library/react';
import { expect, test } from 'vitest';

import { Dialog } from '@/ui/Dialog';

test('the page behind dialogs keeps its styles: it does not inherit that the body takes no pointer, until the last dialog has closed', () => {
  const root = document.body.appendChild(Object.assign(document.createElement('div'), { id: 'root' }));
  const pointerEvents = () => [document.body.style.pointerEvents, root.style.pointerEvents];
  const dialog = { onClose: () => undefined, title: 'Book', description: '', shape: 'form', children: null } as const;
  const page = (first: boolean, second: boolean) => (
    <>
      <Dialog {...dialog} open={first} />
      <Dialog {...dialog} open={second} />
    </>
  );
  const { rerender, unmount } = render(page(true, false));
  expect(pointerEvents()).toEqual(['none', 'auto']);
  rerender(page(true, true));
  rerender(page(false, true));
  expect(pointerEvents()).toEqual(['none', 'auto']);
  unmount();
  expect(pointerEvents()).toEqual(['', '']);
});
