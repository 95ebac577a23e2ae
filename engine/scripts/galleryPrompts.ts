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
  'quantum entanglement of sadness',
];

/**
 * Written by others, word for word, from two lists that image models are measured with.
 * The first eight: PartiPrompts (google-research/parti, PartiPrompts.tsv, Apache 2.0).
 * The last four: DrawBench (published with Imagen, arXiv 2205.11487).
 */
const byOthers: readonly string[] = [
  'a moose by a mountain stream',
  'a pickup truck at the beach at sunrise',
  'an old-fashioned windmill surrounded by flowers',
  'a full moon rising above a mountain at night',
  'a man riding a camel on the beach',
  'A photo of an astronaut riding a horse in the forest.',
  'a small airplane flying over rolling hills',
  'a girl with long curly blonde hair and sunglasses',
  'One cat and two dogs sitting on the grass.',
  'A red car and a white sheep.',
  'A brown bird and a blue bear.',
  'Four cars on the street.',
];

/** What the contact sheet draws. */
export const galleryPrompts: readonly string[] = [...ours, ...byOthers];

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
