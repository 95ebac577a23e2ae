import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { benchFolder } from '../web/buildOwn.ts';

const PAGE = `<!doctype html>
<html lang="en">
  <head><meta charset="utf-8" /><title>Bare</title></head>
  <body><div id="root"></div><script type="module" src="/main.js"></script></body>
</html>
`;

/** The least that an app on this stack is: one route, one element. */
const MAIN = `import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter, Route, Routes } from 'react-router-dom';

const home = createElement(Route, { path: '/', element: createElement('h1', null, 'Bare') });
createRoot(document.getElementById('root')).render(
  createElement(BrowserRouter, null, createElement(Routes, null, home)),
);
`;

/** Builds it with our settings; its folder. */
export async function buildBare(): Promise<string> {
  const root = benchFolder('bare');
  mkdirSync(root, { recursive: true });
  writeFileSync(join(root, 'index.html'), PAGE);
  writeFileSync(join(root, 'main.js'), MAIN);
  await build({
    configFile: false,
    root,
    // The router's own "use client" is worth a warning to the bundler, and none to us.
    logLevel: 'error',
    build: {
      outDir: 'dist',
      emptyOutDir: true,
      target: 'baseline-widely-available',
      modulePreload: { polyfill: false },
    },
  });
  return join(root, 'dist');
}
