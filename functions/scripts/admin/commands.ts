import { parseArgs } from 'node:util';
import { adminActionSchema, type AdminAction } from '@lumashot/domain/admin/actions';
import { adminLookSchema, type AdminLook, type Which } from '@lumashot/domain/admin/looks';
import type { LiveSwitches } from '@lumashot/domain/admin/live';
import { isOperationName, type OperationName } from '@lumashot/domain/operations/operations';
import type { z } from 'zod';

/** What is asked for once it is known whose uid WHO is, and what is switched now. */
export type Command =
  | { readonly kind: 'look'; readonly who: string | null; look(uid: string): AdminLook }
  | {
      readonly kind: 'act';
      readonly who: string | null;
      readonly key: string | null;
      readonly why: string;
      act(uid: string, seen: SeenSwitches): AdminAction;
    };

/** How everything is switched, and since when: what comes between reading and writing is not undone. */
export interface SeenSwitches {
  readonly live: LiveSwitches;
  readonly changedAt: string | null;
}

/** Told of what was typed wrong. */
export class WrongCommand extends Error {}

interface Typed {
  readonly isAll: boolean;
  readonly before: string | undefined;
  readonly words: readonly string[];
  readonly cents: number | null;
  readonly isNow: boolean;
}

type Loose = Readonly<Record<string, unknown>>;

/** Each by what stands behind its name. */
const LOOKS: Readonly<Record<string, (typed: Typed, uid: string) => Loose>> = {
  find: ({ words: [text] }) => ({ kind: 'people', text }),
  show: (_, uid) => ({ kind: 'person', uid }),
  payments: (_, uid) => ({ kind: 'payments', uid }),
  queue: () => ({ kind: 'queue' }),
  money: () => ({ kind: 'money' }),
  health: () => ({ kind: 'health' }),
  reports: ({ isAll, before }) => ({ kind: 'reports', which: whichOf(isAll), before }),
  messages: ({ isAll, before }) => ({ kind: 'messages', which: whichOf(isAll), before }),
  log: ({ before }) => ({ kind: 'audit', before }),
  live: () => ({ kind: 'live' }),
};

const whichOf = (isAll: boolean): Which => (isAll ? 'all' : 'open');

type Make = (typed: Typed, uid: string, live: LiveSwitches) => Loose;

const ACTS: Readonly<Record<string, Make>> = {
  credits: ({ words: [, amount] }, uid) => ({ kind: 'credits', uid, amount: Number(amount) }),
  release: ({ words: [, jobId] }, uid) => ({ kind: 'release', uid, jobId }),
  ban: (_, uid) => ({ kind: 'ban', uid }),
  unban: (_, uid) => ({ kind: 'unban', uid }),
  signout: (_, uid) => ({ kind: 'signOut', uid }),
  refund: ({ words: [, chargeId], cents }, uid) => ({ kind: 'refund', uid, chargeId, cents }),
  cancel: ({ words: [, subscriptionId], isNow }, uid) => ({
    kind: 'cancel',
    uid,
    subscriptionId,
    when: isNow ? 'now' : 'period-end',
  }),
  close: (_, uid) => ({ kind: 'close', uid }),
  answer: ({ words: [messageId, words] }) => ({ kind: 'answer', messageId, words }),
  done: ({ words: [messageId] }) => ({ kind: 'done', messageId }),
  decide: ({ words: [reportId, decision] }) => ({ kind: 'decide', reportId, decision }),
  off: ({ words: [name, words = ''] }, _, live) =>
    switched({ ...live, off: { ...live.off, [operation(name)]: { words } } }),
  on: ({ words: [name] }, _, live) => {
    const back = operation(name);
    const off = Object.entries(live.off).filter(([other]) => other !== back);
    return switched({ ...live, off: Object.fromEntries(off) });
  },
  pause: ({ words: [words = ''] }, _, live) => switched({ ...live, paused: { words } }),
  resume: (_, __, live) => switched({ ...live, paused: null }),
  banner: ({ words: [words = 'none'] }, _, live) =>
    switched({ ...live, banner: words === 'none' ? null : { words } }),
  packs: ({ words: [what, words = ''] }, _, live) => {
    if (what !== 'off' && what !== 'on') throw new WrongCommand('packs off, or packs on');
    return switched({ ...live, packsOff: what === 'off' ? { words } : null });
  },
  model: ({ words: [name, choice = ''] }, _, live) => {
    const named = operation(name);
    const others = Object.entries(live.models).filter(([other]) => other !== named);
    const chosen = choice === 'default' ? {} : { [named]: choice };
    return switched({ ...live, models: { ...Object.fromEntries(others), ...chosen } });
  },
  budget: ({ words: [dollars = ''] }, _, live) =>
    switched({ ...live, budgetUsd: dollars === 'default' ? null : dollarsOf(dollars) }),
  operator: ({ words: [what] }, uid) => role('operator', what, uid),
  support: ({ words: [what] }, uid) => role('support', what, uid),
};

