import type { Rgb } from '../paint/colour.ts';
import type { Pose } from '../prompt/scene.ts';
import type { Material } from '../solid/part.ts';

/** A four-legged animal in numbers. Lengths in shoulder heights, angles in radians. */
export interface Quadruped {
  /** Shoulder height in metres: sizes animals against each other. */
  readonly metres: number;
  readonly body: {
    readonly length: number;
    readonly chest: number;
    readonly waist: number;
    readonly hip: number;
    readonly hump?: number;
  };
  readonly leg: {
    readonly top: number;
    readonly bottom: number;
    readonly paw: number;
    readonly hoof?: boolean;
  };
  readonly neck: {
    readonly length: number;
    readonly angle: number;
    readonly base: number;
    readonly top: number;
  };
  readonly head: {
    readonly size: number;
    readonly long: number;
    readonly snout: number;
    readonly snoutBase: number;
    readonly snoutTip: number;
    readonly drop: number;
  };
  readonly ears: {
    readonly kind: 'pointed' | 'round' | 'long' | 'floppy' | 'leaf' | 'fan';
    readonly size: number;
  };
  readonly eye: number;
  readonly tail: {
    readonly kind: 'bushy' | 'thin' | 'short' | 'tuft' | 'hair' | 'puff' | 'curl';
    readonly length: number;
    readonly thick: number;
    readonly angle: number;
  };
  readonly fur: number;
  readonly coat: {
    readonly main: string;
    readonly belly: string;
    readonly face: string;
    readonly feet: string;
    readonly nose: string;
    readonly tip: string;
    readonly earTip: string;
    readonly inner: string;
    readonly eye: string;
    readonly mane?: string;
  };
  readonly pattern?: 'stripes' | 'spots' | 'patches' | 'reticulated' | 'tabby' | 'none';
  readonly extras?: readonly (
    | 'antlers'
    | 'horns'
    | 'trunk'
    | 'tusks'
    | 'mane'
    | 'lionMane'
    | 'humps'
    | 'horn'
    | 'wool'
    | 'snoutDisc'
    | 'rhinoHorn'
    | 'whiskers'
  )[];
}

export interface Carriage {
  readonly pose: Pose;
  /** Turn of the head towards the viewer against the body. */
  readonly gaze: number;
  readonly headPitch: number;
  /** Overrides the coat's main colour. */
  readonly tint: Rgb | null;
}

/** Makes a material of the animal from a colour. */
export type Paint = (hex: string, over?: Partial<Material>) => Material;
