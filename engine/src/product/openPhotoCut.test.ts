import { beforeAll, describe, expect, it } from 'vitest';
import { openPhotoCut } from '../cutout/openPhotoCut.ts';
import type { Cut, CutSession } from '../cutout/cutSession.ts';
import { cropPixels, type Pixels } from '../cutout/raster/pixels.ts';
import { createPlane, type Plane } from '../cutout/raster/plane.ts';
import { lookAt } from '../cutout/look/salience.ts';
import type { SalientNetwork } from '../cutout/look/salientNetwork.ts';
import type { Seen } from '../cutout/strokes/seen.ts';
import type { Stroke } from '../cutout/strokes/strokes.ts';

const SIDE = 240;
type Inside = (x: number, y: number) => boolean;
const BOWL: Inside = (x, y) => Math.hypot(x - 120, y - 120) < 60;
/** What a fit of the backdrop sees of a white bowl on white paper: its print. */
const PRINT: Inside = (x, y) => Math.hypot(x - 120, y - 120) < 25;

/** A white bowl with a red print on white paper. */
function bowl(): Pixels {
  const data = new Uint8ClampedArray(SIDE * SIDE * 4);
  for (let y = 0; y < SIDE; y++)
    for (let x = 0; x < SIDE; x++) {
      const paper = 236 + ((x * 7 + y * 13) % 5);
      const colour = PRINT(x, y) ? [200, 40, 30] : [paper, paper, paper];
      data.set([...colour, 255], (y * SIDE + x) * 4);
    }
  return { data, width: SIDE, height: SIDE };
}

/** A thing of one colour, cut out of its photo and put on white. */
function painted(inside: Inside, colour: readonly number[]): Pixels {
  const data = new Uint8ClampedArray(SIDE * SIDE * 4).fill(255);
  for (let y = 0; y < SIDE; y++)
    for (let x = 0; x < SIDE; x++) if (inside(x, y)) data.set(colour, (y * SIDE + x) * 4);
  return { data, width: SIDE, height: SIDE };
}

/** A grey bowl on white paper. */
function greyOnPaper(): Pixels {
  const photo = painted(BOWL, [205, 206, 208, 255]);
  for (let i = 0; i < SIDE * SIDE; i++)
    if (photo.data[i * 4] === 255) photo.data.fill(246 + ((i * 7) % 5), i * 4, i * 4 + 3);
  return photo;
}

/** A red thing before something else, given as a grey value for each place. */
function before(inside: Inside, ground: (x: number, y: number) => number): Pixels {
  const data = new Uint8ClampedArray(SIDE * SIDE * 4);
  for (let y = 0; y < SIDE; y++)
    for (let x = 0; x < SIDE; x++) {
      const grey = ground(x, y);
      const colour = inside(x, y) ? [200, 40, 30] : [grey, grey, grey];
      data.set([...colour, 255], (y * SIDE + x) * 4);
    }
  return { data, width: SIDE, height: SIDE };
}

/** Too busy for a fit of the backdrop; yet a red thing stands out from it all around. */
const stripes = (x: number): number => (Math.floor(x / 40) % 2 === 0 ? 236 : 90);

/** A network that knows what it is shown: it finds the part of the photo that it is about. */
function seeing(photo: Pixels, inside: Inside, sure = 1): SalientNetwork {
  return (part) => {
    const [ox, oy] = placeOf(photo, part);
    const plane = createPlane(part.width, part.height);
    for (let y = 0; y < part.height; y++)
      for (let x = 0; x < part.width; x++)
        plane.data[y * part.width + x] = inside(x + ox, y + oy) ? sure : 0;
    return Promise.resolve(plane);
  };
}

/** Where a part was cropped from: what is around a crop of ours is as large on all sides. */
function placeOf(photo: Pixels, part: Pixels): readonly [number, number] {
  const [x, y] = [(photo.width - part.width) / 2, (photo.height - part.height) / 2];
  return [Math.round(x), Math.round(y)];
}

function overlap({ alpha }: Cut, inside: Inside): number {
  let [both, either] = [0, 0];
  alpha.data.forEach((v, i) => {
    const truth = inside(i % SIDE, Math.floor(i / SIDE));
    if (v > 0.5 && truth) both++;
    if (v > 0.5 || truth) either++;
  });
  return both / either;
}

const keep = (...points: readonly (readonly [number, number])[]): Stroke => ({
  kind: 'keep',
  radius: 0.02,
  points: points.map(([x, y]) => ({ x, y })),
});

