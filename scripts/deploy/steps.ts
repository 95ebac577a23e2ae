/** One step of a deploy: a command whose exit code says whether the next may follow. */
export interface Step {
  readonly name: StepName;
  readonly says: string;
  readonly command: readonly [program: string, ...words: string[]];
}

export const STEP_NAMES = [
  'build',
  'doctor',
  'check',
  'rules',
  'indexes',
  'functions',
  'migrate',
  'hosting',
  'smoke',
  'cloud',
] as const;
export type StepName = (typeof STEP_NAMES)[number];

export const isStepName = (name: string): name is StepName =>
  STEP_NAMES.some((known) => known === name);

interface Target {
  readonly projectId: string;
  /** Google may be asked about the project. */
  readonly withCloud: boolean;
  /**
   * Nothing is deployed yet. The Firebase CLI asks whether a new function may be tried again when it fails, and for how
   * long images of functions are kept; where nobody can answer it ends with an error. Later the same word would also
   * delete functions that are gone from the code.
   */
  readonly isFirst: boolean;
  /** Nobody sits before it who could answer a question. */
  readonly isUnattended: boolean;
}

/**
 * In this order. What was built is what is examined; rules come before the code that relies on them, and the app
 * last: an old app works with new functions, a new one not with old ones.
 */
export function stepsOf({ projectId, withCloud, isFirst, isUnattended }: Target): readonly Step[] {
  const firebase = (only: string, ...more: string[]): Step['command'] => [
    'firebase',
    'deploy',
    '--project',
    projectId,
    '--only',
    only,
    ...(isUnattended ? ['--non-interactive'] : []),
    ...more,
  ];
  const npm = (script: string, ...words: string[]): Step['command'] => [
    'npm',
    'run',
    script,
    ...(words.length > 0 ? ['--', ...words] : []),
  ];
  const cloudOnly: readonly Step[] = [
    {
      name: 'indexes',
      says: 'waits until every index is built',
      command: npm('deploy', projectId, '--wait-for-indexes'),
    },
  ];
  const after: readonly Step[] = [
    {
      name: 'cloud',
      says: 'looks at the project once more, and at Google',
      command: npm('doctor', projectId, '--cloud'),
    },
  ];
  return [
    { name: 'build', says: 'builds app and functions', command: npm('build') },
    { name: 'doctor', says: 'looks for what is wrong', command: npm('doctor', projectId) },
    { name: 'check', says: 'format, lint, types, unit tests', command: npm('check') },
    { name: 'rules', says: 'rules and indexes', command: firebase('firestore,storage') },
    ...(withCloud ? cloudOnly : []),
    {
      name: 'functions',
      says: isFirst ? 'functions, for the first time' : 'functions',
      command: firebase('functions', ...(isFirst ? ['--force'] : [])),
    },
    {
      name: 'migrate',
      says: 'brings documents from before up to date',
      command: npm('migrate', projectId, '--apply'),
    },
    { name: 'hosting', says: 'the app', command: firebase('hosting') },
    {
      name: 'smoke',
      says: 'asks what was deployed whether it is there',
      command: npm('deploy', projectId, '--smoke'),
    },
    ...(withCloud ? after : []),
  ];
}
