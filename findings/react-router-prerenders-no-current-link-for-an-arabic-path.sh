#!/bin/sh
# With: react-router-dom 7.18.5 with react and react-dom 19.3.1.
# Behaviour: For StaticRouter location="/رموش" the route "/رموش" matches, but <NavLink to="/رموش"> gets no
#   aria-current and no class "active". For the same path percent-encoded, as browsers give it, it gets both.
# One would expect: the same link current in both, since the same route is drawn.
# Why it matters: A prerender that takes its paths from the list of routes writes Arabic paths as they are: the HTML
#   has no current page in its menu, and hydration meets other attributes than it renders.
# 28 November 2026
set -eu
command -v npm > /dev/null || { echo 'npm is missing.'; exit 2; }
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
trap 'exit 2' HUP INT TERM
cd "$folder"
echo '{ "private": true, "type": "module" }' > package.json
npm install --silent --no-audit --no-fund --ignore-scripts react-router-dom@7.18.5 react@19.3.1 react-dom@19.3.1 > npm.log 2>&1 || {
  echo 'The packages cannot be installed here.'
  exit 2
}
cat > try.mjs << 'END'
import { createElement as h } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { NavLink, Route, Routes, StaticRouter } from 'react-router-dom';

const path = '/رموش';
const draw = (location) => {
  const page = h(Routes, null, h(Route, { path, element: h('p', null, 'page') }), h(Route, { path: '*', element: 'none' }));
  const html = renderToStaticMarkup(h(StaticRouter, { location }, h(NavLink, { to: path }, 'link'), page));
  console.log(location, html);
  return [html.includes('<p>page</p>'), html.includes('aria-current="page"')].join();
};
const plain = draw(path);
const encoded = draw(encodeURI(path));
process.exitCode = plain === 'true,false' && encoded === 'true,true' ? 0 : 1;
END
node try.mjs
