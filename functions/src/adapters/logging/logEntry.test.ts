import { describe, expect, it } from 'vitest';
import { inLogContext, logContext } from './logContext.ts';
import { logEntry, userHash } from './logEntry.ts';

const UID = 'a8Vd0qGm2RYk4XnLw7sTz1pBcEf3';
const REQUEST = '0f8fad5b-d9cb-469f-a165-70867728950e';
const failed = { severity: 'ERROR', message: 'generation: engine failed' } as const;

describe('a line of the log', () => {
  it('of a job names the request, and of its owner a hash', () => {
    const entry = logEntry(
      { severity: 'INFO', message: 'generation settled' },
      {
        jobId: `${UID}_${REQUEST}_2`,
        operation: 'text',
        lane: 'queue',
        attempt: 2,
        costMicros: 39_000,
      },
    );
    expect(entry).toEqual({
      severity: 'INFO',
      message: 'generation settled',
      user: userHash(UID),
      request_id: REQUEST,
      count_index: 2,
      operation: 'text',
      lane: 'queue',
      attempt: 2,
      cost_micros: 39_000,
    });
  });

  it.each([
    ['a job', { jobId: `${UID}_${REQUEST}` }],
    ['a job of another form', { jobId: `${UID}_one` }],
    ['an owner', { uid: UID }],
    ['an error about their document', { error: new Error(`no document profiles/${UID}`) }],
    [
      'an error about their file',
      { error: new Error(`gs://b/results/${UID}/one/full.png is gone`) },
    ],
    ['an error about a job', { error: new Error(`5 NOT_FOUND: .../${UID}_${REQUEST}_1`) }],
    ['a text that was thrown', { error: `results/${UID}/x` }],
    ['a cause', { error: new Error('outer', { cause: new Error(`uploads/${UID}/x.jpg`) }) }],
    ['a field', { detail: `exports/${UID}/x.zip` }],
  ])('never holds the uid: %s', (_, fields) => {
    expect(JSON.stringify(logEntry(failed, fields))).not.toContain(UID);
  });

  it('holds no uid that the context knows, wherever an error names it', () => {
    const entry = logEntry(failed, { error: new Error(`user ${UID}: no`) }, { uid: UID });
    expect(JSON.stringify(entry)).not.toContain(UID);
    expect(entry['error_text']).toBe(`user user-${userHash(UID)}: no`);
  });

  it('holds no address', () => {
    const entry = logEntry(failed, { error: new Error('no account of mara.s+x@mail.example.com') });
    expect(JSON.stringify(entry)).not.toContain('mara');
    expect(entry['error_text']).toBe('no account of [address]');
  });

  it('keeps of an error what groups it by its cause: where it was thrown', () => {
    const error = new TypeError('x is not a function');
    const entry = logEntry(failed, { error });
    expect(entry).toMatchObject({ message: failed.message, error_name: 'TypeError' });
    expect(entry['stack_trace']).toBe(error.stack);
    expect(entry['@type']).toMatch(/ReportedErrorEvent$/);
  });

  it('says where the cause was thrown as well, without end', () => {
    const error = new Error('outer', { cause: new RangeError('inner') });
    expect(logEntry(failed, { error })['stack_trace']).toMatch(
      /outer[^]*Caused by: RangeError: inner/,
    );
    const round = new Error('round');
    round.cause = round;
    expect(logEntry(failed, { error: round })['stack_trace']).toContain('round');
  });

  it('is no error by an error alone', () => {
    const entry = logEntry({ severity: 'WARNING', message: 'x' }, { error: new Error('y') });
    expect(entry).not.toHaveProperty('@type');
  });
});

describe('the context', () => {
  it('is that of the call, for everything it waits for, and nobody else’s', async () => {
    const seen = await Promise.all(
      ['one', 'two'].map((call) =>
        inLogContext({ call, uid: UID }, async () => {
          await Promise.resolve();
          return inLogContext({ requestId: REQUEST }, () => Promise.resolve(logContext()));
        }),
      ),
    );
    expect(seen).toEqual([
      { call: 'one', uid: UID, requestId: REQUEST },
      { call: 'two', uid: UID, requestId: REQUEST },
    ]);
    expect(logContext()).toEqual({});
  });

  it('is on the line', () => {
    const context = { call: 'generateImage', uid: UID, requestId: REQUEST };
    expect(logEntry(failed, {}, context)).toMatchObject({
      call: 'generateImage',
      user: userHash(UID),
      request_id: REQUEST,
    });
  });
});