const switched = (live: LiveSwitches): Loose => ({ kind: 'switch', live });

function dollarsOf(text: string): number {
  if (!/^\d{1,6}(\.\d{1,2})?$/.test(text)) throw new WrongCommand(`${text} are no dollars`);
  return Number(text);
}

function operation(name: string | undefined): OperationName {
  if (name === undefined || !isOperationName(name)) {
    throw new WrongCommand(`${name ?? 'nothing'} is no operation`);
  }
  return name;
}

function role(name: string, what: string | undefined, uid: string): Loose {
  if (what !== 'add' && what !== 'remove') throw new WrongCommand(`${name} add, or ${name} remove`);
  return { kind: 'role', uid, role: what === 'add' ? name : 'none' };
}

/** Where WHO stands; the others are about nobody. */
const WHO_AT: Readonly<Record<string, number>> = {
  ...Object.fromEntries(
    [
      'show',
      'payments',
      'credits',
      'release',
      'ban',
      'unban',
      'signout',
      'refund',
      'cancel',
      'close',
    ].map((name) => [name, 0]),
  ),
  operator: 1,
  support: 1,
};

/** They are about nobody's data: a reason is good to have, and not asked for. */
const WITHOUT_WHY = [
  'operator',
  'support',
  'done',
  'off',
  'on',
  'pause',
  'resume',
  'banner',
  'packs',
  'model',
  'budget',
];

export function commandOf(argv: readonly string[]): Command {
  const { name, typed, why, key } = typedIn(argv);
  const who = whoIn(name, typed.words);
  const look = LOOKS[name];
  if (look !== undefined) {
    return {
      kind: 'look',
      who,
      look: (uid) => parsed(adminLookSchema, look(typed, uid), name),
    };
  }
  const make = ACTS[name];
  if (make === undefined) throw new WrongCommand(`there is no command ${name || 'without a name'}`);
  if (why === '' && !WITHOUT_WHY.includes(name)) throw new WrongCommand('say --why "..."');
  return {
    kind: 'act',
    who,
    key,
    why: why === '' ? 'from the command line' : why,
    act: (uid, { live, changedAt }) => {
      const made = make(typed, uid, live);
      const asked = made['kind'] === 'switch' ? { ...made, changedAt } : made;
      return parsed(adminActionSchema, asked, name);
    },
  };
}

function typedIn(argv: readonly string[]) {
  try {
    const { values, positionals } = parseArgs({
      args: argv.map(hyphened),
      options: {
        why: { type: 'string', default: '' },
        key: { type: 'string' },
        cents: { type: 'string' },
        now: { type: 'boolean', default: false },
        all: { type: 'boolean', default: false },
        before: { type: 'string' },
      },
      allowPositionals: true,
    });
    const [name = '', ...words] = positionals.map((word) => word.replace(MINUS, '-'));
    const cents = values.cents === undefined ? null : Number(values.cents);
    return {
      name,
      typed: { words, cents, isNow: values.now, isAll: values.all, before: values.before },
      why: values.why.trim(),
      key: values.key ?? null,
    };
  } catch (error) {
    throw new WrongCommand(error instanceof Error ? error.message : String(error));
  }
}

/** `-25` is a number, and no option. */
const MINUS = /^\u2212/;
const hyphened = (word: string): string => word.replace(/^-(?=\d+$)/, '\u2212');

function whoIn(name: string, words: readonly string[]): string | null {
  const at = WHO_AT[name];
  if (at === undefined) return null;
  const who = words[at];
  if (who === undefined) throw new WrongCommand('say who: a mail address or a uid');
  return who;
}

function parsed<Schema extends z.ZodType>(
  schema: Schema,
  value: unknown,
  name: string,
): z.output<Schema> {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const what = result.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
  throw new WrongCommand(`${name}: ${what.join('; ')}`);
}
