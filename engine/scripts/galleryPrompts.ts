/** Ours: the landing page's promise first, then one prompt for each thing learned. */
const ours: readonly string[] = [
  'a red fox in a snowy forest at sunset',
  'two elephants on the savanna',
  'a yellow sports car by the sea at night',
  'a cup of coffee in a cosy cafe',
  'mountain lake at dawn',
  'a cat on a windowsill in the rain',
  'a hot air balloon over lavender fields',
  'neon city street in rain',
  'minimal red apple on a white studio background',
  'watercolor of a village in spring',
  'studio portrait of a man',
  'abstract background in blue and gold',
];

/**
 * Written by others, word for word, from a list that image models are measured with: DrawBench
 * (published with Imagen, arXiv 2205.11487).
 */
const byOthers: readonly string[] = [
  'One cat and two dogs sitting on the grass.',
  'A red car and a white sheep.',
  'A brown bird and a blue bear.',
  'Four cars on the street.',
  'A blue colored dog.',
  "A sign that says 'Hello World'.",
];

/** What the contact sheet draws. */
export const galleryPrompts: readonly string[] = [...ours, ...byOthers];

/** What other shapes than the square are looked at with: groups, tall and long things too. */
export const galleryShapePrompts: readonly string[] = [
  ...galleryPrompts,
  'three sheep on a green meadow',
  'a horse galloping on a beach at golden hour',
  'a lighthouse in a storm',
  'a vase of sunflowers',
  'poster "SUMMER" on a beach at sunset',
  'poster that says "SALE 50 %"',
];

/** Words in quotes. */
export const galleryLettering: readonly string[] = [
  'poster that says "SALE 50 %"',
  'banner "NEW COLLECTION" on a red background',
  'poster "Grand Opening" "Saturday 12 June" "Free coffee"',
  'poster "SUMMER" on a beach at sunset',
  'a sign that says "OPEN"',
  'card "Thank you" in gold letters',
  'poster that says "Добро пожаловать"',
  'white letters "Chúc mừng năm mới" on a green background',
];

/** What is refused for free, one of each kind. */
export const galleryRefusals: readonly string[] = [
  'a knight fighting a dragon',
  'ein Fuchs im verschneiten Wald',
  '雪の森のキツネ',
  'a cat playing the piano',
  'a bowl of ramen with a soft egg',
  'a wooden elephant',
  'a cat without a tail',
  'seven cats on a sofa',
  'a 3D cat',
  'a cat in the style of van gogh',
  'a cat holding a sign that says "HELLO"',
  'poster that says "こんにちは"',
  'a woman laughing in the rain',
  'an apple watch',
  'freedom',
];

/** Edits of a product shot, several in one sentence among them. */
export const galleryEdits: readonly string[] = [
  'make it brighter',
  'warmer and more contrast',
  'change the background to light blue',
  'put it on a beach at sunset',
  'black and white',
  'zoom in a little and add a vignette',
  'rotate 15 degrees to the left',
  'crop to a square and increase saturation',
  'blur the background',
  'remove the background',
  'add a soft shadow, darker, cooler',
  'put it in the luxury display scene',
];

/** Three stories of different worlds. */
export const galleryStories: readonly string[] = [
  'A woman walks through a forest. She meets a fox. The fox runs across a meadow. They sit by a lake at sunset.',
  'An astronaut walks on the moon. The astronaut finds a robot. They stand on the moon.',
  'Wide shot of a village at dawn. A girl runs through the village. She meets a dog. They run across a meadow. A tent by a lake at night. The girl and the dog sit by the lake at night.',
];
