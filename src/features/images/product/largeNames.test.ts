import { expect, it } from 'vitest';
import { sizeOfName } from './largeNames.ts';

it.each([
  'Explorer Camping Tent',
  'Nomad 2-Person Tent',
  'Expedition Backpack',
  'Oak dining table',
  'Mid-century armchair, green velvet',
  'Venture 2022 Snowboard',
  'Chest of drawers',
  'Cordless stick vacuum 25V',
  'Washing machine, 8 kg',
  'Pedestal fan black',
  'Staubsauger',
  'Lavadora',
  'Tent for four',
  'Bürostuhl mit Rollen',
  'Esstisch aus Eiche',
  'Stuhl',
  'Canapé d’angle',
  'Silla de madera',
  'Scrivania in noce',
  'Freestanding bathtub',
  'Gas cooker',
  'Fenêtre à deux battants',
  'Bookcase coffee table',
  'Chair with wardrobe handles',
])('"%s" stands on the floor', (name) => {
  expect(sizeOfName(name)).toBe('large');
});

it.each([
  'Birch locker wall unit with cabinets',
  'Floor lamp in brass',
  'Bücherregal',
  'White interior door',
  'Snowy Christmas tree',
  'White retail display shelf',
  'Metal shelf rack',
  'Wooden wardrobe',
  'Steel fridge freezer',
  'Wardrobe cabinet in pine',
  'Kleiderschrank',
  'Armario de roble',
  'Armadio in noce',
  'Frigo américain',
  'Geladeira',
])('"%s" is as tall as a person', (name) => {
  expect(sizeOfName(name)).toBe('tall');
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
  'Christmas tree ornament',
  'Floating wall shelf',
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
  'Wardrobe hooks',
  'Fridge magnet',
  'Bookshelf speaker',
  'Стул',
  '帽子',
])('"%s" fits on a table', (name) => {
  expect(sizeOfName(name)).toBe('small');
});
