import { expect, test, vi } from 'vitest';

import { requestPopup, watchPopupRequests } from '@/lib/popupRequests';

test('a request reaches everyone who listens, and nobody else', () => {
  const [first, second] = [vi.fn<(id: string) => void>(), vi.fn<(id: string) => void>()];
  const stop = watchPopupRequests(first);
  watchPopupRequests(second);
  requestPopup('microbladingNew');
  stop();
  requestPopup('other');
  expect(first.mock.calls).toEqual([['microbladingNew']]);
  expect(second.mock.calls).toEqual([['microbladingNew'], ['other']]);
});
