import { CREDIT_COSTS, PORTRAIT_COSTS } from '../credits/costs.ts';

/** A picture of the public pages, drawn by our own engine (npm run draw:pictures). */
export interface ShowcasePicture {
  /** In public/. */
  readonly file: string;
  /** What it shows, for who does not see it. */
  readonly alt: string;
  readonly caption: string;
  readonly credits: number;
}

type Entry = readonly [name: string, caption: string, alt: string, credits?: number];

const pictures = (entries: readonly Entry[]): readonly ShowcasePicture[] =>
  entries.map(([name, caption, alt, credits = CREDIT_COSTS.productShot]) => ({
    file: `/showcase/${name}.webp`,
    caption,
    alt,
    credits,
  }));

/** The gallery's first column: one bottle in every product scene, one person in two portrait scenes. */
export const SCENE_PICTURES = pictures([
  ['scene-white', 'Clean White Studio', 'A green bottle on seamless white'],
  ['scene-kitchen', 'Lifestyle Kitchen', 'The same bottle on an oak kitchen counter'],
  ['scene-desk', 'Modern Desk', 'The same bottle on a walnut desk'],
  ['scene-nature', 'Outdoor Nature', 'The same bottle on a grassy knoll'],
  ['scene-luxury', 'Luxury Display', 'The same bottle on black marble'],
  ['scene-street', 'Urban Street', 'The same bottle on wet asphalt in the city at dusk'],
  ['scene-living', 'Cozy Living Room', 'The same bottle on a table by the sofa'],
  ['scene-concrete', 'Minimal Concrete', 'The same bottle on a concrete block'],
  ['scene-cafe', 'Casual Coffee Shop', 'A man in a cafe', PORTRAIT_COSTS['upper-body']],
  ['scene-beach', 'Beach Lifestyle', 'A woman on a beach', PORTRAIT_COSTS['full-body']],
]);

/** The gallery's middle. */
export const FEATURED_PICTURE: ShowcasePicture = {
  file: '/showcase/featured.webp',
  caption: 'Luxury Display',
  alt: 'A perfume flacon on black marble under one narrow light',
  credits: CREDIT_COSTS.productShot,
};

/** The gallery's last column. */
export const GENERATION_PICTURES = pictures([
  ['made-candle', 'Candle', 'A candle in an amber jar beside a sofa'],
  ['made-coffee', 'Coffee', 'A bag of coffee on a kitchen counter'],
  ['made-speaker', 'Speaker', 'A round speaker on a desk'],
  ['made-mug', 'Mug', 'A red mug on a kitchen counter'],
  ['made-serum', 'Serum', 'A green bottle on a beach at sunset', CREDIT_COSTS.productEdit],
  ['made-robot', 'Toy robot', 'A toy robot on white'],
  ['made-perfume', 'Perfume', 'A perfume flacon on concrete'],
  ['made-tea', 'Tea', 'A blue tea tin on a grassy knoll'],
  ['made-cream', 'Cream', 'A jar of cream on black marble'],
  ['made-flask', 'Flask', 'An orange flask on wet asphalt in the city'],
]);

/** Beside the four ways to make a picture, in their order. */
export const FEATURE_PICTURES = {
  portrait: '/showcase/feature-portrait.webp',
  product: '/showcase/feature-product.webp',
  scene: '/showcase/feature-scene.webp',
  storyboard: '/showcase/feature-storyboard.webp',
} as const;

/** The hero's contact sheet, between the samples of plain sentences. */
export const HERO_PICTURES = {
  product: '/showcase/hero-product.webp',
  portrait: '/showcase/hero-portrait.webp',
  storyboard: '/showcase/hero-storyboard.webp',
} as const;