describe('two that look at a photo', () => {
  const photo = bowl();

  it('are believed where they agree', async () => {
    const { first } = await openPhotoCut(photo, { look: seeing(photo, PRINT) });
    expect(first.verdict).toBe('clean');
    expect(overlap(first, PRINT)).toBeGreaterThan(0.97);
  });

  it('do not call a bowl its print: who knows things is believed, and people are asked to look', async () => {
    const alone = await openPhotoCut(photo, { look: null });
    expect(overlap(alone.first, PRINT)).toBeGreaterThan(0.97);
    const { first } = await openPhotoCut(photo, { look: seeing(photo, BOWL) });
    expect(first.verdict).toBe('doubtful');
    expect(overlap(first, BOWL)).toBeGreaterThan(0.95);
  });

  it('are the network alone where the backdrop is busy', async () => {
    const busy = before(BOWL, stripes);
    const { first } = await openPhotoCut(busy, { look: seeing(busy, BOWL) });
    expect(first.verdict).toBe('clean');
    expect(overlap(first, BOWL)).toBeGreaterThan(0.95);
  });

  it('leave a doubt where the network does not know: nothing is called clean', async () => {
    const { first } = await openPhotoCut(photo, { look: seeing(photo, PRINT, 0.6) });
    expect(first.verdict).toBe('doubtful');
    expect(overlap(first, PRINT)).toBeGreaterThan(0.97);
  });

  it('take what the network is not sure of rather than what colours make of a busy photo', async () => {
    const camouflaged = before(
      () => false,
      (x, y) => stripes(BOWL(x, y) ? y : x),
    );
    const alone = await openPhotoCut(camouflaged, { look: null });
    expect(overlap(alone.first, BOWL)).toBeLessThan(0.5);
    const look = seeing(camouflaged, BOWL, 0.6);
    const { first } = await openPhotoCut(camouflaged, { look });
    expect(first.verdict).toBe('doubtful');
    expect(overlap(first, BOWL)).toBeGreaterThan(0.8);
  });

  it('leave a doubt where the nearer look finds something else', async () => {
    const near = seeing(photo, (x, y) => BOWL(x, y) && y < 130);
    const far = seeing(photo, BOWL);
    const look: SalientNetwork = (part) => (part.width === SIDE ? far(part) : near(part));
    const { first } = await openPhotoCut(photo, { look });
    expect(first.verdict).toBe('doubtful');
  });

  it('leave a doubt where more is found once the thing is covered up: the bowl of an apple', async () => {
    const busy = before(PRINT, stripes);
    const apple = seeing(busy, PRINT);
    const bowlAround = seeing(busy, BOWL);
    let looks = 0;
    // The whole, then what was found; the third look is at the photo without it.
    const look: SalientNetwork = (part) => (++looks === 3 ? bowlAround(part) : apple(part));
    const { first } = await openPhotoCut(busy, { look });
    expect(looks).toBe(3);
    expect(first.verdict).toBe('doubtful');
    expect(overlap(first, PRINT)).toBeGreaterThan(0.9);
    const alone = await openPhotoCut(busy, { look: apple });
    expect(alone.first.verdict).toBe('clean');
  });

  it('leave a doubt where a look from further away finds more of it: the hand of a toy', async () => {
    const busy = before(BOWL, stripes);
    const hand: Inside = (x, y) => Math.hypot(x - 187, y - 120) < 7;
    const without = seeing(busy, BOWL);
    const withHand = seeing(busy, (x, y) => BOWL(x, y) || hand(x, y));
    let looks = 0;
    // The whole, what was found, the photo without it; then from further away.
    const look: SalientNetwork = (part) => (++looks === 4 ? withHand(part) : without(part));
    const { first } = await openPhotoCut(busy, { look });
    expect(looks).toBe(4);
    expect(first.verdict).toBe('doubtful');
    expect(overlap(first, BOWL)).toBeGreaterThan(0.95);
  });

  describe('and the last look, in a mirror', () => {
    const busy = before(BOWL, stripes);
    const all = seeing(busy, BOWL);
    /** The whole, what was found, the photo without it, from further away; then in a mirror. */
    const mirrored = async (inside: Inside) => {
      let looks = 0;
      const look: SalientNetwork = (part) =>
        ++looks === 5 ? seeing(busy, inside)(part) : all(part);
      const { first } = await openPhotoCut(busy, { look });
      return { first, looks };
    };

    it('leave it clean where it finds the same', async () => {
      const { first, looks } = await mirrored(BOWL);
      expect(looks).toBe(5);
      expect(first.verdict).toBe('clean');
    });

    it('leave a doubt where it finds a piece more, or a piece less within', async () => {
      const more = await mirrored((x, y) => BOWL(x, y) || Math.hypot(x - 50, y - 120) < 6);
      expect(more.first.verdict).toBe('doubtful');
      const less = await mirrored((x, y) => BOWL(x, y) && Math.hypot(x - 90, y - 120) > 9);
      expect(less.first.verdict).toBe('doubtful');
      expect(overlap(less.first, BOWL)).toBeGreaterThan(0.95);
    });

    it('tell left from right: what is on one side is looked for there', async () => {
      const lamp: Inside = (x, y) => BOWL(x, y) && x < 140;
      const photoOfIt = before(lamp, stripes);
      const redOf: SalientNetwork = (part) => {
        const plane = createPlane(part.width, part.height);
        for (let i = 0; i < plane.data.length; i++)
          plane.data[i] = (part.data[i * 4] ?? 0) > (part.data[i * 4 + 1] ?? 0) + 100 ? 1 : 0;
        return Promise.resolve(plane);
      };
      const { first } = await openPhotoCut(photoOfIt, { look: redOf });
      expect(first.verdict).toBe('clean');
    });
  });

  describe('have to be borne out by the photo, or people are asked to look', () => {
    const verdictOn = async (busy: Pixels, inside: Inside) =>
      (await openPhotoCut(busy, { look: seeing(busy, inside) })).first.verdict;

    it('where it shows no edge along a part of the outline: feet like the table', async () => {
      const feet: Inside = (x, y) => Math.abs(x - 120) < 25 && Math.abs(y - 120) < 80;
      const all: Inside = (x, y) => BOWL(x, y) || feet(x, y);
      expect(await verdictOn(before(all, stripes), all)).toBe('clean');
      expect(await verdictOn(before(BOWL, stripes), all)).toBe('likely');
    });

    it('where the ground is so rough that a foot is lost in it: grass', async () => {
      const grass = (x: number, y: number) => stripes(x) - 40 * ((x + 2 * y) % 5 < 2 ? 1 : 0);
      expect(await verdictOn(before(BOWL, grass), BOWL)).toBe('likely');
    });
  });

  it('leave that doubt where the backdrop agrees, too', async () => {
    const hand: Inside = (x, y) => Math.hypot(x - 154, y - 120) < 5;
    const without = seeing(photo, PRINT);
    const withHand = seeing(photo, (x, y) => PRINT(x, y) || hand(x, y));
    let looks = 0;
    const look: SalientNetwork = (part) => (++looks === 3 ? withHand(part) : without(part));
    const { first } = await openPhotoCut(photo, { look });
    expect(looks).toBe(3);
    expect(first.verdict).toBe('doubtful');
  });

  it('leave one, too, where the backdrop agrees and a mirror does not', async () => {
    const all = seeing(photo, PRINT);
    const less = seeing(photo, (x, y) => PRINT(x, y) && Math.hypot(x - 120, y - 120) > 6);
    let looks = 0;
    const look: SalientNetwork = (part) => (++looks === 4 ? less(part) : all(part));
    const { first } = await openPhotoCut(photo, { look });
    expect(looks).toBe(4);
    expect(first.verdict).toBe('doubtful');
  });

  it('take what one is sure of where the other misses a piece: white on white', async () => {
    // Of a bowl with a bite of 4 % of it both find nearly the same; the backdrop's fit is without that piece.
    const bitten: Inside = (x, y) => BOWL(x, y) && Math.hypot(x - 120, y - 70) > 14;
    const whole = seeing(photo, BOWL);
    const data = photo.data.map((v, i) => {
      const at = i >> 2;
      return i % 4 !== 3 && bitten(at % SIDE, Math.floor(at / SIDE)) ? v * 0.4 : v;
    });
    const white = { ...photo, data };
    const alone = await openPhotoCut(white, { look: null });
    expect(overlap(alone.first, bitten)).toBeGreaterThan(0.97);
    const { first } = await openPhotoCut(white, { look: whole });
    // Nobody sees an edge there.
    expect(first.verdict).toBe('likely');
    expect(overlap(first, BOWL)).toBeGreaterThan(0.97);
  });

  it('look through a ring at a painted ground that the network took for it, and say so', async () => {
    const ring: Inside = (x, y) => BOWL(x, y) && !PRINT(x, y);
    const ringed = painted(ring, [60, 60, 60, 255]);
    // Photographed: no pixel is quite like the next.
    for (let i = 0; i < SIDE * SIDE; i++)
      if (ringed.data[i * 4] === 60) ringed.data[i * 4] = 60 + (i % 3);
    const session = await openPhotoCut(ringed, { look: seeing(ringed, BOWL) });
    expect(overlap(session.first, ring)).toBeGreaterThan(0.97);
    expect(session.first.verdict).toBe('doubtful');
    const along = keep([0.3, 0.45], [0.3, 0.55]);
    expect(overlap(session.mend([along]), ring)).toBeGreaterThan(0.97);
  });

  it('take nothing of a painted ground along under a stroke', async () => {
    const FACE: Inside = (x, y) => Math.hypot(x - 120, y - 120) < 35;
    // As pale as 244 beside white: by colours the edge is anywhere.
    const pale = painted(BOWL, [244, 244, 244, 255]);
    for (let i = 0; i < SIDE * SIDE; i++) {
      const [x, y] = [i % SIDE, Math.floor(i / SIDE)];
      if (FACE(x, y)) pale.data.fill(60, i * 4, i * 4 + 3);
      else if (BOWL(x, y)) pale.data.fill(242 + ((x * 7 + y * 13) % 3), i * 4, i * 4 + 3);
    }
    const session = await openPhotoCut(pale, { look: seeing(pale, FACE) });
    const { alpha } = session.mend([keep([1 / 3, 0.42], [1 / 3, 0.58])]);
    const beside = alpha.data.filter((v, i) => v > 0.5 && !BOWL(i % SIDE, Math.floor(i / SIDE)));
    expect(beside).toHaveLength(0);
    expect(overlap({ ...session.first, alpha }, BOWL)).toBeGreaterThan(0.97);
  });

  it('do not look through a thing at what is none of the backdrop', async () => {
    const dark = {
      ...photo,
      data: photo.data.map((v, i) => {
        const at = i >> 2;
        return i % 4 !== 3 && BOWL(at % SIDE, Math.floor(at / SIDE)) ? v * 0.4 : v;
      }),
    };
    const ring: Inside = (x, y) => BOWL(x, y) && !PRINT(x, y);
    const { first } = await openPhotoCut(dark, { look: seeing(dark, ring) });
    // What was filled no look has found.
    expect(first.verdict).toBe('doubtful');
    expect(overlap(first, BOWL)).toBeGreaterThan(0.97);
    // Where the backdrop is seen through it, as within a handle, it stays open.
    const open = {
      ...photo,
      data: photo.data.map((v, i) => {
        const at = i >> 2;
        const isRing = ring(at % SIDE, Math.floor(at / SIDE));
        return i % 4 === 3 ? 255 : isRing ? 90 : 238;
      }),
    };
    const handle = await openPhotoCut(open, { look: seeing(open, ring) });
    expect(overlap(handle.first, ring)).toBeGreaterThan(0.95);
  });

  describe('on white paper', () => {
    it('give back a pale part that lies beside the thing, and strokes elsewhere leave it there', async () => {
      const FIN: Inside = (x, y) => x >= 90 && x < 150 && y >= 44 && y < 66;
      const carton = painted((x, y) => BOWL(x, y) || FIN(x, y), [70, 70, 70]);
      for (let i = 0; i < SIDE * SIDE; i++)
        if (FIN(i % SIDE, Math.floor(i / SIDE)) && !BOWL(i % SIDE, Math.floor(i / SIDE)))
          carton.data.fill(238, i * 4, i * 4 + 3);
      const session = await openPhotoCut(carton, { look: seeing(carton, BOWL) });
      const whole: Inside = (x, y) => BOWL(x, y) || FIN(x, y);
      expect(overlap(session.first, whole)).toBeGreaterThan(0.97);
      const stroke: Stroke = { kind: 'keep', radius: 0.01, points: [{ x: 0.5, y: 0.55 }] };
      expect(overlap(session.mend([stroke]), whole)).toBeGreaterThan(0.95);
    });

    const HANDLE: Inside = (x, y) => x > 14 && x < 65 && Math.abs(y - 120) < 9;
    const both: Inside = (x, y) => BOWL(x, y) || HANDLE(x, y);

    it('leave a doubt where the network leaves out what stands out from the paper: a handle', async () => {
      const sieve = painted(both, [150, 150, 150]);
      const { first } = await openPhotoCut(sieve, { look: seeing(sieve, BOWL) });
      expect(first.verdict).toBe('doubtful');
      // Alone it is a thing like any other.
      const pan = painted(BOWL, [150, 150, 150]);
      const alone = await openPhotoCut(pan, { look: seeing(pan, BOWL) });
      expect(alone.first.verdict).toBe('clean');
    });

    it('leave it too where the product fills most of the photo', async () => {
      const LID: Inside = (_, y) => y < 75 && y % 12 < 9;
      const BASKET: Inside = (x, y) => Math.abs(y - 120) < 50 && x > 14 && x < 226;
      const hamper = painted((x, y) => LID(x, y) || BASKET(x, y), [150, 110, 60]);
      const { first } = await openPhotoCut(hamper, { look: seeing(hamper, BASKET) });
      expect(first.verdict).toBe('doubtful');
    });

    it('find a grey thing by the backdrop alone: nothing is there whose shadow it could be', async () => {
      const grey = painted(BOWL, [205, 206, 208]);
      const { first } = await openPhotoCut(grey, { look: null });
      expect(first.verdict).toBe('clean');
      expect(overlap(first, BOWL)).toBeGreaterThan(0.95);
    });

    it('keep a grey thing whole that a network hardly sees, and lose a shadow beside what it does see', async () => {
      const grey = painted(BOWL, [205, 206, 208]);
      const little = await openPhotoCut(grey, { look: seeing(grey, PRINT, 0.6) });
      expect(overlap(little.first, BOWL)).toBeGreaterThan(0.95);
      const most: Inside = (x, y) => Math.hypot(x - 120, y - 120) < 50;
      // On paper: before a painted ground what ends sharply is the thing, whoever sees it (ADR 48).
      const onPaper = greyOnPaper();
      const shaded = await openPhotoCut(onPaper, { look: seeing(onPaper, most, 0.6) });
      expect(overlap(shaded.first, most)).toBeGreaterThan(0.95);
    });
  });

  it('leave a doubt where there are two things', async () => {
    const two: Inside = (x, y) => BOWL(x, y) && Math.abs(y - 120) > 8;
    const { first } = await openPhotoCut(photo, { look: seeing(photo, two) });
    expect(first.verdict).toBe('doubtful');
  });
});

