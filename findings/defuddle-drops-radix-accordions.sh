#!/bin/sh
# Package: defuddle 0.19.4 (npm; extracts a page's content for web clippers and for tools that feed pages to assistants), with
# @radix-ui/react-accordion 1.3.1, react and react-dom 19.3.1, jsdom 29.1.1.
# Seen: an accordion that Radix renders on the server, with every answer in the HTML, is missing from the result: questions and answers alike.
# Defuddle removes every element that has data-orientation="vertical", which Radix writes on all parts of an accordion.
# Expected: the text stays. It is visible content, under headings, and the attribute only says which arrow keys work.
# Why it matters: an FAQ is the part of a salon's page that visitors ask assistants about. Setting the attribute to undefined keeps it.
# Date: 28 Nov 2026. Exit code: 0 still so, 1 changed, 2 cannot be tried here.
set -u
folder=$(mktemp -d) || exit 2
trap 'rm -rf "$folder"' EXIT
cd "$folder" || exit 2
npm init -y >/dev/null 2>&1
npm install --silent defuddle@0.19.4 jsdom@29.1.1 react@19.3.1 react-dom@19.3.1 @radix-ui/react-accordion@1.3.1 >/dev/null 2>&1 || exit 2
cat > try.mjs <<'JS'
import * as Accordion from '@radix-ui/react-accordion';
import { Defuddle } from 'defuddle/node';
import { JSDOM } from 'jsdom';
import { createElement as h } from 'react';
import { renderToString } from 'react-dom/server';

const prose = '<p>Lip blush gives pale lips their colour back, in sheer layers that a brush could not keep. It lasts two to three years, and softens evenly.</p>'.repeat(6);
const extra = (attributes) =>
  renderToString(
    h(Accordion.Root, { type: 'multiple', defaultValue: ['a'], asChild: true },
      h('div', attributes,
        h(Accordion.Item, { value: 'a', ...attributes },
          h(Accordion.Header, attributes, h(Accordion.Trigger, { asChild: true, ...attributes }, h('span', null, 'Does it hurt?'))),
          h(Accordion.Content, { forceMount: true, ...attributes }, 'Your lips are numbed first, and most clients feel light pressure.'))))
  );
async function read(accordion) {
  const html = `<!doctype html><html><head><title>Lip blush</title></head><body><main><article><h1>Lip blush</h1>${prose}${accordion}${prose}</article></main></body></html>`;
  const { content } = await Defuddle(new JSDOM(html, { url: 'https://studio.example/lips' }).window.document, 'https://studio.example/lips');
  return [/Does it hurt/.test(content), /numbed first/.test(content)].map((kept) => (kept ? 'kept' : 'missing')).join(', answer ');
}
const asRendered = await read(extra({}));
const without = await read(extra({ 'data-orientation': undefined }));
console.log(`as Radix renders it: question ${asRendered}`);
console.log(`without data-orientation: question ${without}`);
process.exit(asRendered === 'missing, answer missing' && without === 'kept, answer kept' ? 0 : 1);
JS
node try.mjs
