import type { SpeciesId } from '../subjects/species.ts';
import type { FigureRole, Medium, Noun, PlaceId, SolidId, TreeId } from './scene.ts';

/** Short names for the noun tables: what a word is, how high in the picture, and where at home. */
export function animal(species: SpeciesId, share: number, home: PlaceId): Noun {
  return { thing: { kind: 'animal', species }, medium: 'ground', share, home };
}
export function object(icon: string, share: number, home: PlaceId, medium: Medium): Noun {
  return { thing: { kind: 'object', icon }, medium, share, home };
}
export function solid(model: SolidId, share: number, home: PlaceId, medium: Medium): Noun {
  return { thing: { kind: 'solid', model }, medium, share, home };
}
export function figure(role: FigureRole, home: PlaceId): Noun {
  return { thing: { kind: 'figure', role }, medium: 'ground', share: 0.52, home };
}
export function tree(kind: TreeId, home: PlaceId): Noun {
  return { thing: { kind: 'tree', tree: kind }, medium: 'ground', share: 0.66, home };
}
export const food = (icon: string, share = 0.36): Noun => object(icon, share, 'kitchen', 'table');
export const desk = (icon: string, share = 0.38): Noun => object(icon, share, 'office', 'table');
export const bloom = (icon: string, share = 0.42): Noun => object(icon, share, 'garden', 'ground');
export const sea = (icon: string, share = 0.36): Noun => object(icon, share, 'underwater', 'deep');
export const ware = (icon: string, share = 0.42): Noun => object(icon, share, 'studio', 'table');
