import type { Rgb } from '../paint/colour.ts';
import type { Vec } from '../solid/part.ts';

/** Everything the painters need to agree on where light comes from and what it does to a colour. */
export interface Light {
  /** Sky from the zenith down to the horizon. */
  readonly sky: readonly [Rgb, Rgb, Rgb, Rgb];
  /** Sun or moon: position 0..1 of the picture, y from the top. */
  readonly disc: {
    readonly kind: 'sun' | 'moon' | 'none';
    readonly x: number;
    readonly y: number;
    readonly radius: number;
    readonly colour: Rgb;
  };
  /** Glow around the disc and along the horizon. */
  readonly glow: Rgb;
  readonly glowStrength: number;
  readonly cloud: { readonly lit: Rgb; readonly shade: Rgb; readonly cover: number };
  readonly stars: number;
  /** Distant things fade towards it. */
  readonly haze: Rgb;
  readonly hazeStrength: number;
  /** Multiplies local colours in light and in shade. */
  readonly sunlit: Rgb;
  readonly shade: Rgb;
  /** Solids: unit vector towards the light, intensities in linear light. */
  readonly key: { readonly direction: Vec; readonly colour: Rgb };
  readonly fill: Rgb;
  readonly bounce: Rgb;
  readonly rim: { readonly direction: Vec; readonly colour: Rgb };
  /** Windows and lamps are on. */
  readonly lamps: boolean;
  readonly shadow: number;
}
