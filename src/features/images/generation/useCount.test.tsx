// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { usedDrafts } from '#app/device/drafts.ts';
import { writeLastSession } from '#app/device/lastSession.ts';
import { SEVERAL_TEXTS } from '#app/texts/images.ts';
import { HowMany } from './HowMany.tsx';
import { useCount } from './useCount.ts';

const config = vi.hoisted((): { previewEngine: string[] } => ({ previewEngine: [] }));
vi.mock('#app/firebase/app.ts', () => ({ appConfig: config }));

type Operation = Parameters<typeof useCount>[0]['operation'];

function Form({ operation, scene }: { operation: Operation; scene: string | null }) {
  const many = useCount({ uid: 'mara', operation, scene });
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
  localStorage.clear();
  writeLastSession({ uid: 'mara', email: null });
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

it('comes back after a reload, until the pictures are made; another form has its own', () => {
  const { unmount } = render(<Form operation="productShot" scene="modern-desk" />);
  fireEvent.click(screen.getByRole('radio', { name: '4' }));
  unmount();
  const again = render(<Form operation="productShot" scene="modern-desk" />);
  expect(count()).toBe('4');
  again.unmount();
  const portrait = render(<Form operation="portrait" scene="coffee-shop" />);
  expect(count()).toBe('1');
  portrait.unmount();
  usedDrafts('mara', ['product-count'])();
  render(<Form operation="productShot" scene="modern-desk" />);
  expect(count()).toBe('1');
});
