/** What the contact sheet draws: the landing promise first, then one prompt for each thing learned. */
export const galleryPrompts: readonly string[] = [
  'a red fox in a snowy forest at sunset',
  'two elephants on the savanna',
  'a sailboat at sunset',
  'a yellow sports car by the sea at night',
  'a cup of coffee in a cosy cafe',
  'mountain lake at dawn',
  'a lighthouse in a storm',
  'a cat on a windowsill in the rain',
  'a hot air balloon over lavender fields',
  'neon city street in rain',
  'minimal red apple on a white studio background',
  'watercolor of a village in spring',
  'a desert with a camel at noon',
  'an astronaut on the moon',
  'a portrait of a woman',
  'quantum entanglement of sadness',
  'studio portrait of a man',
  'action shot of a runner',
  'a horse in the mountains, cinematic',
  'a bicycle by a river, artistic',
  'outdoor adventure',
  'sunset silhouette of a deer',
  'urban edge',
  'minimal clean green bottle',
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
  'A young woman leaves her office in the city at night in the rain. She sees a lost dog under a street light. She kneels and offers it a sandwich. The dog follows her home through the park. They reach a warm house. The dog sleeps by the fire.',
  'An astronaut walks on the moon. He finds a small robot. The robot waves. They watch the earth rise.',
  'A commercial for a coffee brand: sunrise in the mountains, a man brews coffee in front of his tent, close-up of the cup, he smiles',
];
