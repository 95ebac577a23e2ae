import { css, mix, rgb } from '../paint/colour.ts';
import type { PlaceId, Scene } from '../prompt/scene.ts';
import { paintBubbles, paintDeep } from './deep.ts';
import { paintRocks } from './rocks.ts';
import { paintCraters, paintSpace } from './space.ts';
import { paintStreet } from './street.ts';
import { paintTowers } from './towers.ts';
import { paintVillage } from './village.ts';
import { paintBackdrop, paintBlurredRoom, paintTable, paintWindowFrame, type Room } from './indoor.ts';
import { paintRange } from './mountains.ts';
import { paintMist, paintSky } from './sky.ts';
import { SIDE, toned, type Setting, type Stage } from './stage.ts';
import { paintBlades, paintBlossoms, paintGround, type GroundKind } from './terrain.ts';
import { paintStand, type TreeKind } from './trees.ts';
import { paintWater } from './water.ts';
import { paintLightning } from './weather.ts';

type Painter = (stage: Stage) => Setting;
const nothing = (): void => undefined;

const winter = (scene: Scene): boolean => scene.season === 'winter';

function groundOf(stage: Stage, usual: GroundKind): GroundKind {
  if (winter(stage.scene)) return 'snow';
  return stage.scene.season === 'autumn' && usual === 'grass' ? 'autumn' : usual;
}

function treeOf(stage: Stage): TreeKind {
  const { season } = stage.scene;
  if (season === 'autumn') return 'autumn';
  if (season === 'spring') return 'blossom';
  return season === 'winter' ? 'bare' : 'broad';
}

function sky(stage: Stage): void {
  paintSky(stage);
  if (stage.scene.weather === 'storm') paintLightning(stage);
}

/** Snow heaped or grass grown before the feet, so that nobody floats. */
function frontOf(kind: GroundKind): (stage: Stage) => void {
  return (stage) => {
    if (kind === 'grass' || kind === 'dry' || kind === 'autumn') {
      const inks: [string, ...string[]] = kind === 'grass' ? ['#4f8a34', '#7aae46', '#9cc25a'] : ['#c9a24a', '#a87f36', '#dfc27a'];
      paintBlades(stage, 905, 1050, 420, inks, 84, 'front');
    }
  };
}

function outdoors(usual: GroundKind, top: number, extra: (stage: Stage) => void): Painter {
  return (stage) => {
    sky(stage);
    extra(stage);
    const kind = groundOf(stage, usual);
    paintGround(stage, kind, top);
    if (kind === 'grass') paintBlades(stage, top + 6, SIDE, 1500, ['#4f8a34', '#7aae46', '#3c7030', '#9cc25a'], 44, 'field');
    if (kind === 'dry' || kind === 'autumn') paintBlades(stage, top + 6, SIDE, 1300, ['#c9a24a', '#a87f36', '#e0c682'], 46, 'field');
    return { floor: 880, surface: kind === 'snow' ? 'snow' : kind === 'sand' ? 'soft' : 'soft', front: frontOf(kind) };
  };
}

const forest: Painter = (stage) => {
  sky(stage);
  const snow = winter(stage.scene);
  const tree: TreeKind = snow ? 'snowConifer' : stage.scene.season === 'autumn' ? 'autumn' : stage.scene.season === 'spring' ? 'birch' : 'conifer';
  paintRange(stage, { base: 620, height: 210, distance: 0.85, rock: '#55606e', snow: snow ? 0.7 : 0.2, peaks: 2.4 }, 'far');
  paintStand(stage, { kind: tree, base: 630, height: 150, distance: 0.82, count: 26, clearing: 0 }, 'far');
  paintMist(stage, 622, 60, 0.75, 'far');
  paintStand(stage, { kind: tree, base: 652, height: 250, distance: 0.52, count: 16, clearing: 0.1 }, 'middle');
  paintMist(stage, 650, 56, 0.55, 'middle');
  const kind: GroundKind = snow ? 'snow' : stage.scene.season === 'autumn' ? 'autumn' : 'grass';
  paintGround(stage, kind, 640, 'floor', 22);
  paintStand(stage, { kind: tree, base: 705, height: 430, distance: 0.24, count: 8, clearing: 0.48 }, 'near');
  paintStand(stage, { kind: tree, base: 790, height: 720, distance: 0.04, count: 4, clearing: 0.84 }, 'edge');
  if (!snow) paintBlades(stage, 660, SIDE, 900, ['#3f6a34', '#5f8a3c', '#2f5a30'], 46, 'floor');
  return { floor: 880, surface: snow ? 'snow' : 'soft', front: frontOf(kind) };
};

