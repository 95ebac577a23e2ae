/** What every matrix has to reach, over both rules files. */
export const GOALS = { permitted: 300, denied: 700 } as const;

export interface Judged {
  readonly sentence: string;
  /** By the policy. */
  readonly permitted: boolean;
}

/** The cases that somebody else judges otherwise, as sentences. */
export const disagreements = (
  cases: readonly Judged[],
  verdicts: readonly (boolean | undefined)[],
): string[] =>
  cases.flatMap(({ sentence, permitted }, index) =>
    verdicts[index] === permitted
      ? []
      : [`should be ${permitted ? 'permitted' : 'denied'}: ${sentence}`],
  );
