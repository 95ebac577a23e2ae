import type { PlaceId } from '../prompt/scene.ts';
import type { Frame } from './frame.ts';
import { horizonLine, meadow, park, road, trees, tufts } from './greens.ts';
import { furnished, room } from './insides.ts';
import { buildings, street } from './town.ts';
import { houses } from './village.ts';
import { bank, craters, deep, dunes, peaks, shore, water } from './wilds.ts';

type Sketch = (frame: Frame) => void;

function plain(frame: Frame): void {
  horizonLine(frame);
  tufts(frame, 8);
}

const isAfloat = ({ panel }: Frame): boolean =>
  panel.subjects.some(({ noun }) => noun.medium === 'water');

/** How each place is sketched. */
export const sketches: Readonly<Record<PlaceId, Sketch>> = {
  city: street,
  skyline: (frame) => {
    buildings(frame, frame.horizon * 0.9);
    horizonLine(frame);
  },
  village: houses,
  forest: trees(8, 190, true),
  jungle: trees(7, 210, false),
  garden: park,
  farm: houses,
  mountains: peaks,
  rocks: peaks,
  plain,
  lake: (frame) => {
    peaks({ ...frame, horizon: frame.horizon - 14 });
    water(frame);
    if (!isAfloat(frame)) bank(frame);
  },
  river: (frame) => {
    trees(4, 140, false)(frame);
    water({ ...frame, horizon: frame.horizon + 26 });
    bank({ ...frame, horizon: frame.horizon + 26 });
  },
  beach: shore,
  ocean: water,
  underwater: deep,
  desert: dunes,
  savanna: meadow,
  meadow,
  lavender: meadow,
  flowers: meadow,
  heaven: plain,
  moon: craters,
  space: craters,
  studio: plain,
  room,
  window: room,
  kitchen: furnished,
  cafe: furnished,
  office: furnished,
  library: furnished,
  road,
  coastRoad: road,
};

/** Places with a roof over them: no weather falls there. */
export const roofed: ReadonlySet<PlaceId> = new Set<PlaceId>([
  'room',
  'window',
  'kitchen',
  'cafe',
  'office',
  'library',
  'studio',
  'underwater',
]);