const jungle: Painter = (stage) => {
  sky(stage);
  paintMist(stage, 520, 200, 0.9, 'far');
  paintStand(stage, { kind: 'jungle', base: 640, height: 360, distance: 0.75, count: 12, clearing: 0 }, 'far');
  paintMist(stage, 610, 90, 0.8, 'middle');
  paintStand(stage, { kind: 'palm', base: 690, height: 470, distance: 0.4, count: 7, clearing: 0.2 }, 'palms');
  paintStand(stage, { kind: 'jungle', base: 700, height: 470, distance: 0.25, count: 7, clearing: 0.42 }, 'near');
  paintGround(stage, 'grass', 680);
  paintBlades(stage, 690, SIDE, 1500, ['#1f6a38', '#3f8a3c', '#14502e'], 80, 'floor');
  paintStand(stage, { kind: 'palm', base: 860, height: 820, distance: 0.02, count: 3, clearing: 0.9 }, 'edge');
  return { floor: 885, surface: 'soft', front: (s) => paintBlades(s, 930, 1060, 500, ['#1f6a38', '#4f9a44', '#0f4028'], 120, 'front') };
};

const mountains: Painter = (stage) => {
  sky(stage);
  const snow = winter(stage.scene) ? 0.95 : 0.42;
  paintRange(stage, { base: 640, height: 430, distance: 0.72, rock: '#5f6572', snow, peaks: 1.7 }, 'far');
  paintMist(stage, 630, 80, 0.6, 'far');
  paintRange(stage, { base: 690, height: 300, distance: 0.36, rock: '#4f5a58', snow: snow * 0.45, peaks: 2.6 }, 'middle');
  paintMist(stage, 680, 60, 0.5, 'near');
  const kind = groundOf(stage, 'grass');
  paintStand(stage, { kind: winter(stage.scene) ? 'snowConifer' : 'conifer', base: 706, height: 130, distance: 0.35, count: 20, clearing: 0.1 }, 'line');
  paintGround(stage, kind, 700, 'meadow', 20);
  if (kind === 'grass') {
    paintBlades(stage, 712, SIDE, 1300, ['#55803a', '#86a84a', '#3d6632'], 46, 'field');
    paintBlossoms(stage, 760, SIDE, 150, ['#f4f0e6', '#e9c94a', '#c98ad0'], 'field');
  }
  paintStand(stage, { kind: winter(stage.scene) ? 'snowConifer' : 'conifer', base: 800, height: 420, distance: 0.08, count: 4, clearing: 0.8 }, 'near');
  return { floor: 880, surface: kind === 'snow' ? 'snow' : 'soft', front: frontOf(kind) };
};

