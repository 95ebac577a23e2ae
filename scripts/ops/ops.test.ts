import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { logEntry } from '../../functions/src/adapters/logging/logEntry.ts';
import { inRoot } from '../lib/places.ts';
import { applyOps } from './applyOps.ts';
import { WATCHED } from './definitions.ts';
import { googleOps } from './googleOps.ts';
import { resourcesOf, type Kind } from './resources.ts';
import { recordedGoogle } from './testing/recordedGoogle.ts';

const PROJECT = 'shots-of-test';
const COUNT = WATCHED.metrics.length + WATCHED.alerts.length + 2 * WATCHED.uptime.length + 1;

function world(given: Parameters<typeof recordedGoogle>[0] = {}) {
  const google = recordedGoogle(given);
  const pause = vi.fn<() => Promise<void>>().mockResolvedValue();
  const apply = ({ mail = null, isDry = false }: { mail?: string | null; isDry?: boolean } = {}) =>
    applyOps(resourcesOf({ projectId: PROJECT, siteUrl: 'https://app.example.com', mail }), {
      google: googleOps({ projectId: PROJECT, token: 'a-token', ask: google.ask }),
      isDry,
      pause,
    });
  return { google, apply, pause };
}

describe('npm run ops', () => {
  it('makes all of it in an empty project, and nothing the second time', async () => {
    const { google, apply } = world();
    const first = await apply({ mail: 'night@example.com' });
    expect(first.changes).toHaveLength(COUNT + 1);
    const written = google.writes.length;
    expect(await apply({ mail: 'night@example.com' })).toEqual({
      changes: [],
      tellsSomebody: true,
    });
    expect(google.writes).toHaveLength(written);
  });

  it('tells every alert to the channel, also when a later run names nobody', async () => {
    const { google, apply } = world();
    await apply({ mail: 'night@example.com' });
    const [channel] = google.of('notificationChannels');
    for (const policy of google.of('alertPolicies')) {
      expect(policy['notificationChannels']).toEqual([channel?.name]);
    }
    expect(await apply()).toEqual({ changes: [], tellsSomebody: true });
  });

  it('says that alerts reach nobody, and sets them right when somebody is named', async () => {
    const { apply } = world();
    expect((await apply()).tellsSomebody).toBe(false);
    const { changes } = await apply({ mail: 'night@example.com' });
    expect(changes).toHaveLength(1 + WATCHED.alerts.length + WATCHED.uptime.length);
  });

  it('in a dry run says the same and makes nothing', async () => {
    const { google, apply } = world();
    expect((await apply({ isDry: true })).changes).toHaveLength(COUNT);
    expect(google.writes).toEqual([]);
  });

  it('sets right what somebody changed by hand, and leaves alone what is not ours', async () => {
    const { google, apply } = world();
    await apply();
    const [policy] = google.of('alertPolicies');
    if (policy === undefined) throw new Error('no policy');
    const key = `alertPolicies:${policy.name}`;
    google.put(key, { ...policy, enabled: false });
    google.put('alertPolicies:theirs', { name: 'theirs', displayName: 'Somebody else’s' });
    expect((await apply()).changes).toEqual([expect.stringMatching(/^alert .*: set right$/)]);
    expect(google.kept.get(key)).toMatchObject({ enabled: true });
    expect(google.kept.get('alertPolicies:theirs')).toEqual({
      name: 'theirs',
      displayName: 'Somebody else’s',
    });
  });

  it('goes on where a run was cut off', async () => {
    const { google, apply } = world();
    await apply();
    const [policy] = google.of('alertPolicies');
    google.kept.delete(`alertPolicies:${policy?.name ?? ''}`);
    expect((await apply()).changes).toHaveLength(1);
    expect((await apply()).changes).toEqual([]);
  });

  it('waits until Google knows a new metric, and not for ever', async () => {
    const { apply, pause } = world({ early: 2 });
    expect((await apply()).changes).toHaveLength(COUNT);
    expect(pause).toHaveBeenCalledTimes(2);
    await expect(world({ early: 1_000 }).apply()).rejects.toThrow('Cannot find metric');
  });

  it('asks an uptime check by the id that Google gave it', async () => {
    const { google, apply } = world();
    await apply();
    const checks = google.of('uptimeCheckConfigs').map(({ name }) => name.split('/').at(-1));
    const filters = JSON.stringify(google.of('alertPolicies'));
    for (const check of checks) expect(filters).toContain(`check_id=\\"${check}\\"`);
  });
});

describe('a scheduled function that dies', () => {
  const bodyOf = (kind: Kind, id: string) =>
    resourcesOf({ projectId: PROJECT, siteUrl: 'https://app.example.com', mail: null })
      .find((one) => one.kind === kind && one.id === id)
      ?.body(() => null);

  it('is told of by the scheduler that called it: it says nothing itself', () => {
    expect(bodyOf('metric', 'schedule_failed')).toMatchObject({
      filter: 'resource.type="cloud_scheduler_job" AND severity>=ERROR',
    });
    const filter =
      'metric.type="logging.googleapis.com/user/lumashot/schedule_failed" AND resource.type="cloud_scheduler_job"';
    expect(bodyOf('alert', 'schedule_failed')).toMatchObject({
      conditions: [{ conditionThreshold: { filter, thresholdValue: 0 } }],
    });
  });

  it('or is not called at all: then what it always says is missing', () => {
    expect(bodyOf('alert', 'watch_silent')).toMatchObject({
      conditions: [
        {
          conditionAbsent: {
            filter: expect.stringContaining('user/lumashot/queue_age'),
            duration: '1200s',
          },
        },
      ],
    });
  });
});

/** Whether a line of the log is counted: the part of Google's language that ops/metrics.json uses. */
function matches(filter: string, line: Readonly<Record<string, unknown>>): boolean {
  return filter.split(/ AND (?![^(]*\))/).every((term) => {
    const [, field = '', operator, value = ''] = /^jsonPayload\.(\w+)(=|>)(.+)$/.exec(term) ?? [];
    const found = line[field];
    if (operator === '>') return Number(found) > Number(value);
    if (operator !== '=') throw new Error(`not understood: ${term}`);
    return [...value.matchAll(/"([^"]+)"/g)].some(([, text]) => text === found);
  });
}

describe('the tables', () => {
  const sources = readdirSync(inRoot('functions', 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => readFileSync(join(inRoot('functions', 'src'), file), 'utf8'))
    .join('\n');

  /** Lines of Google's own are not in our code. */
  const OURS = WATCHED.metrics.filter(({ resource }) => resource === 'cloud_run_revision');

  it.each(OURS)('$id counts a line that the functions write', ({ filter, value }) => {
    const texts = [...filter.matchAll(/"([^"]+)"/g)].map(([, text = '']) => text);
    expect(texts.length).toBeGreaterThan(0);
    for (const text of texts) {
      expect(sources).toContain(`'${text}'`);
      const line = logEntry({ severity: 'INFO', message: text }, { missed: 9, released: 9 });
      expect(matches(filter, line)).toBe(true);
    }
    expect(sources).toContain(value ?? '');
    expect(matches(filter, logEntry({ severity: 'INFO', message: 'something else' }, {}))).toBe(
      false,
    );
  });

  it('name metrics that are there, each once', () => {
    const ids = WATCHED.metrics.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    const named = [
      ...WATCHED.alerts.map(({ metric }) => metric),
      ...WATCHED.dashboard.tiles.flatMap(({ metrics }) => metrics),
    ].filter((metric) => !metric.includes('/'));
    expect(named.filter((metric) => !ids.includes(metric))).toEqual([]);
  });
});
