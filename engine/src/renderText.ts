import type { ShapeId } from '@lumashot/domain/catalog/shapes';
import { paintAbstract } from './paint/abstract.ts';
import { createLayer, drawBlurred, type Layer } from './paint/layer.ts';
import { grade, lookFor } from './grade/grade.ts';
import { applyMedium } from './grade/medium.ts';
import type { Scene } from './prompt/scene.ts';
import { createRandom, hashText, type Random } from './random.ts';
import type { Light } from './scene/light.ts';
import { lightOf } from './scene/lights.ts';
import { indoorPlaces, places } from './scene/places.ts';
import { SIDE, type Stage } from './scene/stage.ts';
import { paintWeather } from './scene/weather.ts';
import { roomOf, seenThrough, windowAt } from './scene/window.ts';
import { yieldToEventLoop } from './yieldToEventLoop.ts';
import { isBust } from './subjects/cast.ts';
import { composeSubjects } from './subjects/compose.ts';
import type { Framed } from './subjects/frameActors.ts';

export interface RenderOptions {
  /** Pixels of the longer side. */
  readonly size: number;
  /** A square unless said otherwise. */
  readonly shape?: ShapeId;
  readonly seed: number;
  readonly signal: AbortSignal;
}

interface Rendered extends Framed {
  readonly layer: Layer;
}

/** Draws a scene. Null when the signal stopped it. */
export const renderScene = async (scene: Scene, options: RenderOptions): Promise<Layer | null> =>
  (await renderFramed(scene, options))?.layer ?? null;

/** With where everybody is. */
export async function renderFramed(scene: Scene, options: RenderOptions): Promise<Rendered | null> {
  const { size, shape, signal } = options;
  const room = roomOf(shape);
  const zoom = size / SIDE;
  const random = createRandom(hashText(scene.words.join(' '), options.seed));
  const layer = createLayer(size, size);
  layer.brush.scale(zoom, zoom);
  if (!scene.understood) {
    paintAbstract(layer, zoom, scene.words, scene.palette, random.fork('abstract'));
    if (signal.aborted) return null;
    const window = windowAt(SIDE / 2, room);
    const seen = seenThrough(layer, window, zoom);
    return { layer: finish(seen, scene, random), actors: [], window };
  }
  const light = styledLight(lightOf(scene, random.fork('light')), scene);
  const stage: Stage = { layer, brush: layer.brush, zoom, light, scene, random, horizon: 594 };
  const setting = places[scene.place](stage);
  await yieldToEventLoop();
  if (signal.aborted) return null;
  if (scene.styles.includes('portrait')) defocus(layer, zoom, 13);
  else if (scene.styles.includes('shallow') && !indoorPlaces.has(scene.place))
    defocus(layer, zoom, 4.5);
  if (scene.styles.includes('action')) streak(stage);
  const framed = await composeSubjects(stage, setting, { room, signal });
  if (framed === null) return null;
  if (!isBust(scene)) setting.front(stage);
  paintWeather(stage, indoorPlaces.has(scene.place));
  await yieldToEventLoop();
  if (signal.aborted) return null;
  const seen = seenThrough(layer, framed.window, zoom);
  return { ...framed, layer: finish(seen, scene, random) };
}

function finish(layer: Layer, scene: Scene, random: Random): Layer {
  applyMedium(layer, scene.styles, random);
  grade(layer, lookFor(scene.styles), random.fork('grain'));
  return layer;
}

