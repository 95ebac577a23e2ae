import { css, mix, rgb } from '../paint/colour.ts';
import { createLayer, drawBlurred } from '../paint/layer.ts';
import { SIDE, toned, type Setting, type Stage } from '../scene/stage.ts';
import type { Sprite } from './sprite.ts';
import type { Spot } from './place.ts';

/** What the feet of something fast throw up behind them: drops by the sea, dust on land. */
export function paintKickUp(
  stage: Stage,
  sprite: Sprite,
  spot: Spot,
  facing: 1 | -1,
  setting: Setting,
): void {
  const { brush, light, scene, zoom } = stage;
  const random = stage.random.fork(`kick ${Math.round(spot.x)}`);
  const wet = ['beach', 'ocean', 'lake', 'river'].includes(scene.place) || scene.weather === 'rain';
  const snowy = setting.surface === 'snow';
  const local = wet || snowy ? rgb('#f6f8fb') : rgb('#cdb088');
  const ink = mix(toned(light, local, 0.95), [255, 246, 230], wet ? 0.45 : 0.1);
  const left = spot.x - sprite.footX;
  const centre = left + sprite.width / 2;
  const cloud = createLayer(SIDE / 2, SIDE / 2);
  cloud.brush.scale(0.5, 0.5);
  const feet: readonly [number, ...number[]] = [0.38, 0.3, -0.3, -0.42];
  for (let i = 0; i < 44; i++) {
    const foot = random.pick(feet);
    const back = random.next();
    const x = centre + facing * foot * sprite.width - facing * back * 150;
    const y = spot.y + 6 - back * 34 + random.bell() * 10;
    cloud.brush.fillStyle = css(ink, random.between(0.1, 0.3) * (1 - back * 0.6));
    cloud.brush.beginPath();
    cloud.brush.ellipse(x, y, random.between(20, 52), random.between(10, 24), 0, 0, 7);
    cloud.brush.fill();
  }
  drawBlurred(brush, cloud.canvas, 9 * zoom, 0, 0, SIDE, SIDE);
  // Each hoof throws a fan of drops up and back; drops far up are small.
  for (const foot of feet) {
    const x0 = centre + facing * foot * sprite.width * 0.96;
    for (let i = 0; i < (wet ? 210 : 90); i++) {
      const t = Math.pow(random.next(), 0.8);
      const reach = random.between(30, 200) * t;
      const rise = random.between(30, 250) * t * (1.25 - t * 0.55);
      const size = random.between(0.8, 3.6) * (1.1 - t * 0.6);
      brush.fillStyle = css(ink, random.between(0.35, 0.95) * (1 - t * 0.55));
      brush.beginPath();
      brush.ellipse(
        x0 - facing * reach,
        spot.y + 4 - rise,
        size * 1.7,
        size,
        facing * Math.atan2(rise, reach + 1) * 0.8,
        0,
        7,
      );
      brush.fill();
    }
  }
}
