import { expect, it } from 'vitest';
import { iconModule } from './icons.ts';

const svg = (body: string): string => `<svg viewBox="0 0 24 24">${body}</svg>`;

it('is the drawing’s shapes inside of our component', () => {
  const code = iconModule(
    svg('<path fill="currentColor" d="M1 2z"/><circle cx="3" cy="4" r="5"/>'),
    'two-shapes',
  );
  expect(code).toContain(
    `createSvgIcon([jsx('path', {"d":"M1 2z"}, 0), jsx('circle', {"cx":"3","cy":"4","r":"5"}, 1)], "two-shapes")`,
  );
});

it.each(['<g opacity="0.5"><path d="M1 2z"/></g>', '<text>Hi</text>', '<style>a{}</style>'])(
  'takes no drawing with more than shapes: %s',
  (body) => {
    expect(() => iconModule(svg(body), 'odd')).toThrow('odd');
  },
);
