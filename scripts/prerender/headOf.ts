import { PRODUCT_NAME } from '@lumashot/domain/product';
import type { Page } from './pages.ts';

/** What link previews show. JPEG, 1200 x 630: not everybody who shows previews reads WebP. */
export const PREVIEW_PICTURE = '/showcase/preview.jpg';

/** The part of a page's head that is its own. Everything in it is ours, and escaped all the same. */
export function headOf({
  page,
  siteUrl,
  styles,
  scripts,
}: {
  page: Page;
  /** Where the app will live, without a slash at the end. */
  siteUrl: string;
  /** Paths of style sheets, in their order. */
  styles: readonly string[];
  /** Paths of scripts that are needed at once. */
  scripts: readonly string[];
}): string {
  const url = `${siteUrl}${page.path}`;
  const named = (name: string, content: string): string =>
    `<meta name="${name}" content="${escaped(content)}" />`;
  const property = (name: string, content: string): string =>
    `<meta property="og:${name}" content="${escaped(content)}" />`;
  return [
    `<title>${escaped(page.title)}</title>`,
    named('description', page.description),
    `<link rel="canonical" href="${escaped(url)}" />`,
    property('type', 'website'),
    property('site_name', PRODUCT_NAME),
    property('title', page.title),
    property('description', page.description),
    property('url', url),
    property('image', `${siteUrl}${PREVIEW_PICTURE}`),
    named('twitter:card', 'summary_large_image'),
    linksTo({ styles, scripts, priority: page.drawn === 'empty' ? 'auto' : 'low' }),
  ].join(LINE);
}

const LINE = '\n    ';

/** Asks for style sheets and scripts by their paths, before anything runs that needs them. */
export function linksTo({
  styles,
  scripts,
  priority = 'auto',
}: {
  styles: readonly string[];
  scripts: readonly string[];
  /** Of the scripts: the picture of a page goes before its code. */
  priority?: 'auto' | 'low';
}): string {
  const fetchpriority = priority === 'auto' ? '' : ` fetchpriority="${priority}"`;
  return [
    ...scripts.map(
      (file) => `<link rel="modulepreload"${fetchpriority} crossorigin href="/${file}" />`,
    ),
    ...styles.map((file) => `<link rel="stylesheet" crossorigin href="/${file}" />`),
  ].join(LINE);
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);
