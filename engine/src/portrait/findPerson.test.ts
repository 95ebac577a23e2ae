import { describe, expect, it } from 'vitest';
import type { Box } from '../cutout/raster/regions.ts';
import { createLayer } from '../paint/layer.ts';
import { boxPlane, planePart } from '../testing/boxPlane.ts';
import type { Face } from './faceModel.ts';
import { findPerson } from './findPerson.ts';

const SIZE = { width: 400, height: 260 } as const;
const FACE: Face = { x: 100, y: 50, width: 50, height: 60, score: 1 };
const BODY: readonly Box[] = [
  { x: 98, y: 30, width: 54, height: 84 },
  { x: 75, y: 112, width: 100, height: 148 },
];
/** Somebody beside them, whom the masks join to them. */
const OTHER: readonly Box[] = [
  { x: 190, y: 60, width: 50, height: 80 },
  { x: 170, y: 135, width: 90, height: 125 },
];
const OTHER_FACE = { x: 192, y: 75, width: 46, height: 56 };

interface Seen {
  readonly masks: readonly Box[];
  /** In the whole photo; and where another face is seen from nearer, in pixels of the photo, with how surely. */
  readonly faces?: readonly Face[];
  readonly nearer?: Face;
}

/** Networks that see these boxes; of a part of the photo only the face of somebody else, where all of it is in there. */
function found({ masks, faces = [FACE], nearer }: Seen) {
  const mask = boxPlane(SIZE, masks);
  const look = async (_: unknown, area: Box) => planePart(mask, area);
  let looks = 0;
  return findPerson(createLayer(SIZE.width, SIZE.height), {
    person: look,
    salient: look,
    faces: async ({ canvas }) => {
      if (canvas.width === SIZE.width) return faces;
      // The first look is to the left of the face, the second to the right.
      const x = FACE.x + (looks++ === 0 ? FACE.width - canvas.width : 0);
      const y = Math.round(FACE.y + FACE.height / 2 - canvas.width / 2);
      if (nearer === undefined) return [];
      const isIn = nearer.x >= x && nearer.x + nearer.width <= x + canvas.width;
      return isIn ? [{ ...nearer, x: nearer.x - x, y: nearer.y - y }] : [];
    },
  });
}

describe('the person of a photo', () => {
  it('is not alone where somebody else is joined to them whose face is seen from nearer only', async () => {
    const seen = { masks: [...BODY, ...OTHER], nearer: { ...OTHER_FACE, score: 0.8 } };
    expect(await found(seen)).toBe('not-alone');
  });

  it('is alone beside a face that is not part of the mask, and beside what may be one', async () => {
    expect(await found({ masks: BODY, nearer: { ...OTHER_FACE, score: 0.8 } })).toHaveProperty(
      'head',
    );
    const unsure = { masks: [...BODY, ...OTHER], nearer: { ...OTHER_FACE, score: 0.55 } };
    expect(await found(unsure)).toHaveProperty('head');
  });

  it('is not somebody else for being seen again', async () => {
    const again = { ...FACE, x: FACE.x + 8, y: FACE.y + 10, width: 44 };
    expect(await found({ masks: BODY, nearer: again })).toHaveProperty('head');
  });

  it.each([
    [5, false],
    [12, true],
  ])(
    'has a crown that the photo cut where %i pixels of it lie on its edge: %s',
    async (on, isCut) => {
      const crown = { x: 125 - on / 2, y: 0, width: on, height: 32 };
      expect(await found({ masks: [...BODY, crown] })).toHaveProperty('cutAt.top', isCut);
    },
  );
});