const lake: Painter = (stage) => {
  sky(stage);
  const snow = winter(stage.scene) ? 0.9 : 0.45;
  paintRange(stage, { base: 606, height: 420, distance: 0.66, rock: '#5f6776', snow, peaks: 1.8 }, 'far');
  paintMist(stage, 598, 60, 0.6, 'far');
  paintRange(stage, { base: 606, height: 190, distance: 0.32, rock: '#3f4f4c', snow: snow * 0.2, peaks: 2.2, soft: true }, 'middle');
  paintStand(stage, { kind: winter(stage.scene) ? 'snowConifer' : 'conifer', base: 607, height: 110, distance: 0.3, count: 30, clearing: 0.25 }, 'shore');
  paintMist(stage, 606, 34, 0.75, 'shore');
  paintWater(stage, 606, SIDE, 0.32);
  paintMist(stage, 618, 26, 0.6, 'water');
  const water = stage.scene.subjects[0]?.noun.medium === 'water';
  if (!water) {
    paintGround(stage, groundOf(stage, 'grass'), 880, 'bank', 30);
    paintBlades(stage, 890, 1060, 700, winter(stage.scene) ? ['#cfd6e6', '#a9b0c4'] : ['#4f7a34', '#86a04a', '#34602e'], 90, 'bank');
    paintStand(stage, { kind: winter(stage.scene) ? 'snowConifer' : 'conifer', base: 930, height: 620, distance: 0.02, count: 3, clearing: 0.86 }, 'near');
  }
  return { floor: water ? 800 : 905, surface: water ? 'water' : 'soft', front: nothing };
};

const river: Painter = (stage) => {
  sky(stage);
  paintRange(stage, { base: 620, height: 260, distance: 0.7, rock: '#5f6a70', snow: 0.2, peaks: 2 }, 'far');
  paintStand(stage, { kind: treeOf(stage), base: 632, height: 200, distance: 0.5, count: 14, clearing: 0.1 }, 'far');
  paintMist(stage, 628, 40, 0.6, 'far');
  paintWater(stage, 630, SIDE, 0.7);
  paintGround(stage, groundOf(stage, 'grass'), 850, 'bank', 40);
  paintRocks(stage, 850, 60, -40, 420, 'bank');
  paintBlades(stage, 860, SIDE, 800, ['#4f7a34', '#86a04a', '#34602e'], 60, 'bank');
  return { floor: 905, surface: 'soft', front: nothing };
};

const beach: Painter = (stage) => {
  sky(stage);
  paintRange(stage, { base: 596, height: 80, distance: 0.8, rock: '#4a5566', snow: 0, peaks: 3, soft: true }, 'far');
  paintWater(stage, 594, 800, 0.7);
  paintGround(stage, 'sand', 770, 'sand', 34);
  paintFoam(stage, 772);
  paintStand(stage, { kind: 'palm', base: 870, height: 760, distance: 0.03, count: 2, clearing: 0.78 }, 'palms');
  return { floor: 890, surface: 'soft', front: nothing };
};

function paintFoam(stage: Stage, y: number): void {
  const { brush, light } = stage;
  const random = stage.random.fork('foam');
  brush.lineCap = 'round';
  for (let line = 0; line < 3; line++) {
    brush.strokeStyle = css(toned(light, [255, 255, 255], 0.9), 0.6 - line * 0.15);
    brush.lineWidth = 7 - line * 2;
    brush.beginPath();
    brush.moveTo(-20, y - line * 24);
    for (let x = -20; x < SIDE + 40; x += 60) brush.quadraticCurveTo(x + 30, y - line * 26 + random.bell() * 12, x + 60, y - line * 24 + random.bell() * 5);
    brush.stroke();
  }
}

const ocean: Painter = (stage) => {
  sky(stage);
  const storm = stage.scene.weather === 'storm';
  if (!storm) paintRange(stage, { base: 596, height: 74, distance: 0.85, rock: '#4a5566', snow: 0, peaks: 2.6, soft: true }, 'far');
  paintWater(stage, 594, SIDE, storm ? 1.6 : 0.75);
  return { floor: 800, surface: 'water', front: nothing };
};

const rocks: Painter = (stage) => {
  sky(stage);
  const storm = stage.scene.weather === 'storm';
  paintWater(stage, 620, SIDE, storm ? 1.7 : 0.7);
  if (storm) paintSpray(stage, 800);
  paintRocks(stage, 850, 120, 120, 900, 'mound');
  paintRocks(stage, 930, 150, -60, SIDE + 60, 'front');
  return { floor: 850, surface: 'none', front: (s) => {
    paintRocks(s, 880, 76, 240, 780, 'feet');
    paintRocks(s, 985, 120, -60, SIDE + 60, 'close');
    if (storm) paintSpray(s, 930);
  } };
};

