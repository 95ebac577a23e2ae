import { refuse, succeed, type Result } from '@lumashot/domain/result';
import { beforeEach, expect, it, vi } from 'vitest';
import { forgetSource, uploadSources } from './uploadSource.ts';

type Call = (name: string, input: object) => Promise<Result<unknown>>;
type Upload = (target: string, photo: Blob) => Promise<void>;
const { call, upload, isThere } = vi.hoisted(() => ({
  call: vi.fn<Call>(),
  upload: vi.fn<Upload>(),
  isThere: vi.fn<() => Promise<void>>(),
}));
vi.mock('./storage.ts', () => ({ storage: null }));
vi.mock('../calls/callFunction.ts', () => ({ callFunction: call }));
vi.mock('firebase/storage', () => ({
  ref: (_storage: unknown, path: string) => path,
  uploadBytes: upload,
  getMetadata: isThere,
}));

const photo = (uploadId: string) => ({ uploadId, photo: new Blob([], { type: 'image/jpeg' }) });
const pathOf = (uploadId: string): string => `uploads/mara/${uploadId}.jpg`;
const sent = () => upload.mock.calls.map(([path]) => path);

beforeEach(() => {
  for (const id of ['one', 'two']) forgetSource(pathOf(id));
  call.mockReset().mockResolvedValue(succeed({}));
  upload.mockReset().mockResolvedValue();
  isThere.mockReset().mockRejectedValue(new Error('not there'));
});

it('a photo that two pictures want at once is sent once', async () => {
  const both = await Promise.all([
    uploadSources('mara', [photo('one')]),
    uploadSources('mara', [photo('one'), photo('two')]),
  ]);
  expect(both).toEqual([succeed([pathOf('one')]), succeed([pathOf('one'), pathOf('two')])]);
  expect(sent()).toEqual([pathOf('one'), pathOf('two')]);
  expect(call.mock.calls.map(([, input]) => input)).toEqual([
    { paths: [pathOf('one')] },
    { paths: [pathOf('two')] },
  ]);
});

it('whoever waits for it hears that it may not be sent, and the next try asks anew', async () => {
  const refusal = refuse({ reason: 'unreachable' });
  call.mockResolvedValueOnce(refusal);
  const both = await Promise.all([
    uploadSources('mara', [photo('one')]),
    uploadSources('mara', [photo('one')]),
  ]);
  expect(both).toEqual([refusal, refusal]);
  expect((await uploadSources('mara', [photo('one')])).ok).toBe(true);
  expect(sent()).toEqual([pathOf('one')]);
});

it('bytes that do not arrive fail everybody who waits for them, and are sent again', async () => {
  upload.mockRejectedValueOnce(new Error('cut off'));
  const both = await Promise.allSettled([
    uploadSources('mara', [photo('one')]),
    uploadSources('mara', [photo('one')]),
  ]);
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  await uploadSources('mara', [photo('one')]);
  expect(sent()).toEqual([pathOf('one'), pathOf('one')]);
});
