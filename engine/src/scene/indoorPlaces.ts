import { rgb } from '../paint/colour.ts';
import { paintDrops } from './drops.ts';
import {
  paintBackdrop,
  paintBlurredRoom,
  paintTable,
  paintWindowFrame,
  type Room,
} from './indoor.ts';
import { groundOf, nothing, sky, treeOf, type Painter } from './painter.ts';
import { paintGround } from './terrain.ts';
import { paintStand } from './treeStand.ts';
import { paintVillage } from './village.ts';

export const rooms: Record<'cafe' | 'room' | 'kitchen' | 'office' | 'library', Room> = {
  cafe: {
    wall: '#8a5a3c',
    accent: '#c98a4a',
    wood: '#7a4a2a',
    lights: ['#ffb45c', '#ff9a4a', '#ffd28a'],
    shelves: true,
  },
  room: {
    wall: '#b8967a',
    accent: '#d9b88a',
    wood: '#8a5f3c',
    lights: ['#ffc98a', '#ffdca8'],
    shelves: true,
  },
  kitchen: {
    wall: '#c9c2b0',
    accent: '#e6dcc4',
    wood: '#a8764a',
    lights: ['#ffe2b0', '#fff0d0'],
    shelves: true,
  },
  office: {
    wall: '#9aa6b0',
    accent: '#c9d2d9',
    wood: '#8a6a4a',
    lights: ['#e6f0ff', '#fff0d8'],
    shelves: true,
  },
  library: {
    wall: '#7a4f34',
    accent: '#b8854a',
    wood: '#5f3a22',
    lights: ['#ffbe6a', '#ffd89a'],
    shelves: true,
  },
};

export function indoors(room: Room): Painter {
  return (stage) => {
    const onFloor = stage.scene.subjects[0]?.noun.medium === 'ground';
    paintBlurredRoom(stage, room, onFloor ? 760 : 690);
    paintTable(stage, onFloor ? 760 : 690, room.wood);
    return { floor: onFloor ? 900 : 880, surface: 'hard', front: nothing };
  };
}

export const windowSill: Painter = (stage) => {
  sky(stage);
  paintStand(
    stage,
    { kind: treeOf(stage), base: 700, height: 330, distance: 0.5, count: 8, clearing: 0 },
    'view',
  );
  paintGround(stage, groundOf(stage, 'grass'), 660, 'view');
  paintVillage(stage, 690, 90, 0.5, 4, 'view');
  paintWindowFrame(stage, 810);
  if (stage.scene.weather === 'rain' || stage.scene.weather === 'storm') paintDrops(stage);
  return { floor: 858, surface: 'hard', front: nothing };
};

export const studio: Painter = (stage) => {
  const { scene } = stage;
  const asked = scene.palette.find((colour) => !scene.subjects.some((s) => s.colour === colour));
  const calm = scene.styles.includes('portrait') || scene.subjects[0]?.noun.thing.kind === 'figure';
  const colour =
    asked ??
    (scene.words.includes('white') || scene.styles.includes('minimal')
      ? rgb('#e9e8e6')
      : calm
        ? rgb(scene.words.includes('warm') ? '#a68d77' : '#868b93')
        : rgb('#d5d2cd'));
  paintBackdrop(stage, colour, calm);
  return { floor: 830, surface: 'mirror', front: nothing };
};
