import { css, mix } from '../paint/colour.ts';
import { createLayer, type Layer } from '../paint/layer.ts';
import type { SetLight } from './setStage.ts';

/** Lights a cut-out like the set it will stand in: tint, a falling-off to the far side, a rim. */
export function relight(cut: Layer, light: SetLight): Layer {
  const { width, height } = cut.canvas;
  const lit = withoutSoftEdge(cut);
  const { brush } = lit;
  const from = light.side > 0 ? width : 0;
  const fall = brush.createLinearGradient(from, 0, width - from, height * 0.55);
  fall.addColorStop(0, css(light.lit));
  fall.addColorStop(0.42, css(mix(light.lit, light.shade, 0.22)));
  fall.addColorStop(1, css(light.shade));
  brush.globalCompositeOperation = 'multiply';
  brush.fillStyle = fall;
  brush.fillRect(0, 0, width, height);
  const rim = rimOf(cut, light).canvas;
  brush.globalCompositeOperation = 'soft-light';
  brush.drawImage(rim, 0, 0);
  brush.globalCompositeOperation = 'screen';
  brush.globalAlpha = SHINE;
  brush.drawImage(rim, 0, 0);
  brush.globalAlpha = 1;
  brush.globalCompositeOperation = 'destination-in';
  brush.drawImage(cut.canvas, 0, 0);
  brush.globalCompositeOperation = 'source-over';
  return lit;
}

/**
 * Of the light along the rim, what a dark thing shines with too; the rest of it only lights its own colour. All of it
 * draws a pale line around fur and rough cloth.
 */
const SHINE = 0.4;

/** How often: each time the transparency is squared, so that of nine tenths 3 % are left. */
const DOUBLINGS = 5;

/**
 * The cut with its own colours up to its outer edge. What is multiplied into a half-transparent pixel stands there by
 * itself for the other half, and near-white light would draw a pale line around everything dark.
 */
function withoutSoftEdge({ canvas }: Layer): Layer {
  const solid = createLayer(canvas.width, canvas.height);
  solid.brush.drawImage(canvas, 0, 0);
  for (let time = 0; time < DOUBLINGS; time += 1) solid.brush.drawImage(solid.canvas, 0, 0);
  return solid;
}

/** The outline less itself moved away from the light. */
function rimOf(cut: Layer, light: SetLight): Layer {
  const { width, height } = cut.canvas;
  const shift = Math.max(1.5, Math.min(width, height) * 0.014);
  const edge = createLayer(width, height);
  edge.brush.drawImage(cut.canvas, 0, 0);
  edge.brush.globalCompositeOperation = 'destination-out';
  edge.brush.drawImage(cut.canvas, -light.side * shift, shift * 0.7);
  edge.brush.globalCompositeOperation = 'source-in';
  edge.brush.fillStyle = css(light.rim, light.rimStrength);
  edge.brush.fillRect(0, 0, width, height);
  const rim = createLayer(width, height);
  rim.brush.filter = `blur(${shift * 0.7}px)`;
  rim.brush.drawImage(edge.canvas, 0, 0);
  return rim;
}
