import type { ShapeId } from '@lumashot/domain/catalog/shapes';
import type { DrawRequests, DrawResult, ImageEngine } from '@lumashot/domain/imaging/engine';
import type { OperationName } from '@lumashot/domain/operations/operations';
import type { ModelCosts } from './costPorts.ts';
import type { AttemptFacts, GenerationLog } from './logPorts.ts';
import { userKeyOf } from './requestFingerprint.ts';

interface DrawPorts {
  readonly engine: ImageEngine;
  readonly modelCosts: ModelCosts | null;
  readonly log: GenerationLog;
  readonly now: () => Date;
  readonly drawTimeoutMs: number;
}

interface Order<K extends OperationName> {
  readonly request: { readonly uid: string; readonly operation: K };
  readonly facts: AttemptFacts;
  readonly seed: number;
  readonly draw: DrawRequests[K];
  readonly shape: ShapeId;
  /** The picture is not wanted any more. */
  readonly signal?: AbortSignal;
}

/** The engine's answer, whatever it does; and what it cost is kept. */
export async function drawPicture<K extends OperationName>(
  order: Order<K>,
  ports: DrawPorts,
): Promise<DrawResult> {
  const drawn = await ask(order, ports);
  await keepCost(order.facts, drawn, ports);
  return drawn;
}

/** In millionths of a dollar: what hosted models have been paid for it. */
export const costOf = ({ uses = [] }: DrawResult): number =>
  uses.reduce((sum, { costMicros }) => sum + costMicros, 0);

async function ask<K extends OperationName>(
  { request: { uid, operation }, facts, seed, draw, shape, signal: unwanted }: Order<K>,
  { engine, drawTimeoutMs, log }: DrawPorts,
): Promise<DrawResult> {
  const timeout = AbortSignal.timeout(drawTimeoutMs);
  const signal = unwanted === undefined ? timeout : AbortSignal.any([timeout, unwanted]);
  try {
    const offered = engine.draw[operation];
    if (offered === undefined) return { ok: false, failure: 'unavailable' };
    return await offered(draw, { seed, shape, signal, userKey: userKeyOf(uid) });
  } catch (error) {
    log.drawFailed({ ...facts, error });
    return { ok: false, failure: 'unavailable' };
  }
}

/** Spent is spent, whatever becomes of the picture. A cost that is not kept stops nobody's picture. */
async function keepCost(
  facts: AttemptFacts,
  drawn: DrawResult,
  { modelCosts, log, now }: DrawPorts,
): Promise<void> {
  const { jobId, attempt, operation } = facts;
  const { uses = [] } = drawn;
  if (uses.length === 0) return;
  try {
    await modelCosts?.record({ jobId, attempt, operation, uses, now: now() });
  } catch (error) {
    log.costNotKept({ ...facts, costMicros: costOf(drawn), error });
  }
}
