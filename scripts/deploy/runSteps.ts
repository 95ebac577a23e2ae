import type { Step, StepName } from './steps.ts';

interface Runner {
  /** The exit code of a command. */
  readonly run: (command: Step['command']) => number;
  readonly say: (line: string) => void;
}

interface Asked {
  /** Null: all of them. */
  readonly only: readonly StepName[] | null;
  readonly isDry: boolean;
}

/** One after another; the first that fails ends it, and is named. Null: all went well. */
export function runSteps(
  steps: readonly Step[],
  { only, isDry }: Asked,
  { run, say }: Runner,
): StepName | null {
  for (const { name, says, command } of steps) {
    if (only !== null && !only.includes(name)) continue;
    say(`${isDry ? 'would run' : '>'} ${name}: ${says} (${command.join(' ')})`);
    if (!isDry && run(command) !== 0) return name;
  }
  return null;
}
