import { monthOf } from './grants.ts';
import { NOTHING, type PaidLine, type Step } from './paidLine.ts';
import { PLAN_IDS, type PlanId } from './plans.ts';
import type { GrantKind, SettledCredits, Subscription } from './subscription.ts';

/** What a movement of credits was for. */
export interface Occasion {
  readonly kind: GrantKind;
  readonly subscription_id: string;
  readonly invoice_id: string;
  readonly plan_id: PlanId;
  readonly month: string;
  /** For the ledger. */
  readonly description: string;
}

interface Known {
  readonly before: readonly Subscription[];
  readonly settled: SettledCredits;
}

/**
 * Which occasions the owed credits are for, oldest first: those that the last settlement did not
 * know, then the newest. It decides no sum, only under what name and cap each part is granted.
 */
export function shares(
  known: Known,
  { steps, owed }: { steps: readonly Step[]; owed: number },
): readonly { readonly occasion: Occasion; readonly share: number }[] {
  const isNew = newsAgainst(known);
  const moments = momentsOf(steps)
    .filter(({ credits }) => credits > 0)
    .map((moment) => ({ ...moment, isNews: moment.steps.some(isNew) }))
    .toSorted((one, other) => +other.isNews - +one.isNews || +other.at - +one.at);
  let rest = owed;
  const parts = moments
    .map((moment) => {
      // The whole credits that a part of a month can have brought, with what was left of others.
      const share = Math.min(rest, Math.ceil(moment.credits - NOTHING));
      rest -= share;
      return { at: moment.at, occasion: occasionOf(moment), share };
    })
    .filter(({ share }) => share > 0);
  return parts.toSorted((one, other) => +one.at - +other.at);
}

/** Why credits are taken back: the newest line that gave time or money back. */
export function occasionOfReturn(known: Known, steps: readonly Step[]): Occasion | null {
  const isNew = newsAgainst(known);
  const returned = steps.filter(({ line }) => line.sign === -1 || line.kept < 1);
  const step = returned.findLast(isNew) ?? returned.at(-1) ?? steps.at(-1);
  if (step === undefined) return null;
  const why =
    step.line.kept < 1 ? 'its payment was returned' : 'its unused time was credited to you';
  return {
    ...namesOf(step),
    kind: 'take_back',
    plan_id: step.line.plan_id,
    description: `${step.line.plan_id} credits taken back: ${why}`,
  };
}

/** Whether a step came after the last settlement, or its line was not known or worth less then. */
function newsAgainst({ before, settled }: Known): (step: Step) => boolean {
  const keptBefore = new Map(
    before.flatMap(({ lines }) => lines).map((line) => [line.line_id, line.kept]),
  );
  return ({ at, line }) => at > settled.at || keptBefore.get(line.line_id) !== line.kept;
}

interface Moment {
  readonly at: Date;
  readonly steps: readonly Step[];
  readonly credits: number;
}

/** Steps of one subscription at one moment belong together: a change of plan gives and takes. */
function momentsOf(steps: readonly Step[]): readonly Moment[] {
  const byMoment = new Map<string, Step[]>();
  for (const step of steps) {
    const key = `${step.line.subscription_id} ${step.at.getTime()}`;
    byMoment.set(key, [...(byMoment.get(key) ?? []), step]);
  }
  return [...byMoment.values()].map((together) => ({
    at: together[0]?.at ?? new Date(0),
    steps: together,
    credits: creditsOf(together),
  }));
}

const creditsOf = (steps: readonly Step[]): number =>
  steps.reduce((sum, { credits }) => sum + credits, 0);

function occasionOf({ at, steps }: Moment): Occasion {
  const ofPlan = (planId: PlanId) => creditsOf(steps.filter(({ line }) => line.plan_id === planId));
  const planId = PLAN_IDS.toSorted((one, other) => ofPlan(other) - ofPlan(one))[0] ?? PLAN_IDS[0];
  const main = steps.find(({ line }) => line.plan_id === planId && line.sign === 1) ?? steps[0];
  if (main === undefined) throw new Error('a moment without steps');
  const isChange = steps.some(({ line }) => isChangeAt(line, at));
  const month = monthOf(at);
  return {
    ...namesOf(main),
    kind: isChange ? 'upgrade' : 'month',
    plan_id: planId,
    description: isChange
      ? `${planId} credits for the change of plan in ${month}`
      : `${planId} credits for ${month}`,
  };
}

const isChangeAt = ({ is_proration, starts_at }: PaidLine, at: Date): boolean =>
  is_proration && starts_at.getTime() === at.getTime();

const namesOf = ({ at, line }: Step) => ({
  subscription_id: line.subscription_id,
  invoice_id: line.invoice_id,
  month: monthOf(at),
});
