import { expect, it } from 'vitest';
import { isLyingName, isMostlyLyingName } from './lyingNames.ts';

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
  'Bla\u0308tterkleid für Ma\u0308dchen',
  'Wintermäntel',
  'Carbon Fiber Trekking Poles',
  'Venture 2022 Snowboard',
  'Climbing harness with gear loops',
  'Silver chain necklace',
  'Purple bangle set',
  'Classic reversible dress belt',
  'Hand saw with wooden handle',
  'Multi-tool with blue handles',
  'Garden trowel',
])('"%s" lies', (name) => {
  expect(isLyingName(name)).toBe(true);
});

it.each([
  '',
  'Wanderer Black Hiking Boots',
  'Dress shoes',
  'Coat rack in oak',
  'Sock monkey',
  'Vintage mantel clock',
  'Jacket potato',
  'Knife block',
  'Table saw',
  'Multitool pouch',
  'Pole tent',
  'Snowboard boots',
  'Towel warmer',
  'Pencil sharpener',
  'Travel mug',
  'Laptop bag',
  'Desk top organiser',
  'Климат',
  '帽子',
])('"%s" stands', (name) => {
  expect(isLyingName(name)).toBe(false);
});

it.each([
  ['Square ceramic plate, black glaze', true],
  ['Set of 4 dinner plates', true],
  ['Assiette en grès', true],
  ['Bike helmet', true],
  ['Plate holder', false],
  ['Wooden plate rack', false],
  ['Teapot', false],
])('"%s" lies unless its photo shows that it stands: %s', (name, is) => {
  expect(isMostlyLyingName(name)).toBe(is);
  expect(isLyingName(name)).toBe(false);
});
