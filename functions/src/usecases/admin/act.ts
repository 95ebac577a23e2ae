import { createHash } from 'node:crypto';
import { PERMISSIONS, subjectOf, type AdminAction } from '@lumashot/domain/admin/actions';
import { IMPOSSIBLE } from '@lumashot/domain/admin/impossible';
import { refuse, succeed, type Result } from '@lumashot/domain/result';
import { perform } from './perform.ts';
import type { Actor, AdminPorts, Performed } from './ports.ts';

export interface ActRequest {
  readonly actor: Actor;
  /** Made once for what somebody wants, and sent again with each attempt at it. */
  readonly key: string;
  readonly why: string;
  readonly action: AdminAction;
}

export interface Acted {
  readonly says: string;
  /** It was done already, under this key. */
  readonly again: boolean;
}

/**
 * The one way of everything an operator does: written down first, then done, then written what it came to.
 * Each action does nothing the second time, so one that was cut off in between is asked for again by its key.
 */
export async function act(
  { actor, key, why, action }: ActRequest,
  ports: AdminPorts,
): Promise<Result<Acted>> {
  if (!mayAct(actor, action)) return refuse({ reason: 'not-permitted' });
  const begun = await ports.audit.begin({
    key,
    actor,
    kind: action.kind,
    uid: await ownerOf(action, ports),
    details: detailsOf(action),
    why,
    hash: hashOf({ actor, why, action }),
  });
  if (begun.kind === 'other') return impossible(IMPOSSIBLE['key-reused']);
  if (begun.kind === 'ended') {
    const { outcome, says } = begun;
    return outcome === 'done' ? succeed({ says, again: true }) : impossible(says);
  }
  const performed: Performed = isOwn(actor, action)
    ? { impossible: 'oneself' }
    : await perform(action, { actor, key, ports });
  const ending =
    'done' in performed
      ? ({ outcome: 'done', says: performed.done } as const)
      : ({ outcome: 'impossible', says: IMPOSSIBLE[performed.impossible] } as const);
  await ports.audit.end({ key, ...ending });
  return ending.outcome === 'done'
    ? succeed({ says: ending.says, again: false })
    : impossible(ending.says);
}

/** Whose account it is about: by that a deletion finds the row, and takes reason and details out of it. */
async function ownerOf(action: AdminAction, { messages, reports }: AdminPorts) {
  switch (action.kind) {
    case 'answer':
    case 'done':
      return messages.ownerOf(action.messageId);
    case 'decide':
      return reports.ownerOf(action.reportId);
    default:
      return subjectOf(action);
  }
}

/** The rest of the action, without an answer's words: the message keeps them, for as long as it is kept. */
function detailsOf(action: AdminAction): Readonly<Record<string, unknown>> {
  if (action.kind === 'answer') return { messageId: action.messageId };
  const { kind: _, ...details } = action;
  return details;
}

const mayAct = ({ id, role }: Actor, { kind }: AdminAction): boolean =>
  isCommandLine(id) || (role !== null && PERMISSIONS[kind].roles.includes(role));

/** No uid has a colon. */
export const isCommandLine = (actorId: string): boolean => actorId.startsWith('cli:');

const isOwn = (actor: Actor, action: AdminAction): boolean =>
  !PERMISSIONS[action.kind].onOneself && subjectOf(action) === actor.id;

const impossible = (says: string) => refuse({ reason: 'admin-impossible', params: { says } });

const hashOf = (asked: {
  readonly actor: Actor;
  readonly why: string;
  readonly action: AdminAction;
}): string =>
  createHash('sha256')
    .update(JSON.stringify([asked.actor.id, asked.why, wishOf(asked.action)]))
    .digest('hex');

/** What is wanted, and not what was seen before: after a crash the same wish has seen its own change. */
function wishOf(action: AdminAction): object {
  if (action.kind !== 'switch') return action;
  const { changedAt: _, ...wish } = action;
  return wish;
}
