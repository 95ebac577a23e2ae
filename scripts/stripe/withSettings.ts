/** The text of a file of settings with these lines in place of those of the same names, or behind the others. */
export function withSettings(text: string, settings: Readonly<Record<string, string>>): string {
  const names = Object.keys(settings);
  const lines = text === '' ? [] : text.replace(/\n$/, '').split('\n');
  const kept = lines.map((line) => {
    const name = names.find((each) => line.startsWith(`${each}=`));
    return name === undefined ? line : `${name}=${settings[name] ?? ''}`;
  });
  const added = names
    .filter((name) => !lines.some((line) => line.startsWith(`${name}=`)))
    .map((name) => `${name}=${settings[name] ?? ''}`);
  return `${[...kept, ...added].join('\n')}\n`;
}
