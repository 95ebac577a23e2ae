// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { VIEW_TEXTS } from '#app/texts/images.ts';
import { ViewChoice } from './ViewChoice.tsx';

afterEach(cleanup);

const show = (view: 'front' | 'above', lies: boolean) =>
  render(<ViewChoice view={view} lies={lies} disabled={false} onChoose={() => {}} />);

it('tells whoever lets a shirt stand that it would balance on its edge', () => {
  show('front', true);
  expect(screen.getByText(VIEW_TEXTS.cannotStand)).toBeDefined();
});

it.each([
  ['front', false],
  ['above', true],
] as const)('says what %s is where nothing speaks against it', (view, lies) => {
  show(view, lies);
  expect(screen.getByText(VIEW_TEXTS.hints[view])).toBeDefined();
});
