import type { Rgb } from '../paint/colour.ts';
import type { SolidId } from '../prompt/scene.ts';
import type { Model } from '../solid/model.ts';
import { airplane } from './airplane.ts';
import { owl, penguin, songbird, waterBird } from './birds.ts';
import { house, windmill } from './buildings.ts';
import { dolphin } from './dolphin.ts';
import { fish } from './fish.ts';
import { flowersInVase } from './flowersInVase.ts';
import { balloon, lighthouse, robot } from './landmarks.ts';
import { pickup } from './pickup.ts';
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
  pickup,
  airplane,
  dolphin,
  windmill,
  house: house({ wall: '#efe3cd', roof: '#a8482f', wood: false }),
  cabin: house({ wall: '#7a5232', roof: '#3f4a3c', wood: true }),
  penguin,
  owl,
  bird: songbird('#6f8fae', '#e8a25a'),
  robin: songbird('#6d5a45', '#d8622a'),
  crow: songbird('#17181d', '#1c1d23'),
  duck: waterBird({ main: '#8d7a63', head: '#1f6b46', bill: '#e0a92e', neck: 0.06 }),
  swan: waterBird({ main: '#f5f2ec', head: '#f5f2ec', bill: '#e0722e', neck: 0.42 }),
  fish: fish('#3f8fc4', '#e6eef2'),
  clownfish: fish('#f0782a', '#f7f3ea'),
  goldfish: fish('#f0902a', '#f0902a'),
  sunflowers: flowersInVase({ petal: '#f4b51e', heart: '#4a2c16', size: 0.15 }),
  daisies: flowersInVase({ petal: '#f6f3ea', heart: '#eab52c', size: 0.11 }),
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
  pickup: { yaw: -0.55, pitch: 0.14, height: 0.95 },
  airplane: { yaw: -0.55, pitch: 0.22, height: 0.7 },
  dolphin: { yaw: -0.35, pitch: 0.05, height: 0.8 },
  windmill: { yaw: -1.0, pitch: -0.02, height: 1.2 },
  house: { yaw: -0.95, pitch: 0.1, height: 1 },
  cabin: { yaw: -0.95, pitch: 0.1, height: 1 },
  penguin: { yaw: -1.05, pitch: 0.06, height: 1 },
  owl: { yaw: -1.2, pitch: 0.04, height: 1.1 },
  bird: { yaw: -0.5, pitch: 0.06, height: 0.9 },
  robin: { yaw: -0.5, pitch: 0.06, height: 0.9 },
  crow: { yaw: -0.5, pitch: 0.06, height: 0.9 },
  duck: { yaw: -0.4, pitch: 0.12, height: 0.5 },
  swan: { yaw: -0.35, pitch: 0.1, height: 0.9 },
  fish: { yaw: -0.35, pitch: 0.05, height: 0.8 },
  clownfish: { yaw: -0.35, pitch: 0.05, height: 0.8 },
  goldfish: { yaw: -0.35, pitch: 0.05, height: 0.8 },
  sunflowers: { yaw: -1.35, pitch: 0.1, height: 1.1 },
  daisies: { yaw: -1.35, pitch: 0.1, height: 1.1 },
};
