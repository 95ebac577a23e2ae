import { describe, expect, it } from 'vitest';
import { parseEdit } from './edit/parseEdit.ts';
import { parseScene } from './prompt/parseScene.ts';
import { renderScene } from './renderText.ts';
import { drawStoryboard } from './storyboard/drawStoryboard.ts';
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

/** One prompt for each scene they are read as: the same scene twice would tell nothing new. */
function differentScenes(prompts: readonly string[]): readonly string[] {
  const byScene = new Map<string, string>();
  for (const prompt of prompts) {
    const { words: _, ...scene } = parseScene(prompt);
    byScene.set(JSON.stringify(scene), prompt);
  }
  return [...byScene.values()];
}

describe('odd prompts', () => {
  it('are five hundred different ones, some as long as allowed', () => {
    expect(PROMPTS).toHaveLength(500);
    expect(new Set(PROMPTS).size).toBeGreaterThan(480);
    expect(PROMPTS.filter(({ length }) => length === 2000).length).toBeGreaterThan(10);
  });

  it('are drawn, each in time', async () => {
    const draw = async (prompt: string) =>
      (await renderScene(parseScene(prompt), { size: SMALL, seed: 1, signal: still })) !== null;
    expect(await failing(differentScenes(PROMPTS), draw)).toEqual([]);
  }, 600_000);

  it('never ask for more than a handful of subjects', () => {
    const crowded = PROMPTS.filter((prompt) => {
      const { subjects } = parseScene(prompt);
      return subjects.length > 3 || subjects.some(({ count }) => count > 12);
    });
    expect(crowded).toEqual([]);
  });

  it('are read as edits without an error', () => {
    expect(PROMPTS.map(parseEdit)).toHaveLength(PROMPTS.length);
  });

  it('become storyboards, each in time', async () => {
    const some = PROMPTS.filter((_, i) => i % 50 === 49);
    const draw = async (description: string) =>
      'layer' in (await drawStoryboard({ description }, { seed: 1, signal: still }));
    expect(await failing(some, draw)).toEqual([]);
  });
});
