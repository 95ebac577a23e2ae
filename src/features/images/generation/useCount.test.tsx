// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { OperationName } from '@lumashot/domain/operations/operations';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SEVERAL_TEXTS } from '#app/texts/images.ts';
import { HowMany } from './HowMany.tsx';
import { useCount } from './useCount.ts';

const config = vi.hoisted((): { previewEngine: string[] } => ({ previewEngine: [] }));
vi.mock('#app/firebase/app.ts', () => ({ appConfig: config }));

function Form({ operation, scene }: { operation: OperationName; scene: string | null }) {
  const many = useCount({ operation, scene });
  return (
    <>
      <HowMany {...many} disabled={false} />
      <output>{many.count}</output>
    </>
  );
}

const count = () => screen.getByRole('status').textContent;
const isLocked = () => screen.getByRole('group').hasAttribute('disabled');
const hint = () => screen.queryByText(SEVERAL_TEXTS.sameEachTime);

beforeEach(() => {
  config.previewEngine = ['productShot', 'portrait'];
});
afterEach(cleanup);

it.each([
  ['productShot', 'clean-white-studio', 'modern-desk'],
  ['portrait', 'professional-headshot', 'coffee-shop'],
] as const)('one %s of a plain scene is all there is, and says why', (operation, plain, other) => {
  const { rerender } = render(<Form operation={operation} scene={other} />);
  fireEvent.click(screen.getByRole('radio', { name: '3' }));
  expect([count(), isLocked(), hint()]).toEqual(['3', false, null]);
  rerender(<Form operation={operation} scene={plain} />);
  expect([count(), isLocked()]).toEqual(['1', true]);
  expect(hint()).not.toBeNull();
  expect(screen.getByRole('group').getAttribute('aria-describedby')).toBe(hint()?.id);
  // Chosen before, and chosen still.
  rerender(<Form operation={operation} scene={other} />);
  expect([count(), isLocked(), hint()]).toEqual(['3', false, null]);
});

it('is open where a model draws, and before a scene is chosen', () => {
  const { rerender } = render(<Form operation="productShot" scene={null} />);
  expect(isLocked()).toBe(false);
  config.previewEngine = ['portrait'];
  rerender(<Form operation="productShot" scene="clean-white-studio" />);
  expect(isLocked()).toBe(false);
});
