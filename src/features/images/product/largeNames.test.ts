import { expect, it } from 'vitest';
import { isLargeName } from './largeNames.ts';

it.each([
  'Explorer Camping Tent',
  'Nomad 2-Person Tent',
  'Expedition Backpack',
  'Oak dining table',
  'Mid-century armchair, green velvet',
  'Venture 2022 Snowboard',
  'Floor lamp in brass',
  'Chest of drawers',
  'Cordless stick vacuum 25V',
  'Washing machine, 8 kg',
  'Pedestal fan black',
  'Staubsauger',
  'Lavadora',
  'Tent for four',
  'Bürostuhl mit Rollen',
  'Esstisch aus Eiche',
  'Bücherregal',
  'Stuhl',
  'Canapé d’angle',
  'Silla de madera',
  'Scrivania in noce',
  'White interior door',
  'Freestanding bathtub',
  'Gas cooker',
  'Fenêtre à deux battants',
])('"%s" stands on the floor', (name) => {
  expect(isLargeName(name)).toBe(true);
});

it.each([
  '',
  'Table lamp',
  'Regal Ruby Crown Earrings',
  'Tropical Breeze Table Setting',
  'Bike lock',
  'Tent pegs',
  'Guitar picks, set of 12',
  'Explorer Biking Computer',
  'Desk organiser',
  'Chair cushion',
  'Door knob, brass',
  'Window film',
  'Rice cooker',
  'Porte-clés',
  'Sofa throw pillow',
  'Travel mug',
  'Vacuum flask 1 l',
  'Vacuum sealer',
  'Desk fan',
  'Hair dryer',
  'Dishwasher tabs',
  'Necklace with a little bicycle',
  'Table tennis bat',
  'Стул',
  '帽子',
])('"%s" fits on a table', (name) => {
  expect(isLargeName(name)).toBe(false);
});
