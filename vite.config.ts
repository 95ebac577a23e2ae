import { readFileSync } from 'node:fs';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { createChunkLayers } from './scripts/lib/page/chunkLayers.ts';
import { installable } from './scripts/lib/page/installable.ts';
import { appConfigFromEnvironment, siteUrlOf } from './scripts/lib/settings/appConfig.ts';
import { icons } from './scripts/lib/page/icons.ts';
import { picturesBy } from './scripts/lib/page/picturesBy.ts';
import { inRoot } from './scripts/lib/places.ts';
import { prerenderPlugin } from './scripts/prerender/prerenderPlugin.ts';
import { shellInDev } from './scripts/prerender/shellInDev.ts';

const COMMON_HEAD = inRoot('src', 'head.html');
const OUT_DIR = process.env['LUMASHOT_OUT_DIR'] ?? 'dist';
/** When it is needed: those who only read this file have none. */
const config = () => appConfigFromEnvironment(process.env);

/** Writes the app's configuration into the page: a JSON block needs no script and no request. */
const appConfig = (): Plugin => ({
  name: 'lumashot-app-config',
  transformIndexHtml: (html) => html.replace('%APP_CONFIG%', () => JSON.stringify(config())),
});

/** What both pages begin with; before the bundler looks for what they ask for. */
const commonHead = (): Plugin => ({
  name: 'lumashot-common-head',
  transformIndexHtml: {
    order: 'pre',
    handler: (html) => html.replace('<!--common-head-->', () => readFileSync(COMMON_HEAD, 'utf8')),
  },
});

/**
 * What every page stands on, as one chunk with one style sheet: the pages that are drawn at build wait
 * for their styles, and eight small sheets take longer than one.
 */
const BASE =
  /src\/(components\/(actions\/Button|actions\/ButtonLink|look\/Logo|pictures\/TintedImage|plans\/)|features\/marketing\/frame\/|app\/message|styles\/)/;

/**
 * Firestore evaluates pipelines on the device with an engine for regular expressions, a third of its
 * size. We have listeners and no pipelines.
 */
const NO_REGEX_ENGINE = { re2js: inRoot('src', 'firebase', 'documents', 'noRegexEngine.ts') };

export default defineConfig({
  resolve: { alias: NO_REGEX_ENGINE },
  plugins: [
    react(),
    icons(),
    commonHead(),
    appConfig(),
    picturesBy(),
    prerenderPlugin({ siteUrl: () => siteUrlOf(config()) }),
    shellInDev(),
    installable(),
  ],
  // The cut-out's worker loads its network when a photo is there.
  worker: { format: 'es' },
  build: {
    outDir: OUT_DIR,
    emptyOutDir: true,
    target: 'baseline-widely-available',
    // Every browser of that target preloads modules itself.
    modulePreload: { polyfill: false },
    // index.html becomes the public pages, app.html the shell of every other path.
    rollupOptions: {
      input: ['index.html', 'app.html'],
      output: {
        codeSplitting: {
          groups: [
            { name: 'base', test: BASE, priority: 1 },
            {
              name: createChunkLayers(),
              debugName: 'layers',
              includeDependenciesRecursively: false,
            },
          ],
        },
      },
    },
    // The face check brings its own tensor library, after a photo is chosen: nothing waits for it.
    chunkSizeWarningLimit: 1_400,
  },
});
