import { partList } from '../solid/kit.ts';
import { add, type Material, type Part, type Vec } from '../solid/part.ts';
import type { Pose } from '../prompt/scene.ts';
import type { Paint, Quadruped } from './animal.ts';

export function tailParts(q: Quadruped, coat: Material, paint: Paint, pose: Pose): Part[] {
  const sit = pose === 'sit';
  const { kind, length, thick, angle } = q.tail;
  const tip = paint(q.coat.tip);
  const { parts: out, ball, limb } = partList();
  const at = (t: number, lift: number): Vec => {
    const flat = sit ? Math.max(angle, -0.1) * 0.2 : angle;
    return [
      -Math.cos(flat) * length * t,
      Math.sin(flat) * length * t + lift,
      sit ? length * t * 0.55 : 0,
    ];
  };
  if (kind === 'bushy') {
    const hairy: Material = { ...coat, fur: q.fur * 1.7 };
    const white: Material = { ...tip, fur: q.fur * 1.7 };
    limb(at(0, 0), at(0.35, -0.05), thick * 0.42, thick * 0.86, hairy, 0.1);
    limb(at(0.35, -0.05), at(0.72, -0.02), thick * 0.92, thick * 0.95, hairy, 0.08);
    limb(at(0.78, 0), at(1.02, 0.1), thick * 0.8, thick * 0.22, white, 0.09);
  } else if (kind === 'hair') {
    const hair = paint(q.coat.tip, { fur: 0.14 });
    limb([0, 0, 0], [-0.1, pose === 'run' ? 0 : -0.08, 0], thick, thick * 1.2, hair, 0.05);
    if (pose === 'run') {
      // At speed it streams behind.
      limb([-0.1, 0, 0], [-length * 0.55, -0.06, 0], thick * 1.2, thick * 1.1, hair, 0.06);
      limb([-length * 0.55, -0.06, 0], [-length, -0.2, 0], thick * 1.1, thick * 0.4, hair, 0.06);
    } else {
      limb([-0.1, -0.08, 0], [-0.15, -length, 0], thick * 1.2, thick * 0.7, hair, 0.05);
    }
  } else if (kind === 'puff') {
    ball([-thick * 0.5, 0, 0], [thick, thick, thick], tip, 0.04);
  } else if (kind === 'short') {
    limb([0, 0, 0], at(1, 0), thick, thick * 0.6, coat, 0.06);
  } else if (kind === 'curl') {
    limb([0, 0, 0], [-length * 0.3, length * 0.5, 0], thick, thick, coat, 0.05);
    limb(
      [-length * 0.3, length * 0.5, 0],
      [length * 0.2, length * 0.75, 0],
      thick,
      thick * 0.7,
      tip,
      0.04,
    );
  } else {
    limb([0, 0, 0], at(0.5, -0.02), thick, thick * 0.9, coat, 0.06);
    limb(
      at(0.5, -0.02),
      add(at(1, 0), [0.02, length * 0.12, 0]),
      thick * 0.9,
      thick * 0.7,
      coat,
      0.05,
    );
    if (kind === 'tuft')
      ball(
        add(at(1, 0), [0, length * 0.1, 0]),
        [thick * 1.6, thick * 2.2, thick * 1.6],
        { ...tip, fur: 0.06 },
        0.04,
      );
  }
  return out;
}
