import { expect, test, vi } from 'vitest';

import { requestPopup, watchPopupRequests } from '@/lib/popupRequests';

test('a request reaches everyone who listens, and nobody else', () => {
  const [first, second] = [vi.fn<(id: string) => void>(), vi.fn<(id: string) => void>()];
  const stop = watchPopupRequests(first);
  const stopSecond = watchPopupRequests(second);
  requestPopup('microbladingNew');
  stop();
  requestPopup('other');
  stopSecond();
  expect(first.mock.calls).toEqual([['microbladingNew']]);
  expect(second.mock.calls).toEqual([['microbladingNew'], ['other']]);
});

test('a request that nobody has heard is told to the first who listens', () => {
  requestPopup('microbladingNew');
  const [first, second] = [vi.fn<(id: string) => void>(), vi.fn<(id: string) => void>()];
  watchPopupRequests(first);
  watchPopupRequests(second);
  expect(first.mock.calls).toEqual([['microbladingNew']]);
  expect(second).not.toHaveBeenCalled();
});
