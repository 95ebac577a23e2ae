/**
 * `npm run admin` (scripts/admin.ts), in the environment of the project or of the emulators: the same use cases
 * as the operator's room.
 */
import { randomUUID } from 'node:crypto';
import { userInfo } from 'node:os';
import { errorMessage } from '@lumashot/domain/errors';
import { ALL_ON, liveSwitchesSchema } from '@lumashot/domain/admin/live';
import { act } from '../src/usecases/admin/act.ts';
import { look } from '../src/usecases/admin/look.ts';
import type { Actor, AdminPorts } from '../src/usecases/admin/ports.ts';
import { adminPorts } from '../src/wiring/adminPorts.ts';
import { commandOf, WrongCommand, type Command } from './admin/commands.ts';
import { USAGE } from './admin/usage.ts';

const NO_KEY =
  'This asks Stripe: set STRIPE_SECRET_KEY, as the functions have it. Nothing was done.';
/** Without its key nothing of them is begun. */
const ASKING_STRIPE: readonly string[] = ['payments', 'refund', 'cancel', 'close'];

const actor: Actor = { id: `cli:${userInfo().username}`, role: null };

try {
  const command = commandOf(process.argv.slice(2));
  process.exitCode = await run(command, adminPorts());
} catch (error) {
  if (!(error instanceof WrongCommand)) throw error;
  console.error(`${error.message}\n\n${USAGE}`);
  process.exitCode = 2;
}

/** 0: done; 1: it was not possible, and it is said why. */
async function run(command: Command, ports: AdminPorts): Promise<number> {
  const uid = command.who === null ? '' : await ports.people.find(command.who);
  if (uid === null) {
    console.error(`There is no account ${command.who}`);
    return 1;
  }
  if (command.kind === 'look') {
    const asked = command.look(uid);
    if (lacksKey(asked)) return refused(NO_KEY);
    const seen = await look({ actor, asked }, ports);
    if (!seen.ok) return refused(errorMessage(seen.refusal));
    console.log(JSON.stringify(seen.value, null, 2));
    return 0;
  }
  const key = command.key ?? randomUUID();
  const { live, changedAt } =
    command.who === null ? await ports.reader.live() : { live: ALL_ON, changedAt: null };
  const action = command.act(uid, { live: liveSwitchesSchema.parse(live), changedAt });
  if (lacksKey(action)) return refused(NO_KEY);
  const acted = await act({ actor, key, why: command.why, action }, ports);
  if (!acted.ok) return refused(errorMessage(acted.refusal));
  console.log(`${acted.value.says}${acted.value.again ? ' (already, under this key)' : ''}`);
  console.log(`Key: ${key}`);
  return 0;
}

function lacksKey({ kind }: { readonly kind: string }): boolean {
  return ASKING_STRIPE.includes(kind) && (process.env['STRIPE_SECRET_KEY'] ?? '') === '';
}

function refused(says: string): number {
  console.error(says);
  return 1;
}
