import { replacesBackground } from './applyEdits.ts';
import type { Edit } from './edit.ts';
import { readBackground } from './readBackground.ts';
import { readEffect, STYLE, TAIL } from './readEffect.ts';
import { readLevels } from './readLevels.ts';
import { readShape } from './readShape.ts';
import { readTone } from './readTone.ts';

const READERS = [readBackground, readLevels, readTone, readEffect, readShape] as const;

/** What all words of a clause ask for; null as soon as one of them is not understood. */
export function readClause(words: string): readonly Edit[] | null {
  for (const read of READERS) {
    const edits = read(words);
    if (edits !== null) return edits;
  }
  return apart(words);
}

/** "High contrast black and white", "dark moody look": a style after what else is asked for. */
const STYLED = new RegExp(` (?=${STYLE}(?: ${TAIL})?$)`, 'u');
const TURNED = /\b(?:too|less|not)\b/u;

/** "Brighter with a soft shadow", "warmer on a blue background": two changes, each understood. */
function apart(words: string): readonly Edit[] | null {
  for (const { index } of words.matchAll(/ (?:with|on|in front of|against) /gu)) {
    const [first, second] = [words.slice(0, index), words.slice(index + 1)];
    if (!second.startsWith('with ') && !second.endsWith(' background')) continue;
    const edits = readClause(first);
    const others = edits === null ? null : readClause(second);
    if (edits === null || others === null) continue;
    if (edits.some(replacesBackground) && others.some(replacesBackground)) continue;
    return [...edits, ...others];
  }
  const at = STYLED.exec(words)?.index ?? 0;
  const edits = at === 0 || TURNED.test(words) ? null : readClause(words.slice(0, at));
  const style = edits === null ? null : readEffect(words.slice(at + 1));
  return edits === null || style === null ? null : [...edits, ...style];
}
