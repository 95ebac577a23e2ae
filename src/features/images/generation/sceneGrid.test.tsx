// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { focusMissing } from '#app/lib/focusMissing.ts';
import { SceneGrid } from './SceneGrid.tsx';

const SCENES = [
  { id: 'desk', name: 'Modern Desk', description: 'A desk' },
  { id: 'street', name: 'Urban Street', description: 'A street' },
] as const;

afterEach(cleanup);

it('is where a form that was sent without a scene leads to', () => {
  render(
    <form
      aria-label="form"
      onSubmit={(event) => {
        event.preventDefault();
        focusMissing(event.currentTarget);
      }}
    >
      <SceneGrid legend="Scene" scenes={SCENES} chosen={null} onPick={() => {}} disabled={false} />
    </form>,
  );
  fireEvent.submit(screen.getByRole('form'));
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Modern Desk' }));
});