function paintSpray(stage: Stage, y: number): void {
  const { brush, light } = stage;
  const random = stage.random.fork(`spray ${y}`);
  for (let i = 0; i < 900; i++) {
    const cx = random.pick([90, 250, 820, 940]);
    const up = Math.pow(random.next(), 1.6);
    brush.fillStyle = css(toned(light, [250, 252, 255], 0.9), (1 - up) * 0.5);
    brush.beginPath();
    brush.arc(cx + random.bell() * (34 + up * 60), y - up * 190 + random.bell() * 12, random.between(0.8, 5) * (1.2 - up), 0, 7);
    brush.fill();
  }
}

const desert: Painter = (stage) => {
  sky(stage);
  paintRange(stage, { base: 640, height: 110, distance: 0.75, rock: '#a8764a', snow: 0, peaks: 2, soft: true }, 'far');
  paintRange(stage, { base: 690, height: 120, distance: 0.42, rock: '#d9a866', snow: 0, peaks: 1.4, soft: true }, 'dunes');
  paintGround(stage, 'sand', 670, 'sand', 34);
  return { floor: 870, surface: 'soft', front: nothing };
};

const savanna: Painter = (stage) => {
  sky(stage);
  paintRange(stage, { base: 630, height: 90, distance: 0.85, rock: '#7a7468', snow: 0, peaks: 2.2, soft: true }, 'far');
  paintMist(stage, 628, 40, 0.5, 'far');
  paintStand(stage, { kind: 'acacia', base: 640, height: 140, distance: 0.6, count: 8, clearing: 0 }, 'far');
  paintGround(stage, 'dry', 630, 'plain', 8);
  paintBlades(stage, 640, SIDE, 1700, ['#c9a24a', '#a87f36', '#e0c682', '#8f8a44'], 52, 'plain');
  paintStand(stage, { kind: 'acacia', base: 730, height: 470, distance: 0.14, count: 3, clearing: 0.62 }, 'near');
  return { floor: 880, surface: 'soft', front: frontOf('dry') };
};

function flowerField(rows: boolean, palette: readonly [string, ...string[]]): Painter {
  return (stage) => {
    sky(stage);
    paintRange(stage, { base: 630, height: 150, distance: 0.75, rock: '#66788a', snow: 0, peaks: 1.8, soft: true }, 'far');
    paintStand(stage, { kind: treeOf(stage), base: 640, height: 90, distance: 0.55, count: 18, clearing: 0.1 }, 'far');
    paintGround(stage, 'grass', 634, 'field', 6);
    if (rows) paintRows(stage, palette);
    else {
      paintBlades(stage, 640, SIDE, 1300, ['#4f8a34', '#7aae46', '#3c7030'], 50, 'field');
      paintBlossoms(stage, 646, SIDE, 1500, palette, 'field');
    }
    return { floor: 880, surface: 'soft', front: (s) => {
      if (rows) return;
      paintBlossoms(s, 940, 1060, 90, palette, 'front');
    } };
  };
}

/** Lavender: rows that meet at the horizon, each a ridge of small spikes. */
function paintRows(stage: Stage, palette: readonly [string, ...string[]]): void {
  const { brush, light } = stage;
  const random = stage.random.fork('rows');
  const inks = palette.map((hex) => rgb(hex));
  const top = 642;
  const vanish = SIDE * (0.5 + (light.disc.x - 0.5) * 0.4);
  brush.lineCap = 'round';
  for (let s = 0; s < 88; s++) {
    const near = Math.pow(s / 87, 1.9);
    const y = top + near * (SIDE + 40 - top);
    for (let row = -9; row <= 9; row++) {
      const x = vanish + (row + 0.5) * (10 + near * 250);
      const w = 4 + near * 82;
      if (x < -w * 1.5 || x > SIDE + w * 1.5) continue;
      const tufts = 3 + Math.round(near * 11);
      for (let t = 0; t < tufts; t++) {
        const off = (random.next() - 0.5) * 2;
        const h = (4 + near * 52) * (1 - off * off * 0.55) * random.between(0.75, 1.2);
        const ink = inks[Math.floor(random.next() * inks.length)] ?? [130, 90, 180];
        const lit = Math.min(1, Math.max(0, 0.55 + off * 0.35 * Math.sign(light.disc.x - 0.5) + random.bell() * 0.2));
        brush.strokeStyle = css(toned(light, ink, lit, (1 - near) * 0.5), 0.9);
        brush.lineWidth = 1 + near * 5;
        brush.beginPath();
        brush.moveTo(x + off * w, y);
        brush.lineTo(x + off * w * 1.12 + random.bell() * near * 5, y - h);
        brush.stroke();
      }
    }
  }
}

