import type { ProductSize } from '@lumashot/domain/catalog/productSizes';
import type { ProductView } from '@lumashot/domain/catalog/productViews';
import type { Brush } from '../paint/layer.ts';
import type { Stage } from '../scene/stage.ts';
import type { Room } from '../scene/window.ts';
import { WHOLE_STAGE } from '../sets/backdrops.ts';
import { lightBehind } from '../sets/lightBehind.ts';
import { paintStanding } from '../sets/paintStanding.ts';
import type { SetLight } from '../sets/setStage.ts';
import type { Standing } from '../sets/standing.ts';
import { layOut } from './above/layOut.ts';
import { paintResting } from './above/paintResting.ts';
import type { Surface } from './above/surface.ts';
import { paintStood } from './angle/paintStood.ts';
import { paintTilted } from './angle/paintTilted.ts';
import { standOn } from './angle/standOn.ts';
import { atTheEdge } from './atTheEdge.ts';
import { cordApart } from './cordApart.ts';
import type { CutOut } from './cutOut.ts';
import { frameProducts, type FramedProducts } from './frameProducts.ts';
import type { ProductSet } from './productSet.ts';
import { settled } from './settled.ts';
import { hang } from './wall/hang.ts';
import { paintHanging } from './wall/paintHanging.ts';
import { levelled, squared, straightened } from './flat/straightened.ts';
import { SCALES, type Wall } from './wall/wall.ts';

/** Of the light behind what is dark, as much where the camera looks down: all of it is seen on the ground, and looks like a lamp under a chair. */
const BEHIND_FROM_ABOVE = 0.6;
/** Of the rim of what stands before a place, as much: what lies or hangs has no far side for a light to come around, and behind what is seen from above there is ground, not the light. */
const RIM = { flat: 0.35, fromAbove: 0.5 } as const;

export interface Staged extends FramedProducts {
  readonly light: SetLight;
  readonly behind: (stage: Stage) => void;
  /** What the ground shows of a thing on it. */
  readonly ground: (brush: Brush, thing: Standing) => void;
  readonly front?: ProductSet['front'] | undefined;
}

interface Asked {
  readonly view: ProductView;
  readonly size: ProductSize;
  readonly room: Room;
}

interface Placed {
  readonly cuts: readonly CutOut[];
  readonly set: ProductSet;
  readonly room: Room;
  readonly size: ProductSize;
}

/**
 * Things stand before a place, or on its ground where the camera looks down; from straight above they lie there, and on its
 * wall they hang. A place in the distance has no such ground and no wall: they stand before it.
 */
export function staged(
  cuts: readonly CutOut[],
  set: ProductSet,
  { view, size, room }: Asked,
): Staged {
  const { above, wall } = set;
  const placed: Placed = { cuts, set, room, size };
  switch (view) {
    case 'front':
      return standing(placed);
    case 'angle':
      return above === undefined ? standing(placed) : stood(placed, above);
    case 'above':
      return above === undefined ? standing(placed) : lying(placed, above);
    case 'wall':
      return wall === undefined ? standing(placed) : hanging(placed, { wall, size });
  }
}

function standing({ cuts, set, room, size }: Placed): Staged {
  const { table } = set;
  const level = cuts.map(size === 'small' ? levelled : squared);
  const ended = (framed: FramedProducts): FramedProducts =>
    atTheEdge(framed, level, { stands: true, table });
  const { group, window } = ended(frameProducts(level, set, room));
  // Settled it stands lower: what ends at the picture's top has to reach it from there.
  const front = ended({ group: settled(group, table.front), window }).group;
  return {
    group: front,
    window,
    light: set.light,
    behind: (stage) => {
      set.behind(stage);
      lightDark(stage, set, front);
    },
    ground: (brush, thing) => {
      for (const part of cordApart(thing)) paintStanding(brush, part, set.ground);
    },
    front: set.front,
  };
}

function stood({ cuts, set, room }: Placed, above: Surface): Staged {
  const { group, window } = atTheEdge(standOn(cuts, room, above.shadow.right), cuts, {
    stands: false,
  });
  return {
    group,
    window,
    light: withRim(set.light, RIM.fromAbove),
    behind: (stage) => {
      paintTilted(stage, above, window);
      lightDark(stage, set, group, BEHIND_FROM_ABOVE);
      paintStood(stage.brush, group.flatMap(cordApart), above.shadow);
    },
    // All shadows lie there already: none falls on a thing further back.
    ground: () => undefined,
  };
}

function lying({ cuts, set, room }: Placed, above: Surface): Staged {
  const framed = atTheEdge(layOut(cuts, room), cuts, { stands: false });
  return {
    ...framed,
    light: withRim(set.light, RIM.flat),
    behind: (stage) => {
      above.paint(stage, WHOLE_STAGE);
      lightDark(stage, set, framed.group);
      above.things?.(stage);
    },
    ground: (brush, thing) => paintResting(brush, thing, above.shadow),
  };
}

function hanging(
  { cuts, set, room }: Placed,
  { wall, size }: { readonly wall: Wall; readonly size: ProductSize },
): Staged {
  const straight = cuts.map(straightened);
  const hung = hang(straight, room, { foot: wall.foot, size });
  const framed = atTheEdge(hung, straight, { stands: false });
  const { group, window } = framed;
  const seen = { window, scale: SCALES[size] };
  return {
    ...framed,
    light: withRim(set.light, RIM.flat),
    behind: (stage) => {
      // No light behind what is dark: the wall's own lamp is there already.
      wall.paint(stage, seen);
      for (const thing of group) paintHanging(stage.brush, thing, wall.shadow);
    },
    // All shadows lie there already: none falls on the thing beside it.
    ground: () => undefined,
    front: (stage) => wall.before?.(stage, seen),
  };
}

const withRim = (light: SetLight, share: number): SetLight => ({
  ...light,
  rimStrength: light.rimStrength * share,
});

function lightDark(
  { brush }: Stage,
  { light: { behindDark } }: ProductSet,
  group: readonly Standing[],
  share = 1,
): void {
  if (behindDark === undefined) return;
  lightBehind(brush, group, { ...behindDark, strength: behindDark.strength * share });
}
