/** The two kinds of credits in one balance. */
export interface Balance {
  readonly credits: number;
  /** Of them, those that were bought in packs: spent last. */
  readonly credits_purchased: number;
}

/** What the plan or the trial has given and is left: the cap of a plan looks at this alone. */
export const planCredits = ({ credits, credits_purchased }: Balance): number =>
  Math.max(0, credits - credits_purchased);

export interface Debit extends Balance {
  /** Of the bought credits, below 0: for the ledger's row. */
  readonly bought: number;
}

/** The balance after a picture was paid for: the plan's credits go first. */
export function debit({ credits, credits_purchased }: Balance, cost: number): Debit {
  const left = credits - cost;
  const purchased = Math.max(0, Math.min(credits_purchased, left));
  return { credits: left, credits_purchased: purchased, bought: purchased - credits_purchased };
}
