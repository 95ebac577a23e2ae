import { expect, it } from 'vitest';
import { isGarmentName } from './garmentNames.ts';

it.each([
  'Stormbreaker Waterproof Jacket',
  'Mens Horizon 80s Softshell Jacket',
  'WOMEN’S RAINCOAT, navy, size M',
  'T-Shirt',
  'Whale T shirt for boys',
  'Ribbed tank top',
  'Blue Shirt with Wooden Buttons',
  'Ocean Breeze silk scarf',
  'Regenmantel für Kinder',
  'Jeansjacke',
  'Robe d’été à fleurs',
  'Chaqueta de cuero',
  'Giacca in pelle',
  'Calça jeans',
  'e\u0301charpe en laine',
])('"%s" is a garment', (name) => {
  expect(isGarmentName(name)).toBe(true);
});

it.each([
  '',
  'Wanderer Black Hiking Boots',
  'Dress shoes',
  'Classic reversible dress belt',
  'Coat rack in oak',
  'Sock monkey',
  'Vintage mantel clock',
  'Jacket potato',
  'Travel mug',
  'Laptop bag',
  'Desk top organiser',
  'Климат',
  '帽子',
])('"%s" is none', (name) => {
  expect(isGarmentName(name)).toBe(false);
});