const village: Painter = (stage) => {
  sky(stage);
  const snow = winter(stage.scene);
  paintRange(stage, { base: 620, height: 300, distance: 0.75, rock: '#66748a', snow: snow ? 0.8 : 0.3, peaks: 1.8 }, 'far');
  paintRange(stage, { base: 650, height: 120, distance: 0.45, rock: snow ? '#c9d2e6' : '#6f9048', snow: 0, peaks: 1.6, soft: true }, 'hills');
  paintMist(stage, 640, 50, 0.5, 'far');
  paintGround(stage, groundOf(stage, 'grass'), 630, 'field', 22);
  paintVillage(stage, 670, 74, 0.35, 9, 'far');
  paintStand(stage, { kind: treeOf(stage), base: 690, height: 130, distance: 0.3, count: 12, clearing: 0.1 }, 'middle');
  paintVillage(stage, 760, 140, 0.12, 5, 'near');
  paintStand(stage, { kind: treeOf(stage), base: 800, height: 260, distance: 0.1, count: 4, clearing: 0.5 }, 'near');
  if (!snow) {
    paintBlades(stage, 790, SIDE, 1100, ['#4f8a34', '#7aae46', '#3c7030'], 50, 'field');
    paintBlossoms(stage, 800, SIDE, stage.scene.season === 'spring' ? 420 : 130, ['#f4b8cc', '#f6efe0', '#f2cf5a', '#c98ad0'], 'field');
  }
  paintStand(stage, { kind: treeOf(stage), base: 930, height: 700, distance: 0.02, count: 2, clearing: 0.8 }, 'edge');
  return { floor: 900, surface: snow ? 'snow' : 'soft', front: nothing };
};

const city: Painter = (stage) => {
  sky(stage);
  const neon = stage.scene.styles.includes('neon');
  paintTowers(stage, stage.horizon + 40, 330, 0.8, 16, 'far');
  paintMist(stage, stage.horizon + 20, 90, 0.6, 'street');
  paintStreet(stage, neon);
  return { floor: 890, surface: stage.scene.weather === 'rain' ? 'mirror' : 'hard', front: nothing };
};

const skyline: Painter = (stage) => {
  sky(stage);
  paintTowers(stage, 700, 420, 0.7, 15, 'far');
  paintMist(stage, 690, 80, 0.5, 'far');
  paintTowers(stage, 716, 330, 0.3, 11, 'near');
  paintWater(stage, 714, SIDE, 0.6);
  return { floor: 880, surface: 'water', front: nothing };
};

