import type { CSSProperties } from 'react';

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Tall pictures are as wide as lets all of them be seen at once. */
export const heldHeight = ({ width, height }: Size): CSSProperties | undefined =>
  height > width
    ? { maxWidth: `calc(85dvh * ${width / height})`, marginInline: 'auto', width: '100%' }
    : undefined;
