import type { Plugin, Rolldown } from 'vite';
import { SHELL_MODULES } from '../lib/page/chunkLayers.ts';
import { headOf, linksTo } from './headOf.ts';
import { PAGES, type Page } from './pages.ts';
import { renderPages } from './renderer.ts';
import { scriptsOf, stylesOf } from './stylesOf.ts';

/** Where index.html takes a page's head and body. */
const HEAD = '<!--page-head-->';
const BODY = '<!--page-body-->';
const TEMPLATE = 'index.html';

/** What app.html says of itself, and where a picture of a page goes until the app is there. */
const SHELL = 'app.html';
const SHELL_HEAD = /<!--app-head-->[\s\S]*<!--\/app-head-->/;
/** The picture comes first: its styles and fonts must not wait for scripts. */
const SHELL_SCRIPT = '<script type="module"';
const SHELL_SCRIPT_LATER = `${SHELL_SCRIPT} fetchpriority="low"`;
const SHELL_ROOT = '<div id="root"></div>';
/** Tells styles/base.css that all of the picture has arrived. */
const STILL_END = '<template data-still-end></template>';
/** After the styles of the first script, as if it had asked. */
const SHELL_LINKS = '</head>';

/**
 * Writes the public pages as finished HTML, all from the template that index.html is, and the picture
 * of /auth into the empty shell (ADR 0007). While the bundle is put together: what lists the output
 * afterwards, as the service worker's build does, finds the pages like any other file.
 */
export const prerenderPlugin = ({ siteUrl }: { siteUrl: () => string }): Plugin => ({
  name: 'lumashot-prerender',
  apply: 'build',
  enforce: 'post',
  async generateBundle(_, bundle) {
    const template = htmlOf(bundle, TEMPLATE);
    const shell = htmlOf(bundle, SHELL);
    const drawn = await renderPages(PAGES);
    delete bundle[TEMPLATE];
    this.emitFile({
      type: 'asset',
      fileName: SHELL,
      source: shell.replace(SHELL_LINKS, () => `${shellLinks(bundle)}\n  ${SHELL_LINKS}`),
    });
    for (const page of PAGES) {
      const head = headOf({
        page,
        siteUrl: siteUrl(),
        styles: stylesOf(bundle, page.module),
        scripts: scriptsOf(bundle, page.needs),
      });
      this.emitFile({
        type: 'asset',
        fileName: page.file,
        source: withBody(page, { template, shell, head, body: drawn.get(page.path) ?? '' }),
      });
    }
  },
});

/** By functions: a `$` of the text means itself. */
function withBody(
  { drawn }: Page,
  { template, shell, head, body }: Record<'template' | 'shell' | 'head' | 'body', string>,
): string {
  if (drawn === 'whole') return template.replace(HEAD, () => head).replace(BODY, () => body);
  const named = shell.replace(SHELL_HEAD, () => head);
  if (drawn === 'empty') return named;
  return named
    .replaceAll(SHELL_SCRIPT, SHELL_SCRIPT_LATER)
    .replace(SHELL_ROOT, () => `<div id="root" data-still>${body}${STILL_END}</div>`);
}

/** Asked for at once, not after the first script. */
function shellLinks(bundle: Rolldown.OutputBundle): string {
  const styles = SHELL_MODULES.flatMap((module) => stylesOf(bundle, module));
  const linked = new Set(stylesOf(bundle, 'src/main.tsx'));
  return linksTo({
    styles: [...new Set(styles)].filter((file) => !linked.has(file)),
    scripts: scriptsOf(bundle, SHELL_MODULES),
  });
}

function htmlOf(bundle: Rolldown.OutputBundle, name: string): string {
  const file = bundle[name];
  if (file?.type !== 'asset') throw new Error(`The build has no ${name}`);
  return String(file.source);
}
