import { expect, test, vi } from 'vitest';

import { requestPopup, watchPopupRequests } from '@/lib/popupRequests';

test('a request reaches every current listener', () => {
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

test('a request made before any listener exists goes to the first listener that is added', () => {
  requestPopup('microbladingNew');
  const [first, second] = [vi.fn<(id: string) => void>(), vi.fn<(id: string) => void>()];
  watchPopupRequests(first);
  watchPopupRequests(second);
  expect(first.mock.calls).toEqual([['microbladingNew']]);
  expect(second).not.toHaveBeenCalled();
});
