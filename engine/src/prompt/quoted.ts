/** A quote after a figure is an inch: 12" x 18". */
const QUOTED =
  /(?<!\p{N})"([^"]+)"|“([^“”"]+)[”"]|„([^„“”"]+)[“”"]|«([^«»]+)»|(?<=^|\s)'([^']+)'(?=$|[\s.,;!?])|‘([^‘’]+)’/gu;

/** What stands in quotes, and the prompt without it. */
export function quotedIn(prompt: string): {
  readonly texts: readonly string[];
  readonly rest: string;
} {
  const texts: string[] = [];
  const rest = prompt
    .slice(0, 4_000)
    .normalize('NFC')
    .replace(QUOTED, (_, ...groups: unknown[]) => {
      const text = groups.slice(0, 6).find((group) => typeof group === 'string');
      texts.push(typeof text === 'string' ? text.replace(/\s+/gu, ' ').trim() : '');
      return ' ';
    });
  return { texts: texts.filter((text) => text !== ''), rest };
}
