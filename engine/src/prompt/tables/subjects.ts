import type { Habitat, Noun, PlaceId, Pose, SpeciesId, SolidId, TreeId } from '../scene.ts';

/**
 * What is sold as a subject: each drawn alone, looked at, and recognised. A name stands here only if
 * the drawing is that and not merely something like it (no corgi: it would be another dog).
 */

interface More {
  readonly tints?: boolean;
  readonly poses?: readonly Pose[];
  readonly habitat?: Habitat;
  readonly own?: readonly string[];
}

const STILL: readonly Pose[] = ['stand', 'walk'];
const QUICK: readonly Pose[] = ['stand', 'walk', 'run'];
const TAME: readonly Pose[] = ['stand', 'walk', 'run', 'sit'];

function animal(
  species: SpeciesId,
  share: number,
  home: PlaceId,
  { tints = true, poses = STILL, habitat = 'land', own = [] }: More = {},
): Noun {
  const thing = { kind: 'animal', species } as const;
  return { thing, medium: 'ground', share, home, tints, poses, habitat, own };
}

const MEDIA: Readonly<Partial<Record<Habitat, Noun['medium']>>> = {
  water: 'water',
  air: 'air',
  deep: 'deep',
  table: 'table',
};
const mediumOf = (habitat: Habitat): Noun['medium'] => MEDIA[habitat] ?? 'ground';

function solid(
  model: SolidId,
  share: number,
  home: PlaceId,
  habitat: Habitat,
  tints = false,
): Noun {
  const thing = { kind: 'solid', model } as const;
  return { thing, medium: mediumOf(habitat), share, home, tints, poses: [], habitat };
}

function object(icon: string, share: number, home: PlaceId, habitat: Habitat): Noun {
  const thing = { kind: 'object', icon } as const;
  return { thing, medium: mediumOf(habitat), share, home, tints: false, poses: [], habitat };
}

const tree = (kind: TreeId, home: PlaceId): Noun => ({
  thing: { kind: 'tree', tree: kind },
  medium: 'ground',
  share: 0.66,
  home,
  tints: false,
  poses: [],
  habitat: 'building',
});

const person = (role: 'woman' | 'man'): Noun => ({
  thing: { kind: 'figure', role },
  medium: 'ground',
  share: 0.52,
  home: 'studio',
  tints: false,
  poses: [],
  habitat: 'person',
});

const dog = animal('dog', 0.4, 'meadow', { poses: TAME, habitat: 'pet' });
const cat = animal('cat', 0.36, 'room', { poses: TAME, habitat: 'pet' });
const fox = animal('fox', 0.4, 'forest', { poses: TAME });
const wolf = animal('wolf', 0.44, 'forest', { poses: QUICK });
const deer = animal('deer', 0.52, 'forest', { poses: QUICK });
const horse = animal('horse', 0.52, 'meadow', { poses: QUICK });
const rabbit = animal('rabbit', 0.34, 'meadow', { habitat: 'pet' });
const polarBear = animal('polarBear', 0.46, 'plain', { tints: false, own: ['white'] });
const camel = animal('camel', 0.5, 'desert');
const hippo = animal('hippo', 0.42, 'savanna');
const bear = animal('bear', 0.46, 'forest');
const sailboat: Noun = { ...solid('sailboat', 0.56, 'ocean', 'water'), own: ['white'] };
const cabin = solid('cabin', 0.48, 'forest', 'building');
const pickup = solid('pickup', 0.3, 'road', 'wheels', true);
const car = solid('car', 0.27, 'road', 'wheels', true);
const cup = solid('cup', 0.44, 'cafe', 'table', true);
const mug = solid('mug', 0.44, 'cafe', 'table', true);
const sunflowers = solid('sunflowers', 0.6, 'room', 'table');
const daisies = solid('daisies', 0.6, 'room', 'table');
const gift = object('wrapped-gift', 0.38, 'room', 'table');

