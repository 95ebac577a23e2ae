import { describe, expect, it } from 'vitest';
import { parseEdit } from './edit/parseEdit.ts';
import { embeddedEngine } from './embeddedEngine.ts';
import { understandStory } from './prompt/understandStory.ts';
import { understandText } from './prompt/understandText.ts';
import { renderPicture } from './renderPicture.ts';
import { oddPrompts } from './testing/oddPrompts.ts';

const PROMPTS = oddPrompts(500);
/** Every stage is the same at any size; only the pixels are fewer. */
const SMALL = 48;
/** Of the processor, not of the clock: the machine may have other things to do. */
const PATIENCE_MS = 10_000;
const still = new AbortController().signal;

/** The prompts that a drawing fails, or takes too long for. */
async function failing(
  prompts: readonly string[],
  draw: (prompt: string) => Promise<boolean>,
): Promise<readonly string[]> {
  const failed: string[] = [];
  for (const prompt of prompts) {
    const before = process.cpuUsage();
    const isDrawn = await draw(prompt);
    const { user, system } = process.cpuUsage(before);
    if (!isDrawn || (user + system) / 1000 > PATIENCE_MS) failed.push(prompt);
  }
  return failed;
}

const sold = (prompts: readonly string[]): readonly string[] =>
  prompts.filter((prompt) => understandText(prompt).sold);

describe('odd prompts', () => {
  it('are five hundred different ones, some as long as allowed', () => {
    expect(PROMPTS).toHaveLength(500);
    expect(new Set(PROMPTS).size).toBeGreaterThan(480);
    expect(PROMPTS.filter(({ length }) => length === 2000).length).toBeGreaterThan(10);
  });

  it('are refused, but for the few that ask for a cat in capitals', () => {
    expect(sold(PROMPTS).every((prompt) => /^[cat!\s]+$/iu.test(prompt))).toBe(true);
  });

  it('are offered something else that is sold', () => {
    const hopeless = PROMPTS.map(understandText).filter(
      ({ sold: isSold, suggestions }) =>
        !isSold && (suggestions.length === 0 || sold(suggestions).length < suggestions.length),
    );
    expect(hopeless).toEqual([]);
  });

  it('are drawn when they are sold, each in time', async () => {
    const draw = async (prompt: string) => {
      const { picture } = understandText(prompt);
      if (picture === null) return false;
      return (await renderPicture(picture, { size: SMALL, seed: 1, signal: still })) !== null;
    };
    expect(await failing(sold(PROMPTS), draw)).toEqual([]);
  });

  it('are refused by the drawing itself as well', async () => {
    const { draw } = embeddedEngine;
    const results: unknown[] = [];
    for (const prompt of PROMPTS.filter((_, i) => i % 25 === 1))
      results.push(await draw.text?.({ prompt }, { seed: 1, signal: still }));
    expect(results).toEqual(results.map(() => ({ ok: false, failure: 'needs-a-model' })));
  });

  it('are read as edits without an error', () => {
    expect(PROMPTS.map(parseEdit)).toHaveLength(PROMPTS.length);
  });

  it('become no storyboards', () => {
    expect(PROMPTS.filter((description) => understandStory(description).sold)).toEqual([]);
  });
});
