// @vitest-environment jsdom
// @vitest-environment-options { "url": "https://www.ateliermarina.example/lip-blush-dubai?utm_source=google#faq" }
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

import { expect, it, vi } from 'vitest';

import { countVisits } from '@/app/analytics';

it('counts each page with its campaign, also after a navigation, but no page of the staff area and no hash', async () => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
    },
  );
  const counted: string[] = [];
  const plausible = createServer((request, response) => {
    let body = '';
    request.on('data', (part) => (body += part));
    request.on('end', () => {
      const { n, d, u } = JSON.parse(body);
      counted.push([request.method, request.url, n, d, u].join(' '));
      response.writeHead(202, { 'access-control-allow-origin': '*' }).end('ok');
    });
  });
  await new Promise<void>((resolve) => plausible.listen(0, '127.0.0.1', resolve));
  countVisits(`http://127.0.0.1:${(plausible.address() as AddressInfo).port}`);
  for (const path of ['/login#access_token=secret', '/dashboard?lead=1', '/waxing']) history.pushState(null, '', path);
  const pages = () => counted.filter((event) => event.includes('pageview'));
  await vi.waitFor(() => expect(pages()).toHaveLength(2));
  expect(pages()).toEqual([
    'POST /api/event pageview ateliermarina.example https://www.ateliermarina.example/lip-blush-dubai?utm_source=google',
    'POST /api/event pageview ateliermarina.example https://www.ateliermarina.example/waxing',
  ]);
  expect(counted.join()).not.toMatch(/login|dashboard|secret/);
  plausible.close();
});