/** Style words that are about light change it before anything is painted. */
function styledLight(light: Light, scene: Scene): Light {
  if (scene.styles.includes('silhouette')) {
    const dark: Light['fill'] = [0.006, 0.005, 0.008];
    return {
      ...light,
      key: { ...light.key, colour: dark },
      fill: dark,
      bounce: dark,
      sunlit: [58, 44, 56],
      shade: [26, 22, 36],
      disc: { ...light.disc, radius: 0.075, x: 0.5 + (light.disc.x - 0.5) * 0.4, y: 0.47 },
      rim: { ...light.rim, colour: [0.9, 0.42, 0.2] },
    };
  }
  if (scene.styles.includes('neon')) {
    // Under coloured light a named colour would be lost: then the signs only draw the edges.
    const named = scene.subjects.some((subject) => subject.colour !== null);
    return {
      ...light,
      key: {
        direction: [-0.7, 0.4, 0.6],
        colour: named ? [1.35, 1.3, 1.35] : [1.3, 0.25, 0.95],
      },
      bounce: named ? [0.3, 0.12, 0.3] : light.bounce,
      rim: { direction: [0.8, 0.4, -0.4], colour: [0.2, 1.9, 2.6] },
      fill: named ? [0.34, 0.36, 0.5] : [0.16, 0.2, 0.5],
      glow: [255, 90, 190],
    };
  }
  if (
    indoorPlaces.has(scene.place) &&
    scene.place !== 'underwater' &&
    scene.place !== 'space' &&
    scene.place !== 'moon'
  ) {
    const warm = scene.place !== 'studio' && scene.place !== 'office';
    return {
      ...light,
      disc: { ...light.disc, kind: 'none', y: 0.1 },
      key: { direction: [-0.6, 0.75, 0.7], colour: warm ? [1.9, 1.5, 1.12] : [2.0, 1.95, 1.88] },
      fill: warm ? [0.4, 0.34, 0.3] : [0.5, 0.51, 0.54],
      bounce: warm ? [0.3, 0.2, 0.13] : [0.34, 0.34, 0.34],
      rim: { direction: [0.8, 0.5, -0.4], colour: warm ? [1.3, 0.85, 0.5] : [1.1, 1.15, 1.25] },
      sunlit: warm ? [255, 238, 214] : [255, 253, 250],
      shade: warm ? [146, 118, 104] : [166, 168, 176],
      shadow: 0.5,
    };
  }
  if (scene.place === 'moon' || scene.place === 'space') {
    return {
      ...light,
      disc: { ...light.disc, kind: 'none', y: 0.1 },
      hazeStrength: 0,
      shadow: 0.75,
      key: { direction: [-0.75, 0.6, 0.55], colour: [2.4, 2.35, 2.25] },
      fill: [0.1, 0.12, 0.18],
      bounce: [0.14, 0.14, 0.15],
      rim: { direction: [0.85, 0.3, -0.4], colour: [0.5, 0.7, 1.2] },
      sunlit: [255, 252, 246],
      shade: [70, 74, 92],
      lamps: false,
    };
  }
  if (scene.place === 'underwater') {
    return {
      ...light,
      key: { direction: [-0.2, 0.95, 0.4], colour: [1.2, 1.7, 1.8] },
      fill: [0.15, 0.4, 0.55],
      bounce: [0.05, 0.15, 0.25],
      sunlit: [225, 250, 255],
      shade: [60, 120, 165],
      disc: { ...light.disc, kind: 'none' },
    };
  }
  return light;
}

/** The background falls out of focus behind a close subject. */
function defocus(layer: Layer, zoom: number, radius: number): void {
  const copy = createLayer(layer.canvas.width / 2, layer.canvas.height / 2);
  copy.brush.drawImage(layer.canvas, 0, 0, copy.canvas.width, copy.canvas.height);
  drawBlurred(layer.brush, copy.canvas, radius * zoom, -24, -24, SIDE + 48, SIDE + 48);
}

/** The background rushes past: the ground most, the sky hardly. */
function streak(stage: Stage): void {
  const { layer, brush, horizon } = stage;
  const { width, height } = layer.canvas;
  // Squeezed to a few columns and spread again, every row becomes a long smear.
  const narrow = createLayer(Math.max(4, width / 40), height);
  narrow.brush.imageSmoothingQuality = 'high';
  narrow.brush.drawImage(layer.canvas, 0, 0, narrow.canvas.width, height);
  const smear = createLayer(width, height);
  smear.brush.imageSmoothingQuality = 'high';
  smear.brush.drawImage(narrow.canvas, 0, 0, width, height);
  smear.brush.globalCompositeOperation = 'destination-in';
  const mask = smear.brush.createLinearGradient(0, 0, 0, height);
  const level = horizon / SIDE;
  mask.addColorStop(0, 'rgba(0,0,0,0.15)');
  mask.addColorStop(level - 0.16, 'rgba(0,0,0,0.4)');
  mask.addColorStop(level + 0.04, 'rgba(0,0,0,0.78)');
  mask.addColorStop(1, 'rgba(0,0,0,0.9)');
  smear.brush.fillStyle = mask;
  smear.brush.fillRect(0, 0, width, height);
  brush.drawImage(smear.canvas, 0, 0, SIDE, SIDE);
  const random = stage.random.fork('streaks');
  brush.save();
  brush.lineCap = 'round';
  brush.globalCompositeOperation = 'screen';
  for (let i = 0; i < 90; i++) {
    const near = random.next();
    const y = horizon + 20 + near * (SIDE - horizon);
    const x = random.between(-200, SIDE);
    brush.strokeStyle = `rgba(255,240,215,${random.between(0.03, 0.13)})`;
    brush.lineWidth = 1 + near * 4;
    brush.beginPath();
    brush.moveTo(x, y);
    brush.lineTo(x + random.between(120, 420), y);
    brush.stroke();
  }
  brush.restore();
}
