/** One thing that is wrong with a project. A warning is said and does not fail the doctor. */
export interface Finding {
  readonly severity: 'fault' | 'warning';
  /** Where: a file, a setting, or what is asked at Stripe or Google. */
  readonly where: string;
  readonly says: string;
  /** What to do now: a command or an edit. */
  readonly mend: string;
}

type Words = Omit<Finding, 'severity'>;

export const fault = (words: Words): Finding => ({ severity: 'fault', ...words });
export const warning = (words: Words): Finding => ({ severity: 'warning', ...words });

/** The findings whose condition is met, in the order of the table. */
export const whichever = (
  table: readonly (readonly [isSo: boolean, finding: Finding])[],
): readonly Finding[] => table.filter(([isSo]) => isSo).map(([, finding]) => finding);

export const isDomain = (text: string): boolean => /^[a-z0-9.-]+\.[a-z]+$/.test(text);
