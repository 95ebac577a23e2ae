import { createLayer, type Layer } from '../paint/layer.ts';
import type { Person } from './findPerson.ts';

const FADE = 0.05;

/** Where the photo's frame cut an arm off, it fades instead of ending in a straight edge. */
export function fadeCuts({ layer, cutAt }: Person): Layer {
  if (!cutAt.left && !cutAt.right) return layer;
  const { width, height } = layer.canvas;
  const soft = createLayer(width, height);
  soft.brush.drawImage(layer.canvas, 0, 0);
  soft.brush.globalCompositeOperation = 'destination-in';
  const fade = soft.brush.createLinearGradient(0, 0, width, 0);
  fade.addColorStop(0, `rgba(0,0,0,${cutAt.left ? 0 : 1})`);
  fade.addColorStop(FADE, 'rgba(0,0,0,1)');
  fade.addColorStop(1 - FADE, 'rgba(0,0,0,1)');
  fade.addColorStop(1, `rgba(0,0,0,${cutAt.right ? 0 : 1})`);
  soft.brush.fillStyle = fade;
  soft.brush.fillRect(0, 0, width, height);
  soft.brush.globalCompositeOperation = 'source-over';
  return soft;
}
