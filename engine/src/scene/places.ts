import type { PlaceId } from '../prompt/scene.ts';
import { city, road, skyline, village } from './builtPlaces.ts';
import { beach, ocean, rocks } from './coastPlaces.ts';
import { heaven, moon } from './farPlaces.ts';
import { flowerField, outdoors } from './fields.ts';
import { indoors, rooms, studio, windowSill } from './indoorPlaces.ts';
import { desert, lake, river, savanna } from './openPlaces.ts';
import { forest, jungle, mountains } from './wildPlaces.ts';
import { paintBubbles, paintDeep } from './deep.ts';
import { paintRange } from './mountains.ts';
import { nothing, treeOf, winter, type Painter } from './painter.ts';
import { paintSpace } from './space.ts';
import { type Stage } from './stage.ts';
import { paintStand } from './treeStand.ts';
import { paintVillage } from './village.ts';

export const places: Record<PlaceId, Painter> = {
  forest,
  jungle,
  mountains,
  lake,
  river,
  beach,
  ocean,
  rocks,
  desert,
  savanna,
  village,
  city,
  skyline,
  moon,
  heaven,
  studio,
  underwater: (stage) => {
    paintDeep(stage);
    return { floor: 700, surface: 'none', front: paintBubbles };
  },
  space: (stage) => {
    paintSpace(
      stage,
      stage.scene.subjects.every((s) => s.word !== 'earth' && s.word !== 'planet'),
    );
    return { floor: 760, surface: 'none', front: nothing };
  },
  meadow: outdoors('grass', 650, (stage) => {
    paintRange(
      stage,
      { base: 650, height: 170, distance: 0.75, rock: '#62788a', snow: 0, peaks: 1.8, soft: true },
      'far',
    );
    paintRange(
      stage,
      {
        base: 660,
        height: 90,
        distance: 0.4,
        rock: winter(stage.scene) ? '#cdd6ea' : '#6f9a4a',
        snow: 0,
        peaks: 1.5,
        soft: true,
      },
      'hills',
    );
    paintStand(
      stage,
      { kind: treeOf(stage), base: 664, height: 130, distance: 0.4, count: 11, clearing: 0.2 },
      'line',
    );
  }),
  plain: (stage) => {
    const cold: Stage = { ...stage, scene: { ...stage.scene, season: 'winter' } };
    return outdoors('snow', 650, (s) =>
      paintRange(
        s,
        { base: 660, height: 230, distance: 0.65, rock: '#7a8aa4', snow: 0.95, peaks: 2 },
        'far',
      ),
    )(cold);
  },
  farm: outdoors('grass', 660, (stage) => {
    paintRange(
      stage,
      { base: 650, height: 110, distance: 0.7, rock: '#6a8a6a', snow: 0, peaks: 1.8, soft: true },
      'far',
    );
    paintStand(
      stage,
      { kind: treeOf(stage), base: 664, height: 120, distance: 0.4, count: 9, clearing: 0.1 },
      'line',
    );
    paintVillage(stage, 676, 110, 0.2, 2, 'barns');
  }),
  garden: outdoors('grass', 650, (stage) => {
    paintStand(
      stage,
      { kind: treeOf(stage), base: 664, height: 260, distance: 0.5, count: 10, clearing: 0 },
      'far',
    );
    paintStand(
      stage,
      { kind: treeOf(stage), base: 690, height: 420, distance: 0.2, count: 5, clearing: 0.5 },
      'near',
    );
  }),
  lavender: flowerField(true, ['#7a55b8', '#9470cc', '#5f429c', '#a888d8']),
  flowers: flowerField(false, ['#e0483c', '#f2b53c', '#e88ab0', '#f6efe4', '#8a5ac0']),
  cafe: indoors(rooms.cafe),
  room: indoors(rooms.room),
  kitchen: indoors(rooms.kitchen),
  office: indoors(rooms.office),
  library: indoors(rooms.library),
  window: windowSill,
  road: road(false),
  coastRoad: road(true),
};

export const indoorPlaces: ReadonlySet<PlaceId> = new Set<PlaceId>([
  'cafe',
  'room',
  'kitchen',
  'office',
  'library',
  'window',
  'studio',
  'underwater',
  'space',
  'moon',
]);