function road(sea: boolean): Painter {
  return (stage) => {
    sky(stage);
    if (sea) {
      paintRange(stage, { base: 596, height: 90, distance: 0.7, rock: '#3f4a5c', snow: 0, peaks: 3, soft: true }, 'far');
      paintWater(stage, 594, 790, 0.6);
      paintStand(stage, { kind: 'palm', base: 790, height: 640, distance: 0.04, count: 3, clearing: 0.66 }, 'palms');
    } else {
      paintRange(stage, { base: 640, height: 300, distance: 0.7, rock: '#66707c', snow: 0.3, peaks: 2 }, 'far');
      paintStand(stage, { kind: winter(stage.scene) ? 'snowConifer' : 'conifer', base: 700, height: 160, distance: 0.4, count: 18, clearing: 0 }, 'far');
      paintGround(stage, groundOf(stage, 'grass'), 690, 'verge', 10);
    }
    paintGround(stage, 'asphalt', 780, 'road', 0);
    const { brush, light } = stage;
    const rail = toned(light, rgb('#c9ccd2'), 0.8);
    brush.fillStyle = css(rail);
    brush.fillRect(0, 752, SIDE, 10);
    brush.fillStyle = css(mix(rail, [0, 0, 0], 0.5));
    brush.fillRect(0, 762, SIDE, 4);
    for (let x = 30; x < SIDE; x += 120) brush.fillRect(x, 760, 10, 26);
    brush.fillStyle = css(toned(light, rgb('#f0ead8'), 0.9), 0.75);
    for (let x = -40; x < SIDE; x += 190) {
      brush.beginPath();
      brush.moveTo(x + 20, 944);
      brush.lineTo(x + 130, 944);
      brush.lineTo(x + 116, 960);
      brush.lineTo(x, 960);
      brush.fill();
    }
    return { floor: 900, surface: stage.scene.time === 'night' || stage.scene.weather === 'rain' ? 'mirror' : 'hard', front: nothing };
  };
}

const rooms: Record<'cafe' | 'room' | 'kitchen' | 'office' | 'library', Room> = {
  cafe: { wall: '#8a5a3c', accent: '#c98a4a', wood: '#7a4a2a', lights: ['#ffb45c', '#ff9a4a', '#ffd28a'], shelves: true },
  room: { wall: '#b8967a', accent: '#d9b88a', wood: '#8a5f3c', lights: ['#ffc98a', '#ffdca8'], shelves: true },
  kitchen: { wall: '#c9c2b0', accent: '#e6dcc4', wood: '#a8764a', lights: ['#ffe2b0', '#fff0d0'], shelves: true },
  office: { wall: '#9aa6b0', accent: '#c9d2d9', wood: '#8a6a4a', lights: ['#e6f0ff', '#fff0d8'], shelves: true },
  library: { wall: '#7a4f34', accent: '#b8854a', wood: '#5f3a22', lights: ['#ffbe6a', '#ffd89a'], shelves: true },
};

function indoors(room: Room): Painter {
  return (stage) => {
    const onFloor = stage.scene.subjects[0]?.noun.medium === 'ground';
    paintBlurredRoom(stage, room, onFloor ? 760 : 690);
    paintTable(stage, onFloor ? 760 : 690, room.wood);
    return { floor: onFloor ? 900 : 880, surface: 'hard', front: nothing };
  };
}

const windowSill: Painter = (stage) => {
  sky(stage);
  paintStand(stage, { kind: treeOf(stage), base: 700, height: 330, distance: 0.5, count: 8, clearing: 0 }, 'view');
  paintGround(stage, groundOf(stage, 'grass'), 660, 'view');
  paintVillage(stage, 690, 90, 0.5, 4, 'view');
  paintWindowFrame(stage, 810);
  if (stage.scene.weather === 'rain' || stage.scene.weather === 'storm') paintDrops(stage);
  return { floor: 858, surface: 'hard', front: nothing };
};

function paintDrops(stage: Stage): void {
  const { brush } = stage;
  const random = stage.random.fork('drops');
  for (let i = 0; i < 330; i++) {
    const x = random.between(118, SIDE - 118);
    const y = random.between(0, 800);
    const r = random.between(1.2, 5);
    const drop = brush.createLinearGradient(0, y - r, 0, y + r);
    drop.addColorStop(0, 'rgba(40,52,62,0.4)');
    drop.addColorStop(1, 'rgba(240,248,255,0.75)');
    brush.fillStyle = drop;
    brush.beginPath();
    brush.ellipse(x, y, r * 0.8, r, 0, 0, 7);
    brush.fill();
    if (i % 9 === 0) {
      brush.strokeStyle = 'rgba(230,240,248,0.22)';
      brush.lineWidth = r * 0.8;
      brush.beginPath();
      brush.moveTo(x, y - random.between(30, 150));
      brush.lineTo(x, y);
      brush.stroke();
    }
  }
}

