import type { PortraitScene } from './portraitScene.ts';

export const FACE_ONLY_IDS = [
  'professional-headshot',
  'casual-outdoor',
  'studio-fashion',
  'urban-portrait',
  'creative-abstract',
  'business-professional',
  'warm-natural',
  'minimal-white',
] as const;

/** Head and shoulders. */
export const FACE_ONLY_SCENES: Readonly<Record<(typeof FACE_ONLY_IDS)[number], PortraitScene>> = {
  'professional-headshot': {
    name: 'Professional Headshot',
    description: 'Grey backdrop, soft key light, a look that meets yours',
    scenePrompt:
      'Head-and-shoulders portrait before a mid-grey paper backdrop, large softbox high on the left, white reflector on the right, thin hair light, 85mm lens at f/4, eyes sharp, skin texture kept',
    bestFor: 'LinkedIn, CVs, company team pages',
    clothingStyle: 'Plain jacket over an open collar',
    poseType: 'Shoulders turned slightly, eyes to the camera',
  },
  'casual-outdoor': {
    name: 'Casual Outdoor',
    description: 'A park in open shade, leaves far behind and out of focus',
    scenePrompt:
      'Close portrait in the open shade of a plane tree in a city park, late morning, bright lawn reflecting light from below, leaves blurred into soft green, 85mm lens at f/2',
    bestFor: 'Social profiles, dating profiles, personal sites',
    clothingStyle: 'Soft cotton shirt',
    poseType: 'Relaxed half smile, head tilted a little',
  },
  'studio-fashion': {
    name: 'Studio Fashion',
    description: 'Beauty light from the front on deep red, sharp and glossy',
    scenePrompt:
      'Tight beauty portrait on a deep red seamless backdrop, light of a beauty dish straight above the lens, silver reflector under the chin, crisp shadow below the jaw, 100mm lens at f/8, magazine finish',
    bestFor: 'Model books, make-up and hair work, cover images',
    clothingStyle: 'Black high collar with clean lines',
    poseType: 'Chin raised, straight gaze',
  },
  'urban-portrait': {
    name: 'Urban Portrait',
    description: 'A side street at blue hour, shop windows glowing behind',
    scenePrompt:
      'Close portrait in a narrow city street at blue hour, light of a shop window on one cheek, red and amber signs blurred behind, cool sky above, 50mm lens at f/1.8, fine film grain',
    bestFor: 'Musicians, artists, social covers',
    clothingStyle: 'Dark jacket, collar up',
    poseType: 'Looking past the camera',
  },
  'creative-abstract': {
    name: 'Creative Abstract',
    description: 'Two coloured lights meeting in the middle of the face',
    scenePrompt:
      'Frontal close portrait in a dark studio, magenta light from the left and cyan light from the right meeting along the nose, faint trail of a slow shutter around the head, black background, 85mm lens at f/5.6',
    bestFor: 'Album art, event posters, avatars that stand out',
    clothingStyle: 'Plain black top',
    poseType: 'Still, face straight to the camera',
  },
  'business-professional': {
    name: 'Business Professional',
    description: 'Suit and office glass, bright and composed',
    scenePrompt:
      'Head-and-shoulders portrait beside a tall office window, soft daylight from the side, glass partitions and warm ceiling lamps far out of focus, 85mm lens at f/2.8, neutral colours',
    bestFor: 'Law, finance and consulting profiles, press kits',
    clothingStyle: 'Tailored dark suit',
    poseType: 'Upright, calm closed-mouth smile',
  },
  'warm-natural': {
    name: 'Warm Natural',
    description: 'The last hour of sun, a rim of gold in the hair',
    scenePrompt:
      'Close portrait in a field of dry grass in the last hour of sun, sun low behind drawing a golden rim on the hair, shadows filled by a warm reflector, soft flare in one corner, 85mm lens at f/1.8',
    bestFor: 'Wellness, coaching, family cards',
    clothingStyle: 'Cream knitted jumper',
    poseType: 'Gentle smile, face turned to the light',
  },
  'minimal-white': {
    name: 'Minimal White',
    description: 'White on white, almost no shadow, only the face speaks',
    scenePrompt:
      'Centred head portrait before a pure white wall, broad even light from both sides, faint shadow under the chin only, muted colours, wide margin around the head, 70mm lens at f/5.6',
    bestFor: 'Design portfolios, speaker lists, ID-style photos',
    clothingStyle: 'White crew neck',
    poseType: 'Straight to the camera, neutral expression',
  },
};
