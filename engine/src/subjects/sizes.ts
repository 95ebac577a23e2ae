import type { SolidId, Subject } from '../prompt/scene.ts';
import { allSpecies } from './species.ts';
import { height } from './actor.ts';

/** How tall things are, in metres, where it tells beside an animal or a person. */
const METRES: Readonly<Partial<Record<SolidId, number>>> = {
  penguin: 0.9,
  owl: 0.45,
  bird: 0.25,
  robin: 0.2,
  crow: 0.4,
  duck: 0.3,
  swan: 0.8,
  car: 1.3,
  pickup: 1.7,
  tent: 1.5,
};

/** What lies on tables, beside who uses it. */
const IN_HAND = 0.45;

/** Two animals keep something of their true proportion, pulled together so both can be seen. */
export function sizes(a: Subject, b: Subject): readonly [number, number] {
  const [ha, hb] = [height(a, 1), height(b, 1)];
  const metres = ({ noun: { thing, medium } }: Subject): number | null => {
    if (thing.kind === 'animal') return allSpecies[thing.species].metres;
    if (thing.kind === 'figure') return 1.7;
    if (medium === 'table') return IN_HAND;
    return thing.kind === 'solid' ? (METRES[thing.model] ?? null) : null;
  };
  const [ma, mb] = [metres(a), metres(b)];
  if (ma === null || mb === null) return [ha, hb];
  const ratio = Math.pow(ma / mb, 0.45);
  return ratio > 1 ? [ha, Math.min(hb, ha / ratio)] : [Math.min(ha, hb * ratio), hb];
}
