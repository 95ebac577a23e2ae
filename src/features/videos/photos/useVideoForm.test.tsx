// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { useVideoForm } from './useVideoForm.ts';

const sent = vi.hoisted((): { answer: (isSaved: boolean) => void } => ({
  answer: () => undefined,
}));
vi.mock('#app/session/SessionContext.ts', () => ({ useUser: () => ({ uid: 'mara' }) }));
vi.mock('#app/components/toasts/showToast.ts', () => ({ showToast: () => undefined }));
vi.mock('#app/firebase/documents/videoRequests.ts', () => ({
  saveVideoRequest: () =>
    new Promise<boolean>((resolve) => {
      sent.answer = resolve;
    }),
}));

afterEach(cleanup);

function form() {
  const onSaved = vi.fn<() => void>();
  const shown = renderHook(() =>
    useVideoForm({ handedSource: 'gs://b/results/mara/a.png', onSaved }),
  );
  act(() => shown.result.current.save());
  const answer = () => act(async () => sent.answer(true));
  return { ...shown, onSaved, answer };
}

it('leads on to the saved requests', async () => {
  const { answer, onSaved, result } = form();
  await answer();
  expect(onSaved).toHaveBeenCalledOnce();
  expect(result.current.wish.source).toBeNull();
});

it('leaves whoever has gone elsewhere meanwhile where they are', async () => {
  const { answer, onSaved, unmount } = form();
  unmount();
  await answer();
  expect(onSaved).not.toHaveBeenCalled();
});
