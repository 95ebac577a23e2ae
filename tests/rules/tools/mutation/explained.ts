import { readFileSync } from 'node:fs';

/** Survivors that mean the same as our rules: `file id` to the reason, from docs/rules-mutants.md. */
export function explainedSurvivors(): ReadonlyMap<string, string> {
  const path = new URL('../../../../docs/rules-mutants.md', import.meta.url);
  const explained = new Map<string, string>();
  let [file, reason] = ['', ''];
  for (const line of readFileSync(path, 'utf8').split('\n')) {
    if (line.startsWith('## ')) file = line.slice(3);
    if (line.startsWith('### ')) reason = line.slice(4);
    const id = /^- `(.+)`$/.exec(line)?.[1];
    if (id !== undefined) explained.set(`${file} ${id}`, reason);
  }
  return explained;
}
