import type { Plugin } from 'vite';
import { headOf } from './headOf.ts';
import { PAGES } from './pages.ts';
import { renderPaths } from './renderer.ts';
import { stylesOf } from './stylesOf.ts';

/** Where index.html takes a page's head and body. */
const HEAD = '<!--page-head-->';
const BODY = '<!--page-body-->';
const TEMPLATE = 'index.html';

/**
 * Writes the public pages as finished HTML, all from the template that index.html is (ADR 0007).
 * While the bundle is put together: what lists the output afterwards, as the service worker's build
 * does, finds the pages like any other file.
 */
export const prerenderPlugin = ({ siteUrl }: { siteUrl: () => string }): Plugin => ({
  name: 'lumashot-prerender',
  apply: 'build',
  enforce: 'post',
  async generateBundle(_, bundle) {
    const template = bundle[TEMPLATE];
    if (template?.type !== 'asset') throw new Error(`The build has no ${TEMPLATE}`);
    const html = String(template.source);
    const drawn = await renderPaths(PAGES.map(({ path }) => path));
    delete bundle[TEMPLATE];
    for (const page of PAGES) {
      const head = headOf({
        page,
        siteUrl: siteUrl(),
        styles: stylesOf(bundle, page.module),
      });
      this.emitFile({
        type: 'asset',
        fileName: page.file,
        // By functions: a `$` of the text means itself.
        source: html.replace(HEAD, () => head).replace(BODY, () => drawn.get(page.path) ?? ''),
      });
    }
  },
});
