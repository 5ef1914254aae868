import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import sirv from 'sirv';
import type { Plugin } from 'vite';

import { headersFor, parseHeaders } from './hostHeaders.ts';
import { type Middleware, pathOf } from './loopback.ts';

/**
 * Makes `vite preview` serve dist/ as a static host does. It sends precompressed files, serves `/about` from about.html, sets the headers
 * of dist/_headers, redirects to one spelling per address, and sends 404.html with status 404 for everything else.
 */
export function staticHost({ root }: { root: string }): Plugin {
  return {
    name: 'static-host',
    configureServer(server) {
      // Set the type, because Vite would send text/xml.
      server.middlewares.use('/sitemap.xml', (_req, res, next) => {
        res.setHeader('content-type', 'application/xml');
        next();
      });
    },
    configurePreviewServer(server) {
      // Returned, so that it runs after the local backend and before Vite's own files.
      for (const middleware of staticMiddleware(join(root, 'dist'))) server.middlewares.use(middleware);
    },
  };
}

/** The host's middlewares for a finished build, in order. */
function staticMiddleware(dist: string): Middleware[] {
  const rules = parseHeaders(readFileSync(join(dist, '_headers'), 'utf8'));
  const notFound = readFileSync(join(dist, '404.html'));
  const setHeaders: Middleware = (req, res, next) => {
    for (const [name, value] of headersFor(rules, pathOf(req))) res.setHeader(name, value);
    next();
  };
  const redirectToCanonical: Middleware = (req, res, next) => {
    const [path = '/', query] = (req.url ?? '/').split('?', 2);
    const clean = path.replace(/\/+$/, '').toLowerCase();
    if (clean === '' || clean === path || !existsSync(join(dist, `${clean}.html`))) return next();
    res.writeHead(301, { location: query === undefined ? clean : `${clean}?${query}` }).end();
  };
  // Like the hosts, do not serve 404.html under its own address.
  const hidePage404: Middleware = (req, res, next) => (/^\/404(\.html)?$/.test(pathOf(req)) ? respondNotFound(req, res, next) : next());
  const files = sirv(dist, { brotli: true, gzip: true, etag: true, maxAge: 0, extensions: ['html'], dotfiles: false });
  const respondNotFound: Middleware = (_req, res) => {
    res.writeHead(404, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' }).end(notFound);
  };
  return [setHeaders, redirectToCanonical, hidePage404, files, respondNotFound];
}
