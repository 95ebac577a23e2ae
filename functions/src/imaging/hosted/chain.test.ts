import { afterEach, describe, expect, it } from 'vitest';
import { ANSWERS, SILENCE } from './testing/answers.ts';
import { closeDoubles, drawnPicture, scene } from './testing/scene.ts';

afterEach(closeDoubles);

const { google, openai, vertex } = ANSWERS;

describe('a model that was shut down', () => {
  it('is told of with the setting that names it, and the next one draws', async () => {
    const { draw, doubles, gone, failures, pauses } = await scene([
      ['vertex', [vertex.error(404)]],
      ['openai', [openai.picture(await drawnPicture())]],
    ]);
    expect(await draw('portrait')).toMatchObject({ ok: true });
    expect(gone).toEqual([
      {
        operation: 'portrait',
        provider: 'vertex',
        model: 'gemini-nano-banana-2.1',
        setting: 'PICTURES',
      },
    ]);
    expect([doubles.map(({ seen }) => seen.length), failures, pauses]).toEqual([[1, 1], [], []]);
  });

  it('is a failure where nobody else was named', async () => {
    const { draw, gone } = await scene([['google', [google.error(404)]]]);
    expect(await draw('text')).toMatchObject({ ok: false, failure: 'unavailable' });
    expect(gone).toHaveLength(1);
  });
});

it('one that stays overloaded gives way to the next', async () => {
  const { draw, doubles } = await scene([
    ['google', [google.error(503)]],
    ['openai', [openai.picture(await drawnPicture())]],
  ]);
  expect(await draw('text')).toMatchObject({ ok: true });
  expect(doubles.map(({ seen }) => seen.length)).toEqual([3, 1]);
});

it('one that wants to be left alone for longer than there is time gives way at once', async () => {
  const { draw, doubles, pauses } = await scene([
    ['openai', [openai.error(429, { 'retry-after': '3600' })]],
    ['google', [google.picture(await drawnPicture())]],
  ]);
  expect(await draw('text')).toMatchObject({ ok: true });
  expect([doubles.map(({ seen }) => seen.length), pauses]).toEqual([[1, 1], []]);
});

describe('one that asks to wait', () => {
  it('gives way at once where another follows, and is waited for where it is the last', async () => {
    const { draw, doubles, pauses } = await scene([
      ['google', [google.error(429, { 'retry-after': '15' })]],
      [
        'openai',
        [openai.error(429, { 'retry-after': '15' }), openai.picture(await drawnPicture())],
      ],
    ]);
    expect(await draw('text')).toMatchObject({ ok: true });
    expect(doubles.map(({ seen }) => seen.length)).toEqual([1, 2]);
    expect(pauses).toEqual([15_000]);
  });

  it('for a moment is asked again, also where another follows', async () => {
    const { draw, doubles, pauses } = await scene([
      ['google', [google.error(429, { 'retry-after': '5' }), google.picture(await drawnPicture())]],
      ['openai', [openai.picture(await drawnPicture())]],
    ]);
    expect(await draw('text')).toMatchObject({ ok: true });
    expect([doubles.map(({ seen }) => seen.length), pauses]).toEqual([[2, 0], [5_000]]);
  });
});

it('a refusal is the end: nobody looks for a laxer model', async () => {
  const [[, refusal] = ['', SILENCE]] = google.refused;
  const { draw, doubles } = await scene([
    ['google', [refusal]],
    ['openai', [openai.picture(await drawnPicture())]],
  ]);
  expect(await draw('text')).toMatchObject({ ok: false, failure: 'refused' });
  expect(doubles.map(({ seen }) => seen.length)).toEqual([1, 0]);
});

it('nobody else is asked when the time of all is over', async () => {
  const { draw, doubles } = await scene(
    [
      ['google', [SILENCE]],
      ['openai', [openai.picture(await drawnPicture())]],
    ],
    150,
  );
  expect(await draw('text')).toMatchObject({ ok: false, failure: 'timeout' });
  expect(doubles.map(({ seen }) => seen.length)).toEqual([1, 0]);
});

describe('what it costs', () => {
  it('is counted by the usage that an answer tells', async () => {
    const { draw } = await scene([['openai', [openai.picture(await drawnPicture())]]]);
    expect(await draw('text')).toMatchObject({
      uses: [
        {
          provider: 'openai',
          model: 'gpt-image-2.6-flare',
          inputTokens: 210,
          outputTokens: 1_056,
          // 210 words at 5 dollars a million, 1056 tokens of the picture at 30.
          costMicros: 1_050 + 31_680,
        },
      ],
    });
  });

  it('counts an answer without a picture too', async () => {
    const { draw } = await scene([
      ['google', [google.noPicture, google.picture(await drawnPicture())]],
    ]);
    // Twice 210 at 1.50 and 1120 at 30.
    expect(await draw('text')).toMatchObject({
      uses: [{ outputTokens: 2_240, costMicros: 2 * (315 + 33_600) }],
    });
  });

  it('is our own figure for our own server, which tells no usage', async () => {
    const picture = ANSWERS.compatible.picture(await drawnPicture());
    const { draw } = await scene([['compatible', [picture]]]);
    expect(await draw('text')).toMatchObject({ uses: [{ costMicros: 12_000 }] });
  });

  it('counts at the usual price what nobody waits for any more: it is drawn and charged all the same', async () => {
    const { draw } = await scene([['google', [SILENCE]]], 150);
    // 350 words at 1.50 dollars a million and 1120 tokens of a picture at 30.
    expect(await draw('text')).toMatchObject({
      failure: 'timeout',
      uses: [{ provider: 'google', costMicros: 525 + 33_600 }],
    });
  });

  it('names every model that took something, also for a picture that never came', async () => {
    const { draw } = await scene([
      ['google', [google.noPicture]],
      ['openai', [openai.error(503)]],
    ]);
    expect(await draw('text')).toMatchObject({
      ok: false,
      uses: [{ provider: 'google', outputTokens: 3 * 1_120 }],
    });
  });
});
