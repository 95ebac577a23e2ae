import type { PortraitScene } from './portraitScene.ts';

export const UPPER_BODY_IDS = [
  'executive-business',
  'casual-coffee-shop',
  'creative-workspace',
  'smart-casual',
  'conference-speaker',
  'outdoor-casual-upper',
] as const;

/** From the waist up, hands in the picture. */
export const UPPER_BODY_SCENES: Readonly<Record<(typeof UPPER_BODY_IDS)[number], PortraitScene>> = {
  'executive-business': {
    name: 'Executive Business',
    description: 'Corner office high above the city, evening coming in',
    scenePrompt:
      'Waist-up portrait in a corner office on a high floor, skyline at dusk through the glass behind, soft key light from the right, brass desk lamp in the background, 70mm lens at f/2.8, deep blues against warm skin',
    bestFor: 'Annual reports, board pages, keynote bios',
    clothingStyle: 'Navy suit with a pale shirt',
    poseType: 'Arms folded loosely, facing the camera',
  },
  'casual-coffee-shop': {
    name: 'Casual Coffee Shop',
    description: 'The window seat of a small cafe, both hands around a cup',
    scenePrompt:
      'Waist-up portrait at the window table of a small cafe, overcast daylight from the street on the face, bare bulbs and a brick wall blurred behind, steam over the cup, 50mm lens at f/2',
    bestFor: 'Blogs, newsletters, author pages',
    clothingStyle: 'Denim shirt over a plain tee',
    poseType: 'Leaning on the table, hands around a cup',
  },
  'creative-workspace': {
    name: 'Creative Workspace',
    description: 'A studio with a cutting mat, paint pots and a north window',
    scenePrompt:
      'Waist-up portrait behind a large work table in a loft studio, north window light from the left, rolls of paper, paint pots and pinned sketches behind, 35mm lens at f/2.8, honest colours, some clutter',
    bestFor: 'Designers, illustrators, agency sites',
    clothingStyle: 'Linen work jacket, sleeves rolled',
    poseType: 'Hands on the table, looking up from work',
  },
  'smart-casual': {
    name: 'Smart Casual',
    description: 'A sunlit stone arcade, blazer open, in no hurry',
    scenePrompt:
      'Waist-up portrait in a pale stone arcade in the afternoon, sun bounced off the opposite wall, repeating arches falling out of focus, 85mm lens at f/2.2, warm highlights and soft shadows',
    bestFor: 'Founders, consultants, about pages',
    clothingStyle: 'Unstructured blazer over a fine knit',
    poseType: 'One hand in a pocket, easy smile',
  },
  'conference-speaker': {
    name: 'Conference Speaker',
    description: 'On stage mid-sentence, spotlight from above, the hall dark',
    scenePrompt:
      'Waist-up portrait on a conference stage, white spotlight from the upper left, violet wash on the curtain behind, dark hall with a few points of light, 135mm lens at f/2.8, seen from the third row',
    bestFor: 'Speaker pages, event posters, course covers',
    clothingStyle: 'Dark blazer with a headset microphone',
    poseType: 'One hand raised, speaking to the audience',
  },
  'outdoor-casual-upper': {
    name: 'Outdoor Casual',
    description: 'A harbour wall on a breezy, bright grey day',
    scenePrompt:
      'Waist-up portrait against the wall of a small harbour, bright overcast sky as one big soft light, masts and slate-blue water blurred behind, wind in the hair, 50mm lens at f/2.8',
    bestFor: 'Social posts, travel blogs, community profiles',
    clothingStyle: 'Rain jacket over a striped shirt',
    poseType: 'Leaning on the wall, laughing to one side',
  },
};