/** Singular. Several words: the longest match wins. */
export const subjects: Readonly<Record<string, Noun>> = {
  fox,
  'red fox': fox,
  'arctic fox': animal('arcticFox', 0.4, 'plain', { own: ['white'], tints: false }),
  wolf,
  'grey wolf': wolf,
  'gray wolf': wolf,
  dog,
  'golden retriever': dog,
  husky: animal('husky', 0.42, 'mountains', {
    own: ['grey', 'gray'],
    tints: false,
    poses: TAME,
    habitat: 'pet',
  }),
  puppy: animal('puppy', 0.36, 'garden', { poses: TAME, habitat: 'pet' }),
  cat,
  'tabby cat': cat,
  kitten: animal('kitten', 0.32, 'room', { poses: TAME, habitat: 'pet' }),
  lion: animal('lion', 0.46, 'savanna', { own: ['golden'], tints: false, poses: QUICK }),
  tiger: animal('tiger', 0.44, 'savanna', { tints: false, poses: QUICK }),
  bear,
  'brown bear': bear,
  'polar bear': polarBear,
  'white bear': polarBear,
  rabbit,
  bunny: rabbit,
  deer,
  stag: deer,
  horse,
  donkey: animal('donkey', 0.44, 'farm', { tints: false }),
  zebra: animal('zebra', 0.48, 'savanna', { tints: false }),
  unicorn: animal('unicorn', 0.52, 'meadow', { own: ['white'], tints: false }),
  elephant: animal('elephant', 0.46, 'savanna'),
  camel,
  cow: animal('cow', 0.44, 'farm', { tints: false }),
  // Dyed wool makes it a bear.
  sheep: animal('sheep', 0.36, 'meadow', { tints: false, own: ['white'] }),
  goat: animal('goat', 0.4, 'mountains', { own: ['white'], tints: false }),
  pig: animal('pig', 0.36, 'farm', { own: ['pink'], tints: false }),
  rhino: animal('rhino', 0.42, 'savanna', { own: ['grey', 'gray'], tints: false }),
  rhinoceros: animal('rhino', 0.42, 'savanna', { own: ['grey', 'gray'], tints: false }),
  hippo,
  hippopotamus: hippo,
  bird: solid('bird', 0.36, 'forest', 'land', true),
  robin: solid('robin', 0.36, 'garden', 'land'),
  crow: { ...solid('crow', 0.36, 'farm', 'land'), own: ['black'] },
  owl: solid('owl', 0.4, 'forest', 'land'),
  penguin: solid('penguin', 0.48, 'plain', 'land'),
  duck: solid('duck', 0.22, 'lake', 'water'),
  swan: { ...solid('swan', 0.34, 'lake', 'water'), own: ['white'] },
  fish: { ...solid('fish', 0.26, 'underwater', 'deep'), own: ['blue'] },
  goldfish: { ...solid('goldfish', 0.26, 'underwater', 'deep'), own: ['orange', 'golden', 'gold'] },
  clownfish: { ...solid('clownfish', 0.26, 'underwater', 'deep'), own: ['orange'] },
  dolphin: solid('dolphin', 0.36, 'underwater', 'deep'),
  woman: person('woman'),
  man: person('man'),
  astronaut: {
    ...person('woman'),
    thing: { kind: 'figure', role: 'astronaut' },
    home: 'moon',
    habitat: 'explorer',
  },
  robot: solid('robot', 0.5, 'city', 'explorer', true),
  car,
  'sports car': { ...car, home: 'coastRoad' },
  'pickup truck': pickup,
  'pick up truck': pickup,
  sailboat,
  'sailing boat': sailboat,
  'sail boat': sailboat,
  'propeller plane': solid('airplane', 0.3, 'heaven', 'air'),
  airplane: solid('airplane', 0.3, 'heaven', 'air'),
  'hot air balloon': solid('balloon', 0.56, 'meadow', 'air'),
  house: solid('house', 0.5, 'meadow', 'building', true),
  cottage: solid('house', 0.48, 'meadow', 'building', true),
  cabin,
  'log cabin': cabin,
  'wooden cabin': cabin,
  windmill: { ...solid('windmill', 0.66, 'meadow', 'building'), own: ['white'] },
  lighthouse: solid('lighthouse', 0.66, 'rocks', 'shore'),
  tent: solid('tent', 0.27, 'mountains', 'building', true),
  tree: tree('broad', 'meadow'),
  'oak tree': tree('broad', 'meadow'),
  'pine tree': tree('conifer', 'meadow'),
  'palm tree': tree('palm', 'beach'),
  'cherry tree': tree('blossom', 'meadow'),
  apple: solid('apple', 0.4, 'studio', 'table', true),
  'cup of coffee': cup,
  'coffee cup': cup,
  cup,
  mug,
  'mug of coffee': mug,
  'coffee mug': mug,
  'hot coffee': cup,
  bottle: solid('bottle', 0.6, 'studio', 'table', true),
  'vase of sunflowers': sunflowers,
  'vase with sunflowers': sunflowers,
  'sunflowers in a vase': sunflowers,
  'vase of flowers': daisies,
  'vase with flowers': daisies,
  'flowers in a vase': daisies,
  'vase of daisies': daisies,
  'teddy bear': object('teddy-bear', 0.42, 'room', 'table'),
  gift,
  'gift box': gift,
  'wrapped gift': gift,
  'potted plant': object('potted-plant', 0.44, 'room', 'table'),
  'christmas tree': object('christmas-tree', 0.6, 'room', 'table'),
  snowman: { ...object('snowman', 0.46, 'plain', 'land'), own: ['white'] },
};
