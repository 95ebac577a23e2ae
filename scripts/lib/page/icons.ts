import { z } from 'zod';
import Icons from 'unplugin-icons/vite';
import type { Plugin } from 'vite';
import { inRoot } from '../places.ts';

const ELEMENT = /<(path|circle|rect|g)\b([^>]*?)\/>/g;
const ATTRIBUTE = /([\w-]+)="([^"]*)"/g;

/** Of an icon's drawing; others would be left out in silence. */
const shapes = z.array(
  z.object({ tag: z.enum(['path', 'circle', 'rect']), facts: z.record(z.string(), z.string()) }),
);

/**
 * An icon as a module: its shapes inside of our component, which needs neither theme nor emotion. Throws
 * for a drawing with anything but plain shapes.
 */
export function iconModule(svg: string, name: string): string {
  const body = svg.replace(/^<svg[^>]*>/, '').replace(/<\/svg>$/, '');
  const found = [...body.matchAll(ELEMENT)];
  if (body.replaceAll(ELEMENT, '').trim() !== '') throw new Error(`${name} has more than shapes`);
  const parsed = shapes.parse(
    found.map(([, tag, facts = '']) => ({
      tag,
      // The component's colour is the text's anyway.
      facts: Object.fromEntries(
        [...facts.matchAll(ATTRIBUTE)]
          .map(([, key = '', value = '']) => [key, value])
          .filter(([key]) => key !== 'fill'),
      ),
    })),
  );
  const drawing = parsed
    .map(({ tag, facts }, index) => `jsx('${tag}', ${JSON.stringify(facts)}, ${index})`)
    .join(', ');
  return [
    `import { jsx } from 'react/jsx-runtime';`,
    `import { createSvgIcon } from ${JSON.stringify(inRoot('src', 'components', 'look', 'svgIcon.tsx'))};`,
    `export default createSvgIcon([${drawing}], ${JSON.stringify(name)});`,
  ].join('\n');
}

/** `import CloseIcon from '~icons/ic/round-close'`: Google's Material Icons, taken in at build. */
export const icons = (): Plugin[] =>
  [
    Icons({
      compiler: {
        compiler: (svg, _, icon) => iconModule(svg, icon),
        extension: 'js',
      },
    }),
  ].flat();
