import { expect, it } from 'vitest';
import { loadEngine } from './loadEngine.ts';

it('is the embedded engine unless a hosted model was chosen', async () => {
  expect((await loadEngine()).id).toBe('embedded');
  expect((await loadEngine(null)).id).toBe('embedded');
});

it('says that a hosted model drew what a hosted model draws', async () => {
  const { id } = await loadEngine({
    choice: { provider: 'google', model: 'gemini-2.5-flash-image' },
    apiKey: 'none',
    baseUrl: null,
    log: { failed: () => undefined },
  });
  expect(id).toBe('hosted');
});
