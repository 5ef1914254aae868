import { type ReactNode, StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';

import { formReceiver, siteEnv } from '@/backend/env';
import { HEAD_MARK } from '@/layout/applyHead';
import { popupCard } from '@/layout/PopupCard';
import type { LeadDelivery } from '@/leads/LeadDelivery';
import { formatAmount } from '@/lib/money';
import { type HeadTag, headTags, type PageHead } from '@/site/head';
import { matchPath, type Page, pageIds, pages } from '@/site/pages';
import { Authenticating } from '@/staff/StaffGuard';

import { App } from './App';
import { leadDelivery } from './leadDelivery';
import { pageParts } from './pages';

export { siteEnv };

/** One HTML file of the build. */
export interface PrerenderedPage {
  /** File name in dist/, without `.html`. */
  file: string;
  /** PageId, or 'notFound'; the client hydrates the HTML only if the id matches the address. */
  id: string;
  head: string;
  /** Whether React hydrates the body. False for the staff area, whose placeholder HTML is replaced. */
  hydrates: boolean;
  body: string;
  /** The HTML of the page's popup card, with the popup's id (layout/timedPopupHost.tsx). */
  popup?: { id: string; html: string };
}

/** Renders every path of the route table, and the not-found page. */
export async function prerenderSite(): Promise<PrerenderedPage[]> {
  const result: (Omit<PrerenderedPage, 'head'> & { path: string; meta: PageHead })[] = [];
  for (const id of pageIds()) {
    const page: Page = pages[id];
    if (!(id in pageParts)) throw new Error(`The page "${id}" (src/site/pages.ts) has no component of its name in src/pages/.`);
    const component = await pageParts[id].ready();
    if (!('head' in component)) throw new Error(`The component of the page "${id}" has no \`head\` (see the other files in src/pages/).`);
    for (const { path } of page.routes) {
      result.push({
        file: path === '/' ? 'index' : path.slice(1),
        id,
        path,
        meta: component.head,
        hydrates: !page.staff,
        body: page.staff ? (id === 'dashboard' ? await html(<Authenticating />) : '') : await bodyHtml(path),
        ...(page.popup && {
          popup: {
            id: page.popup,
            html: await html(
              popupCard(page.popup, deliveryAt(path), () => undefined),
              'popup',
            ),
          },
        }),
      });
    }
  }
  const unknown = '/404';
  if (matchPath(unknown)) throw new Error('The path /404 is reserved for the not-found page.');
  result.push({
    file: '404',
    id: 'notFound',
    hydrates: true,
    path: unknown,
    meta: (await pageParts.notFound.ready()).head,
    body: await bodyHtml(unknown),
  });
  // The prices that pages offer in their structured data.
  const prices = result.flatMap(({ body }) => [...body.matchAll(/"(?:minP|p)rice":(\d+)/g)].map(([, price]) => Number(price)));
  const priceRange = `AED ${formatAmount(Math.min(...prices))} to ${formatAmount(Math.max(...prices))}`;
  return result.map((page) => Object.assign(page, { head: headHtml(page.path, page.meta, priceRange) }));
}

/** Adds the addresses to which forms are posted without scripts. */
function deliveryAt(path: string): LeadDelivery {
  return { ...leadDelivery, path: () => path, address: (to) => formReceiver(siteEnv, to) };
}

async function bodyHtml(path: string): Promise<string> {
  return await html(
    <StrictMode>
      <StaticRouter location={path}>
        <App delivery={deliveryAt(path)} />
      </StaticRouter>
    </StrictMode>,
  );
}

async function html(element: ReactNode, identifierPrefix = ''): Promise<string> {
  const { prelude } = await prerender(element, {
    identifierPrefix,
    // Without this setting, React hides every Suspense boundary larger than 12.8 KB until a script reveals the boundary.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError(error) {
      throw error;
    },
  });
  return await new Response(prelude).text();
}

function headHtml(path: string, head: PageHead, priceRange: string): string {
  return headTags(path, head, { priceRange }).map(tagHtml).join('\n    ');
}

function tagHtml({ tag, attributes, text }: HeadTag): string {
  const list = Object.entries({ ...attributes, [HEAD_MARK]: '' })
    .map(([name, value]) => (value === '' ? ` ${name}` : ` ${name}="${escape(value)}"`))
    .join('');
  if (tag === 'meta' || tag === 'link') return `<${tag}${list}>`;
  return `<${tag}${list}>${tag === 'script' ? text : escape(text ?? '')}</${tag}>`;
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
