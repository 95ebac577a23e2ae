import type { Page } from '@playwright/test';

/**
 * What Firestore's price list counts of a page's reads, taken from the answers as they come over the
 * wire: each document that a query or a listener delivers, one for a query that delivers none, one for
 * each count. The emulator bills nothing; the messages are the same.
 */
export interface BilledReads {
  readonly documents: number;
  readonly emptyQueries: number;
  readonly counts: number;
  /** Each in its order, by the path of its document: what a test says that found too many. */
  readonly what: readonly string[];
}

export const totalOf = ({ documents, emptyQueries, counts }: BilledReads): number =>
  documents + emptyQueries + counts;

export interface ReadMeter {
  /** Since the last time. */
  readonly take: () => BilledReads;
  readonly total: () => number;
}

const NONE: BilledReads = { documents: 0, emptyQueries: 0, counts: 0, what: [] };
type Kind = Exclude<keyof BilledReads, 'what'>;

/** To be called before the page opens anything. */
export async function meterReads(page: Page): Promise<ReadMeter> {
  let read = NONE;
  const add = (kind: Kind, by: number, what: string): void => {
    read = { ...read, [kind]: read[kind] + by, what: [...read.what, what] };
  };
  await page.exposeFunction('lumashotCountRead', add);
  await page.addInitScript(watchAnswers);
  // Not a stream: one question, one answer.
  page.on('request', (request) => {
    const isCount = request.url().includes(':runAggregationQuery') && request.method() === 'POST';
    if (isCount) add('counts', 1, 'a count');
  });
  return {
    take: () => {
      const taken = read;
      read = NONE;
      return taken;
    },
    total: () => totalOf(read),
  };
}

/** Runs in the page, before its own code; so it can use nothing from here. */
function watchAnswers(): void {
  const field = (value: unknown, name: string): unknown =>
    typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
  const listIn = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
  const report = (kind: string, by: number, what: string): void => {
    const count: unknown = Reflect.get(window, 'lumashotCountRead');
    if (typeof count === 'function' && by > 0) count(kind, by, what);
  };
  /** What each target has delivered, by path the version; nothing: it was told to have nothing. */
  const served = new Map<unknown, Map<unknown, unknown>>();
  const servedBy = (target: unknown): Map<unknown, unknown> => {
    const delivered = served.get(target) ?? new Map<unknown, unknown>();
    served.set(target, delivered);
    return delivered;
  };

  function look(message: unknown): void {
    const changed = field(message, 'documentChange');
    const document = field(changed, 'document');
    const [path, version] = [field(document, 'name'), field(document, 'updateTime')];
    // Where anybody commits while a target is being added, the emulator resets the target and sends all of it
    // once more. Firestore has no cause to, and a version that the target has delivered is not read again.
    const delivering = listIn(field(changed, 'targetIds')).filter(
      (target) => servedBy(target).get(path) !== version,
    );
    for (const target of delivering) servedBy(target).set(path, version);
    const shown = String(path).split('/documents/')[1];
    report('documents', delivering.length, `${shown}, listener ${delivering.join(' ')}`);
    const change = field(message, 'targetChange');
    const targets = listIn(field(change, 'targetIds'));
    const kind = field(change, 'targetChangeType');
    // Asked for anew, as after a broken line: what comes then is read again.
    if (kind === 'ADD') for (const target of targets) served.delete(target);
    if (kind !== 'CURRENT') return;
    const empty = targets.filter((target) => !served.has(target));
    empty.forEach(servedBy);
    report('emptyQueries', empty.length, `nothing, listener ${empty.join(' ')}`);
  }

  /** WebChannel: the length of a frame, a line break, the frame; `[[number, [message]], ...]`. */
  function readFrames(text: string): string {
    const head = /^(\d+)\n/.exec(text);
    const end = Number(head?.[1]) + (head?.[0].length ?? 0);
    if (head === null || text.length < end) return text;
    const frame: unknown = JSON.parse(text.slice(head[0].length, end));
    for (const entry of listIn(frame)) listIn(listIn(entry)[1]).forEach(look);
    return readFrames(text.slice(end));
  }

  async function readAll(body: ReadableStream<Uint8Array<ArrayBuffer>>): Promise<void> {
    const reader = body.pipeThrough(new TextDecoderStream()).getReader();
    let text = '';
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      text = readFrames(text + part.value);
    }
  }

  const originalFetch = window.fetch;
  window.fetch = async (input, init) => {
    const url = input instanceof Request ? input.url : String(input);
    const answer = await originalFetch(input, init);
    const isListening = url.includes('/Listen/channel') && url.includes('RID=rpc');
    if (!isListening || answer.body === null) return answer;
    const [forPage, forUs] = answer.body.tee();
    // A stream that breaks is the page's business.
    readAll(forUs).catch(() => {});
    return new Response(forPage, answer);
  };
}