const studio: Painter = (stage) => {
  const { scene } = stage;
  const asked = scene.palette.find((colour) => !scene.subjects.some((s) => s.colour === colour));
  const calm = scene.styles.includes('portrait') || scene.subjects[0]?.noun.thing.kind === 'figure';
  const colour = asked ?? (scene.words.includes('white') || scene.styles.includes('minimal') ? rgb('#e9e8e6') : calm ? rgb('#8b9690') : rgb('#d5d2cd'));
  paintBackdrop(stage, colour);
  return { floor: 830, surface: 'mirror', front: nothing };
};

const moon: Painter = (stage) => {
  paintSpace(stage, true);
  paintRange(stage, { base: 690, height: 130, distance: 0.05, rock: '#7f7f86', snow: 0, peaks: 2.1, soft: true }, 'far');
  paintGround(stage, 'moon', 670, 'dust', 20);
  paintCraters(stage, 690);
  return { floor: 890, surface: 'soft', front: nothing };
};

const heaven: Painter = (stage) => {
  sky(stage);
  for (const [y, h] of [[700, 120], [820, 150], [960, 170]] as const) paintMist(stage, y, h, 1, `cloud ${y}`);
  return { floor: 700, surface: 'none', front: nothing };
};

export const places: Record<PlaceId, Painter> = {
  forest, jungle, mountains, lake, river, beach, ocean, rocks, desert, savanna, village, city, skyline, moon, heaven, studio,
  underwater: (stage) => {
    paintDeep(stage);
    return { floor: 700, surface: 'none', front: paintBubbles };
  },
  space: (stage) => {
    paintSpace(stage, stage.scene.subjects.every((s) => s.word !== 'earth' && s.word !== 'planet'));
    return { floor: 760, surface: 'none', front: nothing };
  },
  meadow: outdoors('grass', 650, (stage) => {
    paintRange(stage, { base: 650, height: 170, distance: 0.75, rock: '#62788a', snow: 0, peaks: 1.8, soft: true }, 'far');
    paintRange(stage, { base: 660, height: 90, distance: 0.4, rock: winter(stage.scene) ? '#cdd6ea' : '#6f9a4a', snow: 0, peaks: 1.5, soft: true }, 'hills');
    paintStand(stage, { kind: treeOf(stage), base: 664, height: 130, distance: 0.4, count: 11, clearing: 0.2 }, 'line');
  }),
  plain: (stage) => {
    const cold: Stage = { ...stage, scene: { ...stage.scene, season: 'winter' } };
    return outdoors('snow', 650, (s) => paintRange(s, { base: 660, height: 230, distance: 0.65, rock: '#7a8aa4', snow: 0.95, peaks: 2 }, 'far'))(cold);
  },
  farm: outdoors('grass', 660, (stage) => {
    paintRange(stage, { base: 650, height: 110, distance: 0.7, rock: '#6a8a6a', snow: 0, peaks: 1.8, soft: true }, 'far');
    paintStand(stage, { kind: treeOf(stage), base: 664, height: 120, distance: 0.4, count: 9, clearing: 0.1 }, 'line');
    paintVillage(stage, 676, 110, 0.2, 2, 'barns');
  }),
  garden: outdoors('grass', 650, (stage) => {
    paintStand(stage, { kind: treeOf(stage), base: 664, height: 260, distance: 0.5, count: 10, clearing: 0 }, 'far');
    paintStand(stage, { kind: treeOf(stage), base: 690, height: 420, distance: 0.2, count: 5, clearing: 0.5 }, 'near');
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

export const indoorPlaces: ReadonlySet<PlaceId> = new Set<PlaceId>(['cafe', 'room', 'kitchen', 'office', 'library', 'window', 'studio', 'underwater', 'space', 'moon']);
