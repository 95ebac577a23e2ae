import type { Scene, Subject } from '../prompt/scene.ts';
import { SIDE, type Setting } from '../scene/stage.ts';
import { allSpecies } from './species.ts';
import { buildQuadruped } from './quadruped.ts';
import { heightOf } from './sprite.ts';
import { UPRIGHT } from '../solid/part.ts';
import { floats, baseline, type Actor, type Add } from './actor.ts';
import { sizes } from './sizes.ts';

/** Two subjects and how they stand to each other. */
export async function pair(
  a: Subject,
  b: Subject,
  scene: Scene,
  setting: Setting,
  facing: 1 | -1,
  add: Add,
  actors: Actor[],
): Promise<void> {
  const { relation } = scene;
  const [ha, hb] = sizes(a, b);
  if (relation === 'riding') {
    const under = await add(b, hb, SIDE * 0.5, baseline(b, setting, hb), facing, floats(b));
    if (under === null) return;
    const spot = actors.at(-1)?.spot ?? { x: SIDE / 2, y: setting.floor };
    const astride = b.noun.thing.kind === 'animal' && a.noun.thing.kind === 'figure';
    const seat = backOf(b);
    const scaleDown = 0.72;
    // A rider's hips, not the soles, rest on the back.
    const sink = astride ? ha * scaleDown * 0.36 : 0;
    const rider: Subject = a.pose === null ? { ...a, pose: 'sit' } : a;
    await add(
      rider,
      ha * scaleDown,
      spot.x - under.footX + under.width / 2 - facing * under.width * 0.05,
      spot.y - hb * seat + sink,
      facing,
      true,
    );
    return;
  }
  if (relation === 'under') {
    await add(
      b,
      Math.min(hb * 1.2, SIDE * 0.8),
      SIDE * 0.58,
      floats(b) ? SIDE * 0.42 : setting.floor - 60,
      facing,
      floats(b),
    );
    await add(a, ha * 0.72, SIDE * 0.42, setting.floor + 10, facing, false);
    return;
  }
  // Long things stand behind: side by side with one, a sheep would be out of sight.
  const [far, near] = [a, b].map(isLong);
  const lift = (isFar: boolean | undefined): number => (isFar === true ? 52 : 0);
  const [ya, yb] = [baseline(a, setting, ha * 0.82), baseline(b, setting, hb * 0.82)];
  await add(a, ha * 0.82, SIDE * 0.32, ya - lift(far), 1, floats(a));
  const across = far === true ? 0.8 : 0.7;
  await add(b, hb * 0.82, SIDE * across, yb - (far === true ? -8 : 24) - lift(near), -1, floats(b));
}

function isLong({ noun: { thing } }: Subject): boolean {
  return thing.kind === 'solid' && (thing.model === 'car' || thing.model === 'pickup');
}

/** How high up its height one can sit on an animal. */
function backOf({ noun: { thing } }: Subject): number {
  if (thing.kind !== 'animal') return 0.6;
  const model = buildQuadruped(allSpecies[thing.species], {
    pose: 'stand',
    gaze: 0,
    headPitch: 0,
    tint: null,
  });
  return 1.02 / heightOf(model, UPRIGHT);
}
