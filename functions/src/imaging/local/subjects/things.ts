import type { Rgb } from '../paint/colour.ts';
import type { SolidId } from '../prompt/scene.ts';
import type { Model } from '../solid/model.ts';
import { balloon, lighthouse, robot } from './landmarks.ts';
import { tent } from './tent.ts';
import { car, sailboat } from './vehicles.ts';
import { apple, bottle, cup } from './wares.ts';

/** Every thing stands on y = 0 and is about one unit tall. */
export function buildThing(id: SolidId, tint: Rgb | null): Model {
  return builders[id](tint);
}

const builders: Record<SolidId, (tint: Rgb | null) => Model> = {
  apple,
  bottle,
  robot,
  cup: cup(true),
  mug: cup(false),
  balloon,
  lighthouse,
  sailboat,
  car,
  tent,
};

/** How each thing is turned towards the viewer: yaw, then a look from above. */
export const thingViews: Record<
  SolidId,
  { readonly yaw: number; readonly pitch: number; readonly height: number }
> = {
  apple: { yaw: 0.4, pitch: 0.24, height: 1.02 },
  robot: { yaw: -0.95, pitch: 0.06, height: 1.08 },
  bottle: { yaw: 0.12, pitch: 0.1, height: 1 },
  cup: { yaw: 0.35, pitch: 0.42, height: 0.98 },
  mug: { yaw: 0.35, pitch: 0.36, height: 0.92 },
  balloon: { yaw: 0.2, pitch: -0.06, height: 1.26 },
  lighthouse: { yaw: 0.1, pitch: -0.04, height: 1 },
  sailboat: { yaw: -0.35, pitch: 0.06, height: 1.12 },
  tent: { yaw: -0.72, pitch: 0.14, height: 1 },
  car: { yaw: -0.5, pitch: 0.16, height: 0.95 },
};
