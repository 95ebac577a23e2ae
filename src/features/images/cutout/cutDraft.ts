import { jsonOf } from '@lumashot/domain/json';
import type { Stroke } from '@lumashot/engine/cutout/strokes/strokes';
import { z } from 'zod';
import { keepDraft, readDraft } from '#app/device/drafts.ts';
import { STROKE_KINDS } from './strokeInput.ts';

/** What somebody said of a photo's cut, of which everything else can be made anew. */
export interface CutWords {
  readonly strokes: readonly Stroke[];
  readonly isWhole: boolean;
  readonly isAllInPhoto: boolean;
  /** Clockwise. */
  readonly degrees: number;
}

/** In characters: some hundred strokes. The storage of a browser is small, and holds drafts of other forms. */
const ROOM = 400_000;
/** To a thousandth of a pixel. */
const DIGITS = 6;

/** `x` and `y` by turns: half as long as with their names. */
const pointsSchema = z
  .array(z.number().min(0).max(1))
  .max(20_000)
  .transform((flat) =>
    Array.from({ length: flat.length >> 1 }, (_, n) => ({
      x: flat[2 * n] ?? 0,
      y: flat[2 * n + 1] ?? 0,
    })),
  );
const strokeSchema = z.object({
  kind: z.enum(STROKE_KINDS),
  points: pointsSchema,
  radius: z.number().min(0).max(1),
  isPart: z.literal(true).optional(),
});
const wordsSchema = z.object({
  strokes: z
    .array(
      strokeSchema.transform(({ isPart, ...stroke }): Stroke =>
        isPart === true ? { ...stroke, isPart } : stroke,
      ),
    )
    .max(1_000),
  isWhole: z.boolean(),
  isAllInPhoto: z.boolean(),
  degrees: z.number().min(-360).max(360),
});

/** By the photos' upload ids. What cannot be read of one takes nothing from the others. */
export function readCutDraft(uid: string): ReadonlyMap<string, CutWords> {
  const kept = z.record(z.string(), z.unknown()).safeParse(jsonOf(readDraft(uid, 'product-cuts')));
  if (!kept.success) return new Map();
  return new Map(
    Object.entries(kept.data).flatMap(([uploadId, one]) => {
      const words = wordsSchema.safeParse(one);
      return words.success ? [[uploadId, words.data]] : [];
    }),
  );
}

/** Those of all photos of the form: also that a photo which came as a print is none any more. Too long ones are left out. */
export function keepCutDraft(uid: string, cuts: ReadonlyMap<string, CutWords>): void {
  const rows: string[] = [];
  let room = ROOM;
  for (const [uploadId, words] of cuts) {
    const row = `${JSON.stringify(uploadId)}:${JSON.stringify(flat(words))}`;
    if (row.length > room) continue;
    room -= row.length;
    rows.push(row);
  }
  keepDraft(uid, 'product-cuts', rows.length === 0 ? '' : `{${rows.join()}}`);
}

const flat = ({ strokes, isWhole, isAllInPhoto, degrees }: CutWords) => ({
  strokes: strokes.map(({ kind, points, radius, isPart }) => ({
    kind,
    points: points.flatMap(({ x, y }) => [short(x), short(y)]),
    radius,
    ...(isPart === true ? { isPart } : {}),
  })),
  isWhole,
  isAllInPhoto,
  degrees,
});

const short = (share: number): number => Number(share.toFixed(DIGITS));
