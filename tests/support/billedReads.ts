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
}

export const totalOf = ({ documents, emptyQueries, counts }: BilledReads): number =>
  documents + emptyQueries + counts;

export interface ReadMeter {
  /** Since the last time. */
  readonly take: () => BilledReads;
  readonly total: () => number;
}

const NONE: BilledReads = { documents: 0, emptyQueries: 0, counts: 0 };

/** To be called before the page opens anything. */
export async function meterReads(page: Page): Promise<ReadMeter> {
  let read = NONE;
  await page.exposeFunction('lumashotCountRead', (kind: keyof BilledReads, by: number) => {
    read = { ...read, [kind]: read[kind] + by };
  });
  await page.addInitScript(watchAnswers);
  // Not a stream: one question, one answer.
  page.on('request', (request) => {
    const isCount = request.url().includes(':runAggregationQuery') && request.method() === 'POST';
    if (isCount) read = { ...read, counts: read.counts + 1 };
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
  const report = (kind: string, by: number): void => {
    const count: unknown = Reflect.get(window, 'lumashotCountRead');
    if (typeof count === 'function' && by > 0) count(kind, by);
  };
  /** Targets that have delivered something, or were told to have nothing. */
  const served = new Set<unknown>();

  function look(message: unknown): void {
    const delivered = listIn(field(field(message, 'documentChange'), 'targetIds'));
    for (const target of delivered) served.add(target);
    report('documents', delivered.length);
    const change = field(message, 'targetChange');
    if (field(change, 'targetChangeType') !== 'CURRENT') return;
    const empty = listIn(field(change, 'targetIds')).filter((target) => !served.has(target));
    for (const target of empty) served.add(target);
    report('emptyQueries', empty.length);
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
