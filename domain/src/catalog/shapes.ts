/** The proportions a new picture can be asked for. An engine says which of them it draws. */
export const SHAPES = {
  square: {
    name: 'Square 1:1',
    ratio: '1:1',
    for: 'Instagram, Etsy, marketplaces',
    width: 1024,
    height: 1024,
  },
  portrait: { name: 'Portrait 4:5', ratio: '4:5', for: 'Instagram feed', width: 896, height: 1120 },
  tall: {
    name: 'Story 9:16',
    ratio: '9:16',
    for: 'Stories, Reels, TikTok',
    width: 720,
    height: 1280,
  },
  landscape: {
    name: 'Landscape 4:3',
    ratio: '4:3',
    for: 'blogs, slides',
    width: 1152,
    height: 864,
  },
  wide: { name: 'Wide 16:9', ratio: '16:9', for: 'YouTube, headers', width: 1280, height: 720 },
} as const;

export const SHAPE_IDS = ['square', 'portrait', 'tall', 'landscape', 'wide'] as const;
export type ShapeId = (typeof SHAPE_IDS)[number];

/** What has no shape of its own is this one. */
export const USUAL_SHAPE = 'square' satisfies ShapeId;
