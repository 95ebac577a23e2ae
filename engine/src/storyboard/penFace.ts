import type { Subject } from '../prompt/scene.ts';
import { PAPER, type Pen } from './pen.ts';

/** Below this radius a face is two dots that the ink sprite has already. */
const SMALLEST = 11;
/** Radius of a head as a share of the height, and how far its middle is below the crown. */
const ADULT = { radius: 0.078, below: 0.084 } as const;
const CHILD = { radius: 0.105, below: 0.113 } as const;

interface Head {
  readonly subject: Subject;
  /** Middle of the feet, and the height of the figure. */
  readonly x: number;
  readonly feet: number;
  readonly tall: number;
  readonly facing: 1 | -1;
}

/** Eyes, brows, a nose and a mouth of few lines, in place of the shaded face of the model. */
export function penFace(pen: Pen, { subject, x, feet, tall, facing }: Head): void {
  const { thing } = subject.noun;
  if (thing.kind !== 'figure' || thing.role === 'astronaut') return;
  const young = thing.role === 'girl' || thing.role === 'boy';
  const { radius, below } = young ? CHILD : ADULT;
  // On one knee a person is shorter, but the head is as large as ever.
  const share = subject.pose === 'kneel' ? 1.27 : 1;
  const r = radius * tall * share;
  if (r < SMALLEST) return;
  const [cx, cy] = [x + facing * r * 0.36, feet - tall + below * tall * share + r * 0.18];
  const outline = Array.from({ length: 23 }, (_, i): readonly [number, number] => {
    const a = (i / 22) * Math.PI * 2;
    // Narrower at the chin, flat below the fringe.
    const narrow = Math.sin(a) > 0 ? 1 - Math.sin(a) * 0.26 : 1;
    return [
      cx + Math.cos(a) * r * 0.62 * narrow,
      cy + Math.sin(a) * r * (Math.sin(a) > 0 ? 0.84 : 0.6),
    ];
  });
  pen.shape(outline, { weight: 1.1, solid: PAPER, roughness: 0.3 });
  for (const side of [-1, 1]) {
    const ex = cx + facing * r * 0.12 + side * r * 0.26;
    pen.oval(ex, cy - r * 0.04, r * 0.1, r * 0.15, {
      weight: Math.max(1.2, r * 0.07),
      roughness: 0.2,
    });
    pen.line([ex - r * 0.13, cy - r * 0.27], [ex + r * 0.13, cy - r * 0.29], {
      weight: Math.max(1, r * 0.045),
      roughness: 0.4,
    });
  }
  const nx = cx + facing * r * 0.2;
  pen.path(
    [
      [nx, cy],
      [nx + facing * r * 0.1, cy + r * 0.24],
      [nx - facing * r * 0.02, cy + r * 0.27],
    ],
    { weight: 1, roughness: 0.3 },
  );
  const mx = cx + facing * r * 0.1;
  pen.curve(
    [
      [mx - r * 0.2, cy + r * 0.45],
      [mx, cy + r * 0.53],
      [mx + r * 0.22, cy + r * 0.43],
    ],
    { weight: Math.max(1.2, r * 0.05), roughness: 0.3 },
  );
}
