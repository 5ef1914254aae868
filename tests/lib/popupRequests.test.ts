import { expect, test, vi } from 'vitest';

import { requestPopup, watchPopupRequests } from '@/lib/popupRequests';

const [first, second] = [vi.fn<(id: string) => void>(), vi.fn<(id: string) => void>()];

test('a request reaches every current listener; one made before any listener exists goes to the first that is added', () => {
  requestPopup('early');
  const stops = [watchPopupRequests(first), watchPopupRequests(second)];
  requestPopup('microbladingNew');
  stops[0]?.();
  requestPopup('other');
  stops[1]?.();
  expect(first.mock.calls).toEqual([['early'], ['microbladingNew']]);
  expect(second.mock.calls).toEqual([['microbladingNew'], ['other']]);
});
