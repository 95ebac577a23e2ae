import { linear, luma, mix, rgb, scale, type Rgb } from '../paint/colour.ts';
import type { Scene } from '../prompt/scene.ts';
import type { Random } from '../random.ts';
import type { Light } from './light.ts';
import { hours, grey, stormy } from './hours.ts';

function strong([hex, power]: readonly [string, number]): Rgb {
  const [r, g, b] = linear(rgb(hex));
  return [r * power, g * power, b * power];
}

/** The light of a scene: hour first, then what the weather does to it. */
export function lightOf(scene: Scene, random: Random): Light {
  const hour = hours[scene.time];
  const wet = scene.weather === 'rain' || scene.weather === 'fog' || scene.weather === 'cloudy';
  const storm = scene.weather === 'storm';
  const overcast = wet ? 0.75 : storm ? 0.88 : 0;
  const veil = storm ? stormy : grey;
  const dark = luma(rgb(hour.sky[2]));
  const dim = (c: Rgb): Rgb => scale(c, Math.min(1, 0.22 + dark * 1.15));
  const over = (hex: string, to: string): Rgb => mix(rgb(hex), dim(rgb(to)), overcast);
  const side = random.chance(0.5) ? 1 : -1;
  const x = 0.5 + side * random.between(0.12, 0.26);
  const horizon = 0.58;
  const hidden = overcast > 0;
  const gloom = storm ? 0.62 : wet ? 0.82 : 1;
  const fade = (c: Rgb, k: number): Rgb => [c[0] * k, c[1] * k, c[2] * k];
  const low = hour.height < 0.3;
  // A low sun stands behind the subject: it draws the rim, while the open sky lights the front.
  const front = side * (low ? -0.35 : 0.55);
  const bounce = linear(scale(rgb(hour.sunlit), scene.season === 'winter' ? 0.62 : 0.4));
  return {
    sky: [
      over(hour.sky[0], veil.sky[0]),
      over(hour.sky[1], veil.sky[1]),
      over(hour.sky[2], veil.sky[2]),
      over(hour.sky[3], veil.sky[3]),
    ],
    disc: {
      kind: hidden
        ? 'none'
        : scene.disc === 'moon' && hour.disc === 'sun' && !low
          ? 'sun'
          : hour.disc,
      x,
      y: horizon - hour.height * (horizon - 0.04),
      radius: hour.disc === 'moon' ? 0.036 : low ? 0.046 : 0.034,
      colour: rgb(hour.discColour),
    },
    glow: rgb(hour.glow),
    glowStrength: hour.glowStrength * (hidden ? 0.18 : 1),
    cloud: {
      lit: over(hour.cloudLit, veil.cloudLit),
      shade: over(hour.cloudShade, veil.cloudShade),
      cover: storm ? 0.95 : wet ? 0.85 : hour.cover,
    },
    stars: hidden ? 0 : hour.stars,
    haze: over(hour.haze, veil.haze),
    hazeStrength: Math.min(
      1,
      hour.hazeStrength + (scene.weather === 'fog' ? 0.6 : scene.weather === 'mist' ? 0.12 : 0),
    ),
    sunlit: mix(rgb(hour.sunlit), dim([190, 200, 210]), overcast * 0.7),
    shade: mix(rgb(hour.shade), dim([130, 140, 155]), overcast * 0.6),
    key: { direction: [front, 0.75, 0.75], colour: fade(strong(hour.key), gloom) },
    fill: fade(strong(hour.fill), 0.5 + gloom * 0.5),
    bounce: [bounce[0] * 0.5, bounce[1] * 0.5, bounce[2] * 0.5],
    rim: { direction: [side * 0.75, 0.6, -0.5], colour: fade(strong(hour.rim), hidden ? 0.4 : 1) },
    lamps: hour.lamps || storm,
    shadow: hour.shadow * (hidden ? 0.55 : 1),
  };
}
