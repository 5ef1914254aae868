import { gzipSync } from 'node:zlib';

import { expect, test } from 'vitest';

import { cleanSite, SITE } from '../../support/fakeSite.ts';
import { respond, body, linesOf, header, type Row, visit } from '../../support/visitSite.ts';

const ABOUT = 'GET /about';
const HTML = /^GET https:\/\/www[^.]*\.[^.]*\.example\/[\w-]*$/;
const LANDING = /^GET https:.*-dubai(-new)?$/;
const policy = (from: string, to: string) => (reply: { headers: Record<string, string> }) =>
  header('content-security-policy', reply.headers['content-security-policy']?.replace(from, to) ?? '')({ status: 0, body: '', ...reply });
const type = (value: string) => header('content-type', value);
const notFound = respond(404);
const plain = (reply: { headers: Record<string, string> }) => {
  const { 'content-encoding': _, ...headers } = reply.headers;
  return { headers };
};

const rows: Row[] = [
  // Pages
  ['an alias is missing', 'GET /brows-lashes-dubai', respond(410), /files: \/brows-lashes-dubai answers 410.*4\.5/],
  ['pages are text', HTML, type('text/plain'), /files: \/ \(and \d+ more\) is sent as text\/plain instead of text\/html.*4\.5/],
  ['pages are a download', HTML, header('content-disposition', 'attachment; filename=x'), /files: .* is sent as a download.*4\.5/],
  ['pages are Latin-1', HTML, type('text/html; charset=ISO-8859-1'), /files: .*iso-8859-1 instead of UTF-8.*4\.5/],
  ['a challenge guards some pages', LANDING, respond(403, 'Just a moment...'), /files: .*bot challenge \(403\).*4\.5/],
  ['an analytics beacon is added', HTML, body('</form>', '</form><script src="https://cdn.x/b.js">'), /on: <script src="https:\/\/cdn.x/],
  ['a layer covers the home page', 'GET /', body('<form', '<div id="offer"><form'), /files: \/ was changed.*<div id="offer">/],
  ['addresses are rewritten', 'GET /contact', body('</form>', '<a href="/cdn-cgi/l/email-protection">'), /\/contact was.*cdn-cgi/],
  ['a page is minified', ABOUT, body(/ {2000}/, ' '), /\/about was changed.*<\/script>/],
  ['a page is truncated', ABOUT, body(/orm action[^]*/, ''), /\/about is cut off after \d+ of \d+ bytes/],
  ['the host changes the loader', ABOUT, body('boot()', 'boot();track()'), /\/about was changed.*track\(\)/],
  ['a page is of an older release', ABOUT, body('index-12345678', 'index-00000000'), /\/about is the page of an older release/],
  ['a form posts elsewhere', 'GET /contact', body('//studio.', '//other.'), /contact was changed.*<form action="https:\/\/other/],
  ['the previous release is live', 'GET /release.json', body(/"id":"\w+"/, '"id":"0"'), /Release: .*other sources.*4\.5/],
  ['a challenge guards the files', /release.json/, respond(403, 'captcha'), /Release: .*bot challenge \(403\).*turn it off  ->/],
  ['the release has no list of files', 'GET /release.json', notFound, /Release: \/release.json answers 404.*4\.5/],
  // Search
  ['canonicals are of staging', HTML, body('//www.atelier', '//staging.atelier'), /files: \/ \(and \d+ more\) was.*staging/],
  ['the host forbids indexing', HTML, header('x-robots-tag', 'noindex'), /headers: .*hidden from search engines by x-robots-tag.*4\.5/],
  ['a plugin forbids indexing', HTML, body('<link', '<meta name="robots"><link'), /files: .*<meta name="robots">/],
  ['robots.txt is another', 'GET /robots.txt', respond(200, 'Sitemap: https://a.ae/'), /robots.txt was changed.*on: Sitemap:.*a.ae.*4\.5/],
  ['robots.txt begins alike', 'GET /robots.txt', respond(200, 'User-agent: *\nDisallow: /'), /robots.txt was changed.*on: Disallow: \/  /],
  ['robots.txt is cut off', 'GET /robots.txt', body(/Crawl[^]*/, 'Crawl-del'), /robots.txt is cut off after \d+ of .*on: Crawl-del/],
  ['robots.txt is cut off after a line', 'GET /robots.txt', body(/Crawl[^]*/, ''), /robots.txt is cut off after \d+ of \d+ bytes {2}-/],
  ['the host forbids the whole site', 'GET /robots.txt', body('Allow: /', 'Disallow:/'), /robots.txt was.*: Disallow:\/ /],
  ['the sitemap is of another site', 'GET /sitemap.xml', body(/www/g, 'a'), /sitemap.xml was.*https:\/\/a\..*4\.5/],
  ['the sitemap has one address', 'GET /sitemap.xml', body(/(<\/url>)[^]*<\/url>/, '</url>'), /sitemap.xml was changed.*: <\/urlset>/],
  ['the sitemap is gzip', 'GET /sitemap.xml', respond(200, gzipSync('<urlset>').toString()), /sitemap.xml was changed.*is no text/],
  ['a page is one sentence', 'GET /contact', respond(200, '<html><p>Down for maintenance'), /\/contact was changed.*<html><p>Down/],
  ['a page ends early', 'GET /contact', body(/<form[^]*/, '</html>'), /\/contact was changed.*on: <\/html>/],
  ['the sitemap is HTML', 'GET /sitemap.xml', type('text/html'), /sitemap.xml is sent as text\/html/],
  // Files
  ['scripts are text', /assets.*js$/, type('text/plain'), /files: .*is sent as text\/plain instead of text\/javascript/],
  ['fonts are missing', /woff2$/, notFound, /files: .*woff2 answers 404/],
  ['AVIF has another type', /avif$/, type('application/octet-stream'), /files: .*octet-stream instead of image\/avif/],
  ['a script is changed', /forms-abcdefgh/, body('var', 'let'), /forms-abcdefgh.js is not the file of \d+ bytes as built: it was changed/],
  ['a script is truncated', /forms-abcdefgh/, body(/ +$/, ''), /files: .*forms-abcdefgh.js has \d+ bytes instead of \d+ as built/],
  ['the share picture is HTML', /share.jpg/, respond(200, '<html>'), /files: .*share.jpg has 6 bytes .*: it was cut off/],
  ['the manifest has another type', /webmanifest/, type('text/plain'), /files: \/site.webmanifest is sent as/],
  ['nothing is compressed', HTML, plain, /files: .*uncompressed/],
  ['a missing page answers 200', 'GET /no-such-page', respond(200), /Missing.*200 instead of 404/],
  ['a missing script is a page', 'GET /assets/gone-00000000.js', respond(200), /gone.*200 instead of 404/],
  // Headers
  ['a header is missing', ABOUT, header('x-frame-options', ''), /headers: .*\/about is sent without x-frame/],
  ['landing pages have no policy', LANDING, header('content-security-policy', ''), /headers: .*is sent without content-sec/],
  ['404 has no policy', 'GET /no-such-page', header('content-security-policy', ''), /headers: .*\/no-such-page is sent without content-s/],
  ['a page has another policy', 'GET /gallery', policy("script-src 'self'", "script-src 'none'"), /gallery has another.*script-src 'none'/],
  ['a second policy', HTML, policy('', "default-src 'self', "), /has another content-security-policy \(default-src 'self', /],
  ['HSTS ends at once', HTML, header('strict-transport-security', 'max-age=0'), /has another strict-transport-security \(max-age=0\)/],
  ['the loader is older', ABOUT, policy('sha256-', 'sha256-x'), /another content-security-policy \(script-src 'self' 'sha256-x/],
  ['the host sets a cookie', 'GET /', header('set-cookie', 'id=1; Path=/'), /Cookies.*sets a cookie, id:/],
  ['the clock is wrong', 'GET /', header('date', 'Mon, 02 Nov 2020 10:00:00 GMT'), /clock.*differ by \d+ minutes/],
  ['pages are cached', 'GET /gallery', header('cache-control', 'max-age=9'), /cache-control \(max-age=9 instead of no-cache\)/],
  ['a CDN caches pages', HTML, header('cache-control', 'no-cache, s-maxage=31536000'), /headers: .*s-maxage/],
  ['scripts are not cached', /index-12345678/, header('cache-control', 'max-age=0'), /headers: .*another cache-control \(max-age=0/],
  // Addresses
  ['/about leads to /about/', ABOUT, () => ({ status: 301, headers: { location: '/about/' } }), /files: \/about redirects to \/about\//],
  ['/about/ is a page', 'GET /about/', respond(200), /One address.*\/about\/ is not redirected.*4\.5/],
  ['http is not redirected', 'GET http://www.ateliermarina.example/about', respond(200), /One address.*http:.*4\.6/],
  ['http is closed', 'GET http://www.ateliermarina.example/about', respond(-1), /One address .*http:\/\/www.*closed.*4\.6/],
  ['the other host is another site', 'GET https://ateliermarina.example/about', header('location', `${SITE}/`), /example\/about leads to/],
  // The entrance: one line instead of one in every check
  ['the site is down', 'GET /', respond(503), /Address: .*answers 503.*4\.5/],
  ['a bot challenge', HTML, () => ({ status: 403, headers: { 'cf-mitigated': 'challenge' } }), /Address: .*bot challenge \(403\)/],
  ['www and apex loop', 'GET /', () => ({ status: 301, headers: { location: `${SITE}/` } }), /Address: .*in a circle.*4\.6/],
  ['another page', 'GET /', respond(200, '<title>Parked</title>'), /Address: .*another page.*"Parked"/],
];

test.each(rows)('names one fault: %s', async (...row) => {
  expect(await linesOf(row)).toEqual([expect.stringMatching(row[3])]);
});

test('names a certificate that ends soon', async () => {
  expect((await visit(cleanSite(), { daysLeft: 5 })).faults).toEqual(['✗ Certificate: ends in 5 days  -> docs/going-live.md 4.6']);
});

test('finds no fault on a clean site, stores nothing, and says what to look at', async () => {
  const { faults: problems, notExamined, manualChecks, requests } = await visit(cleanSite());
  expect([problems, notExamined, manualChecks.length]).toEqual([[], [], 7]);
  const posts = requests
    .filter((request) => !/^(GET|OPTIONS|POST .*\/rpc\/)/.test(request))
    .map((request) => new URL(request.slice(5)).pathname);
  expect(posts.toSorted()).toEqual(['/auth/v1/signup', '/functions/v1/send-lead-notification', '/rest/v1/lead_form']);
});

test('an address that only redirects is named, with the address to examine', async () => {
  const replies = cleanSite();
  replies.set('GET https://ateliermarina.example/', { status: 301, headers: { location: `${SITE}/` }, body: '' });
  const { faults: problems, notExamined } = await visit(replies, { address: 'https://ateliermarina.example' });
  expect([problems.length, notExamined]).toEqual([1, [expect.stringMatching(/^the pages, .*Apps Script$/)]]);
  expect(problems[0]).toContain(`redirects to ${SITE}/: examine that address`);
});

test('a site that does not answer has one fault', async () => {
  expect((await visit(new Map())).faults).toEqual([expect.stringMatching(/^✗ Address: .*has no reply {2}-> docs\/going-live.md 4\.6$/)]);
});

test('prints no control characters that a page sends', async () => {
  const replies = cleanSite();
  replies.set(`GET ${SITE}/`, { status: 200, headers: {}, body: '<title>\u001b[2J\u202eevil\r\n✓ fine</title>' });
  expect((await visit(replies)).faults[0]).toMatch(/^[^\p{Cc}\p{Cf}]*$/u);
});
