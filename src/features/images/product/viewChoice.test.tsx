// @vitest-environment happy-dom
import type { ProductView } from '@lumashot/domain/catalog/productViews';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { VIEW_TEXTS } from '#app/texts/images.ts';
import { ViewChoice } from './ViewChoice.tsx';

afterEach(cleanup);

interface Known {
  readonly lies?: boolean;
  readonly hangs?: boolean;
  readonly tips?: boolean;
}

const show = (view: ProductView, { lies = false, hangs = false, tips = false }: Known) =>
  render(<ViewChoice {...{ view, lies, hangs, tips }} disabled={false} onChoose={() => {}} />);

it.each<[string, ProductView, Known]>([
  ['lets a shirt stand', 'front', { lies: true }],
  ['sets a shirt on a table at a slant', 'angle', { lies: true, tips: true }],
])('tells whoever %s that it would balance on its edge', (_, view, known) => {
  show(view, known);
  expect(screen.getByText(VIEW_TEXTS.cannotStand)).toBeDefined();
});

it.each<ProductView>(['front', 'angle'])(
  'tells whoever sets a wall clock on a table: %s',
  (view) => {
    show(view, { hangs: true, tips: true });
    expect(screen.getByText(VIEW_TEXTS.belongsOnWall)).toBeDefined();
  },
);

it('tells whoever lets a hanging key stand that it would tip over', () => {
  show('front', { tips: true });
  expect(screen.getByText(VIEW_TEXTS.wouldTip)).toBeDefined();
});

it.each<[ProductView, Known]>([
  ['front', {}],
  ['above', { lies: true, tips: true }],
  ['angle', { tips: true }],
  ['above', { hangs: true }],
  ['wall', { hangs: true, lies: true, tips: true }],
])('says what %s is where nothing speaks against it', (view, known) => {
  show(view, known);
  expect(screen.getByText(VIEW_TEXTS.hints[view])).toBeDefined();
});
