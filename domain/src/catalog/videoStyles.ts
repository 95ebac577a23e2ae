/** What a requested video is for: spec section 3. Videos themselves are coming soon. */
export const VIDEO_STYLE_IDS = [
  'product-ad',
  'lifestyle',
  'social-media',
  'tutorial',
  'testimonial',
] as const;

type VideoStyleId = (typeof VIDEO_STYLE_IDS)[number];

interface VideoStyle {
  readonly id: VideoStyleId;
  readonly name: string;
  readonly description: string;
}

export const DEFAULT_VIDEO_STYLE: VideoStyleId = 'product-ad';

const STYLES: Readonly<Record<VideoStyleId, Omit<VideoStyle, 'id'>>> = {
  'product-ad': {
    name: 'Product Ad',
    description: 'A slow turn around the product, close-ups of its details, the pack shot last',
  },
  lifestyle: {
    name: 'Lifestyle',
    description: 'The product in use at home or outdoors, hand-held camera, natural light',
  },
  'social-media': {
    name: 'Social Media',
    description: 'Upright, quick cuts, the point made within the first two seconds',
  },
  tutorial: {
    name: 'Tutorial',
    description: 'One step a shot from a fixed camera above the table, hands in the picture',
  },
  testimonial: {
    name: 'Testimonial',
    description: 'One person speaking to the camera, head and shoulders, quiet room behind',
  },
};

/** In the order they are shown. */
export const VIDEO_STYLES: readonly VideoStyle[] = VIDEO_STYLE_IDS.map((id) => ({
  id,
  ...STYLES[id],
}));
