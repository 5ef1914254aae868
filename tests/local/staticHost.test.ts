import { mkdir, writeFile } from 'node:fs/promises';

import { createServer } from 'vite';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { staticHost, staticMiddleware } from '../../local/staticHost.ts';
import { ROOT } from '../spreadsheet-script/loadScript.ts';
import { serve, temporaryFolder } from './serve.ts';

let folder: Awaited<ReturnType<typeof temporaryFolder>>;
let server: Awaited<ReturnType<typeof serve>>;

beforeAll(async () => {
  folder = await temporaryFolder();
  await mkdir(`${folder.path}/blog`);
  const files = {
    _headers: '/*\n  X-Frame-Options: DENY\n/about\n  Cache-Control: no-store\n',
    'index.html': 'home',
    'about.html': 'about us',
    'blog/first.html': 'first post',
    '404.html': 'not here',
    'app.js': 'void 0;',
  };
  for (const [name, text] of Object.entries(files)) await writeFile(`${folder.path}/${name}`, text);
  server = await serve(...staticMiddleware(folder.path));
});

afterAll(async () => {
  await server.close();
  await folder.remove();
});

const get = async (path: string) => await fetch(server.origin + path, { redirect: 'manual' });

it.each([
  ['/', 'home'],
  ['/about', 'about us'],
  ['/about?utm_source=x', 'about us'],
  ['/blog/first', 'first post'],
  ['/app.js', 'void 0;'],
])('%s is its file', async (path, text) => {
  const reply = await get(path);
  expect([reply.status, await reply.text()]).toEqual([200, text]);
  expect(reply.headers.get('x-frame-options')).toBe('DENY');
});

it('adds the headers of the path, and of no other', async () => {
  expect((await get('/about')).headers.get('cache-control')).toBe('no-store');
  expect((await get('/')).headers.get('cache-control')).not.toBe('no-store');
});

it.each([
  ['/About', '/about'],
  ['/about/', '/about'],
  ['/ABOUT//?utm_source=X&gclid=Y', '/about?utm_source=X&gclid=Y'],
  ['/Blog/First/', '/blog/first'],
])('%s has one spelling: %s', async (path, location) => {
  const reply = await get(path);
  expect([reply.status, reply.headers.get('location')]).toEqual([301, location]);
});

it.each(['/nothing', '/Nothing/', '/404', '/404.html', '/../package.json', '/.env'])(
  '%s is the page for what is unknown, with status 404',
  async (path) => {
    const reply = await get(path);
    expect([reply.status, await reply.text()]).toEqual([404, 'not here']);
    expect(reply.headers.get('cache-control')).toBe('no-store');
  },
);

it('in dev, robots.txt is plain text and sitemap.xml is XML', async () => {
  const dev = await createServer({
    configFile: false,
    root: folder.path,
    publicDir: `${ROOT}/public`,
    logLevel: 'silent',
    plugins: [staticHost({ root: folder.path })],
    server: { middlewareMode: true, hmr: false, ws: false },
  });
  const site = await serve((req, res, next) => dev.middlewares(req, res, next));
  try {
    const typeOf = async (path: string) => (await fetch(site.origin + path)).headers.get('content-type');
    expect(await typeOf('/robots.txt')).toMatch(/^text\/plain\b/);
    expect(await typeOf('/sitemap.xml')).toMatch(/^application\/xml\b/);
  } finally {
    await site.close();
    await dev.close();
  }
});
