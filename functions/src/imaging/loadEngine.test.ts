import { OPERATION_NAMES } from '@lumashot/domain/operations/operations';
import { expect, it } from 'vitest';
import { hostedModels } from './hosted/modelChoice.ts';
import { MODEL_OPERATIONS } from './hosted/modelTable.ts';
import { loadEngine } from './loadEngine.ts';

const engineOf = (settings: Readonly<Record<string, string>>) =>
  loadEngine({
    candidates: (hostedModels(settings).portrait ?? []).map((model) => ({
      ...model,
      access: { apiKey: 'none', baseUrl: null, project: '', location: 'global', pictureMicros: 0 },
    })),
    log: { failed: () => undefined, gone: () => undefined },
  });

it('is the embedded engine unless a hosted model was chosen', async () => {
  expect((await loadEngine()).id).toBe('embedded');
  expect((await loadEngine(null)).id).toBe('embedded');
});

it('draws every operation itself', async () => {
  const { draw } = await loadEngine();
  expect(OPERATION_NAMES.filter((name) => draw[name] === undefined)).toEqual([]);
});

it('says that a hosted model drew what a hosted model draws', async () => {
  const { id, draw } = await engineOf({ PICTURES: 'google' });
  expect(id).toBe('hosted');
  for (const name of MODEL_OPERATIONS) expect(draw[name]).toBeDefined();
});

it('offers nothing that the chosen model cannot do, and no embedded picture instead', async () => {
  const { id, draw } = await engineOf({ PICTURES: 'replicate' });
  expect(id).toBe('hosted');
  expect(draw.portrait).toBeUndefined();
});
