import type { ShapeId } from '@lumashot/domain/catalog/shapes';
import type { DrawRequests, DrawResult, ImageEngine } from '@lumashot/domain/imaging/engine';
import type { OperationName } from '@lumashot/domain/operations/operations';
import type { ModelCosts } from './costPorts.ts';
import type { GenerationLog } from './ports.ts';
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
  readonly jobId: string;
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
  await keepCost({ jobId: order.jobId, operation: order.request.operation, drawn }, ports);
  return drawn;
}

async function ask<K extends OperationName>(
  { request: { uid, operation }, jobId, seed, draw, shape, signal: unwanted }: Order<K>,
  { engine, drawTimeoutMs, log }: DrawPorts,
): Promise<DrawResult> {
  const timeout = AbortSignal.timeout(drawTimeoutMs);
  const signal = unwanted === undefined ? timeout : AbortSignal.any([timeout, unwanted]);
  try {
    const offered = engine.draw[operation];
    if (offered === undefined) return { ok: false, failure: 'unavailable' };
    return await offered(draw, { seed, shape, signal, userKey: userKeyOf(uid) });
  } catch (error) {
    log.drawFailed({ jobId, error });
    return { ok: false, failure: 'unavailable' };
  }
}

/** Spent is spent, whatever becomes of the picture. A cost that is not kept stops nobody's picture. */
async function keepCost(
  {
    jobId,
    operation,
    drawn: { uses = [] },
  }: { readonly jobId: string; readonly operation: OperationName; readonly drawn: DrawResult },
  { modelCosts, log, now }: DrawPorts,
): Promise<void> {
  if (uses.length === 0) return;
  try {
    await modelCosts?.record({ jobId, operation, uses, now: now() });
  } catch (error) {
    log.costNotKept({ jobId, error });
  }
}