describe('strokes over what a network saw', () => {
  const photo = bowl();
  let session: CutSession;
  beforeAll(async () => {
    session = await openPhotoCut(photo, { look: seeing(photo, BOWL) });
  });

  it('leave its outline as it was where they do not touch it', () => {
    const mended = session.mend([keep([0.5, 0.04], [0.5, 0.1])]);
    const rows = (cut: Cut) => cut.alpha.data.subarray(SIDE * 120, SIDE * 200);
    expect(rows(mended)).toEqual(rows(session.first));
    expect(mended.alpha.data[SIDE * 15 + 120]).toBe(1);
  });
});

describe('a loop that a network looked into', () => {
  const photo = bowl();
  const AROUND: Stroke = {
    kind: 'around',
    radius: 0.02,
    points: [
      { x: 0.2, y: 0.2 },
      { x: 0.8, y: 0.2 },
      { x: 0.8, y: 0.8 },
      { x: 0.2, y: 0.8 },
    ],
  };
  const area = { x: 48, y: 48, width: 144, height: 144 };
  const inLoop = (salience: Plane | null): Seen => ({ salience, thing: null });
  let session: CutSession;
  let looked: Plane | null;
  beforeAll(async () => {
    session = await openPhotoCut(photo, { look: null });
    looked = await lookAt(seeing(photo, BOWL), photo, area);
  });

  it('is cut along what was seen', () => {
    expect(overlap(session.mend([AROUND], inLoop(looked)), BOWL)).toBeGreaterThan(0.95);
  });

  it('stays so under the strokes that follow, told anew each time', () => {
    session.mend([AROUND], inLoop(looked));
    const again = structuredClone(AROUND);
    const mended = session.mend([again, keep([0.5, 0.04], [0.5, 0.1])]);
    expect(mended.alpha.data[SIDE * 15 + 120]).toBe(1);
    expect(mended.alpha.data[SIDE * 120 + 65]).toBe(1);
  });

  it('is cut by colours where the network does not know, or finds no more than a part', async () => {
    expect(await lookAt(seeing(photo, BOWL, 0.6), photo, area)).toBeNull();
    const known = await lookAt(
      seeing(photo, () => false),
      photo,
      area,
    );
    expect(session.mend([AROUND], inLoop(known)).alpha.data).toEqual(
      session.mend([AROUND]).alpha.data,
    );
  });

  it('holds nothing of what was seen outside of it', async () => {
    const all = await lookAt(
      seeing(photo, () => true),
      photo,
      { x: 0, y: 0, width: SIDE, height: SIDE },
    );
    expect(session.mend([AROUND], inLoop(all)).alpha.data[SIDE * 20 + 20]).toBe(0);
  });
});

it('a part of the photo is where it is told to be', () => {
  const photo = bowl();
  const part = cropPixels(photo, { x: 60, y: 60, width: 120, height: 120 });
  expect(placeOf(photo, part)).toEqual([60, 60]);
});
