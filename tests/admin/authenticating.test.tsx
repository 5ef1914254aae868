import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { expect, test } from 'vitest';

import { StaffSessionProvider } from '@/admin/StaffContext';
import { StaffGuard } from '@/admin/StaffGuard';
import { createStaffSession } from '@/admin/staffSession';
import { App } from '@/app/App';

/** The status of a page as it is first drawn at /dashboard. */
function statusOf(page: React.ReactNode): string | undefined {
  const html = renderToString(<StaticRouter location="/dashboard">{page}</StaticRouter>);
  return /<output[^>]*min-h-dvh.*?<\/output>/.exec(html)?.[0];
}

test('a spinner with Authenticating... before the dashboard has its script, and the same after, while the session loads (§2)', () => {
  const session = createStaffSession({ load: () => new Promise(() => undefined) });
  const loading = statusOf(<App />);
  const guarded = statusOf(
    <StaffSessionProvider value={session}>
      <StaffGuard>leads</StaffGuard>
    </StaffSessionProvider>,
  );
  expect(loading).toMatch(/<svg[^>]*aria-hidden="true".*<\/svg>Authenticating\.\.\.<\/output>/);
  expect(guarded).toBe(loading);
});
