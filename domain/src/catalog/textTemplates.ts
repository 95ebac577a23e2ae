/** The ten looks of the text tab. Picking one fills the prompt; editing the prompt drops it. */
export const TEXT_TEMPLATE_IDS = [
  'studio-portrait',
  'action-shot',
  'confident-pose',
  'lifestyle-shot',
  'cinematic',
  'artistic',
  'outdoor-adventure',
  'sunset-silhouette',
  'urban-edge',
  'minimal-clean',
] as const;

export type TextTemplateId = (typeof TEXT_TEMPLATE_IDS)[number];

export interface TextTemplate {
  readonly id: TextTemplateId;
  readonly name: string;
  readonly prompt: string;
}

const TEMPLATES: Readonly<Record<TextTemplateId, Omit<TextTemplate, 'id'>>> = {
  'studio-portrait': {
    name: 'Studio Portrait',
    prompt:
      'Studio portrait of a woman with long dark hair, soft key light, charcoal backdrop, calm expression, 85mm look',
  },
  'action-shot': {
    name: 'Action Shot',
    prompt:
      'Action shot of a horse galloping on a beach at golden hour, spray in the air, fast shutter',
  },
  'confident-pose': {
    name: 'Confident Pose',
    prompt:
      'Portrait of a man in a navy suit, confident pose, arms relaxed, warm studio light, plain background',
  },
  'lifestyle-shot': {
    name: 'Lifestyle Shot',
    prompt:
      'A cup of coffee on a wooden table in a cosy cafe, morning light through the window, lifestyle photograph',
  },
  cinematic: {
    name: 'Cinematic',
    prompt:
      'A red fox in a snowy forest at sunset, cinematic light, long shadows, shallow depth of field',
  },
  artistic: {
    name: 'Artistic',
    prompt:
      'Watercolor of a village by a river in spring, loose brushwork, soft edges, light paper grain',
  },
  'outdoor-adventure': {
    name: 'Outdoor Adventure',
    prompt:
      'A tent beside a mountain lake at dawn, mist over the water, snow on the peaks, clear cold air',
  },
  'sunset-silhouette': {
    name: 'Sunset Silhouette',
    prompt:
      'Silhouette of a sailboat on a calm sea at sunset, orange sky, reflection on the water, wide view',
  },
  'urban-edge': {
    name: 'Urban Edge',
    prompt:
      'A yellow sports car in a neon city street at night, wet asphalt, reflections, urban edge',
  },
  'minimal-clean': {
    name: 'Minimal Clean',
    prompt: 'A single red apple on a white table, minimal, clean, soft daylight, gentle shadow',
  },
};

/** In the order they are shown. */
export const TEXT_TEMPLATES: readonly TextTemplate[] = TEXT_TEMPLATE_IDS.map((id) => ({
  id,
  ...TEMPLATES[id],
}));
