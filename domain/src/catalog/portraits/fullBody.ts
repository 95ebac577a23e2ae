import type { PortraitScene } from './portraitScene.ts';

export const FULL_BODY_IDS = [
  'corporate-executive-full',
  'casual-lifestyle-full',
  'fitness-active',
  'fashion-editorial-full',
  'beach-lifestyle',
  'professional-presenter-full',
  'outdoor-adventure-full',
  'evening-formal',
] as const;

/** From head to shoes, with ground to stand on. */
export const FULL_BODY_SCENES: Readonly<Record<(typeof FULL_BODY_IDS)[number], PortraitScene>> = {
  'corporate-executive-full': {
    name: 'Corporate Executive',
    description: 'A marble lobby in morning light, mid-stride',
    scenePrompt:
      'Full-length portrait crossing a marble lobby, tall windows on the left laying long bars of morning light on the floor, revolving door far behind, 50mm lens at f/4 from hip height, whole figure with room above the head',
    bestFor: 'Company websites, press photos, magazine features',
    clothingStyle: 'Charcoal suit and leather shoes',
    poseType: 'Walking towards the camera',
  },
  'casual-lifestyle-full': {
    name: 'Casual Lifestyle',
    description: 'A cobbled street on a Saturday, coffee in hand',
    scenePrompt:
      'Full-length portrait on a cobbled street of painted houses, soft midday light under thin cloud, bicycles against a wall, 35mm lens at f/4 from waist height, whole figure from shoes to head',
    bestFor: 'Lifestyle brands, Instagram, city guides',
    clothingStyle: 'Straight jeans, white tee, clean sneakers',
    poseType: 'Strolling, glance to the side',
  },
  'fitness-active': {
    name: 'Fitness Active',
    description: 'A running track at first light, breath in the cold air',
    scenePrompt:
      'Full-length portrait on a red running track at first light, low sun from behind outlining the body, breath showing in the cold air, empty stands blurred, 70mm lens at f/2.8, 1/2000 s, from knee height',
    bestFor: 'Trainers, sportswear, gym campaigns',
    clothingStyle: 'Fitted running kit',
    poseType: 'Mid-stride, eyes ahead',
  },
  'fashion-editorial-full': {
    name: 'Fashion Editorial',
    description: 'Hand-painted canvas, hard light and a long shadow',
    scenePrompt:
      'Full-length portrait on a hand-painted ochre canvas that runs out over a concrete floor, one hard light from the upper right, long sharp shadow to the left, edges of the set visible, 50mm lens at f/8',
    bestFor: 'Look books, magazines, designer portfolios',
    clothingStyle: 'Oversized coat with a sculptural cut',
    poseType: 'Weight on one leg, angular arms',
  },
  'beach-lifestyle': {
    name: 'Beach Lifestyle',
    description: 'Wet sand after sunset, the sky doubled at your feet',
    scenePrompt:
      'Full-length portrait at the waterline just after sunset, pink and apricot sky mirrored in wet sand, small waves behind, face lit by a soft warm flash, 35mm lens at f/2.8, horizon level at the hips',
    bestFor: 'Travel, swimwear and summer campaigns',
    clothingStyle: 'Loose linen, barefoot',
    poseType: 'Walking along the water, shoes in hand',
  },
  'professional-presenter-full': {
    name: 'Professional Presenter',
    description: 'A bright seminar room, blank screen beside you for your text',
    scenePrompt:
      'Full-length portrait standing beside a large blank screen in a bright seminar room, even ceiling light with a soft key from the left, pale wood floor, rows of chair backs in the foreground, 35mm lens at f/5.6',
    bestFor: 'Webinars, course pages, slide covers',
    clothingStyle: 'Blazer, plain trousers, leather loafers',
    poseType: 'Open hand towards the screen',
  },
  'outdoor-adventure-full': {
    name: 'Outdoor Adventure',
    description: 'A ridge above the clouds, pack on, wind from the west',
    scenePrompt:
      'Full-length portrait on a rocky mountain ridge above a sea of cloud, early sun from the right, blue peaks in layers behind, wind in the jacket, 24mm lens at f/8 from low down, figure large against the sky',
    bestFor: 'Outdoor brands, expedition pages, tour operators',
    clothingStyle: 'Shell jacket, hiking boots, backpack',
    poseType: 'One foot on a rock, looking out',
  },
  'evening-formal': {
    name: 'Evening Formal',
    description: 'A grand staircase by chandelier light, dressed for the opera',
    scenePrompt:
      'Full-length portrait on the carpeted staircase of an old opera house, warm chandelier light from above, brass rail leading up behind, dark wood and red velvet, 50mm lens at f/2.8, rich blacks with detail in them',
    bestFor: 'Invitations, gala and wedding pages, award features',
    clothingStyle: 'Black tie or floor-length evening wear',
    poseType: 'Hand on the rail, paused on a step',
  },
};
