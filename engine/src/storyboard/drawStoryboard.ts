import type { DrawContext, DrawRequests } from '@lumashot/domain/imaging/engine';
import { stopped, type Outcome } from '../outcome.ts';
import { yieldToEventLoop } from '../yieldToEventLoop.ts';
import { createLayer, type Brush } from '../paint/layer.ts';
import { createRandom, hashText, type Random } from '../random.ts';
import { createStage } from '../sets/setStage.ts';
import { drawPanel } from './drawPanel.ts';
import { PANEL } from './frame.ts';
import { handFont } from './handFont.ts';
import { createPen, INK } from './pen.ts';
import type { Panel } from '../prompt/readStory.ts';
import { SHOT_NAMES } from '../prompt/tables/shots.ts';
import { understandStory } from '../prompt/understandStory.ts';
import { dressedCast } from './dressed.ts';
import { writable } from './writable.ts';

const COLUMNS = 3;
const MARGIN = 30;
const TITLE = 96;
const CAPTION = 112;
const SHEET = {
  width: COLUMNS * PANEL.width + (COLUMNS + 1) * MARGIN,
  height: TITLE + 2 * (PANEL.height + CAPTION) + MARGIN * 0.4,
} as const;
const TEXT = { title: 40, story: 24, shot: 24, caption: 22, line: 25 } as const;

/** Six drawn panels of a story on one sheet of paper, with shot names and captions. */
export async function drawStoryboard(
  { description }: DrawRequests['storyboard'],
  { seed, signal }: DrawContext,
): Promise<Outcome> {
  const { panels } = understandStory(description);
  if (panels === null) return { failure: 'needs-a-model' };
  const story = hashText(description, seed);
  const random = createRandom(story);
  const layer = createLayer(SHEET.width, SHEET.height);
  const { brush } = layer;
  paintPaper(brush, random.fork('paper'));
  write(brush, 'STORYBOARD', { x: MARGIN, y: 52, size: TEXT.title, width: SHEET.width });
  const [line = ''] = wrapped(
    brush,
    writable(description.replace(/\s+/gu, ' ')),
    TEXT.story,
    SHEET.width - MARGIN * 2,
    1,
  );
  write(brush, line, { x: MARGIN, y: 82, size: TEXT.story, width: SHEET.width });
  // One light for all panels: figures are shaded alike wherever they stand.
  const stage = createStage('a day in the studio', createRandom(1));
  for (const [n, panel] of dressedCast(panels).entries()) {
    const x = MARGIN + (n % COLUMNS) * (PANEL.width + MARGIN);
    const y = TITLE + Math.floor(n / COLUMNS) * (PANEL.height + CAPTION);
    brush.save();
    brush.translate(x, y);
    await drawPanel(brush, {
      panel,
      stage,
      seed: story,
      random: random.fork(`panel ${n}`),
      name: `${story} ${n}`,
    });
    caption(brush, panel, n);
    brush.restore();
    await yieldToEventLoop();
    if (signal.aborted) return stopped;
  }
  return { layer };
}

function paintPaper(brush: Brush, random: Random): void {
  brush.fillStyle = '#f6f4ee';
  brush.fillRect(0, 0, SHEET.width, SHEET.height);
  for (let i = 0; i < 5_000; i++) {
    brush.fillStyle = random.chance(0.5) ? 'rgba(120,114,100,0.07)' : 'rgba(255,255,255,0.5)';
    brush.fillRect(
      random.next() * SHEET.width,
      random.next() * SHEET.height,
      random.between(1, 3),
      1,
    );
  }
}

function caption(brush: Brush, panel: Panel, n: number): void {
  const pen = createPen(brush, `number ${n}`);
  const y = PANEL.height + 26;
  pen.oval(13, y - 7, 27, 27, { weight: 1.5 });
  brush.textAlign = 'center';
  write(brush, `${n + 1}`, { x: 13, y, size: TEXT.shot, width: 30 });
  brush.textAlign = 'left';
  write(brush, SHOT_NAMES[panel.shot], { x: 36, y, size: TEXT.shot, width: PANEL.width });
  for (const [i, text] of wrapped(
    brush,
    writable(panel.caption),
    TEXT.caption,
    PANEL.width,
    2,
  ).entries())
    write(brush, text, {
      x: 0,
      y: y + TEXT.line * (i + 1) + 2,
      size: TEXT.caption,
      width: PANEL.width,
    });
}

function write(
  brush: Brush,
  text: string,
  { x, y, size, width }: { x: number; y: number; size: number; width: number },
): void {
  brush.font = handFont(size);
  brush.fillStyle = INK;
  brush.fillText(text, x, y, width);
}

/** Lines that fit the width; the last one ends in dots when there is more. */
function wrapped(brush: Brush, text: string, size: number, width: number, most: number): string[] {
  brush.font = handFont(size);
  const lines: string[] = [];
  let line = '';
  for (const word of text
    .replace(/[\p{C}\s]+/gu, ' ')
    .trim()
    .split(' ')
    .slice(0, 80)) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (brush.measureText(longer).width <= width) {
      line = longer;
      continue;
    }
    if (lines.length === most - 1) {
      while (line.length > 1 && brush.measureText(`${line}...`).width > width)
        line = line.slice(0, -1);
      return [...lines, `${line === '' ? word.slice(0, 30) : line}...`];
    }
    if (line !== '') lines.push(line);
    line = word;
  }
  return line === '' ? lines : [...lines, line];
}
