/** The ready-made enhancements, in the order they are shown: spec section 9. */
const PRESET_IDS = ['cinematic', 'improve', 'modern', 'vintage', 'variation'] as const;

/** All enhancements; `custom` follows the person's own words. */
export const ENHANCEMENT_TYPES = [...PRESET_IDS, 'custom'] as const;

type PresetId = (typeof PRESET_IDS)[number];
type EnhancementType = (typeof ENHANCEMENT_TYPES)[number];

interface EnhancementPreset {
  readonly id: PresetId;
  readonly label: string;
  /** Shown under the label, and the prompt the engine gets. */
  readonly description: string;
}

/** Chosen when the dialog opens and again when it closes. */
export const DEFAULT_ENHANCEMENT: PresetId = 'cinematic';

const PRESETS: Readonly<Record<PresetId, Omit<EnhancementPreset, 'id'>>> = {
  cinematic: {
    label: 'Make Cinematic',
    description:
      'Film-like contrast, teal shadows and amber highlights, light falling from one side',
  },
  improve: {
    label: 'Improve Details',
    description: 'Crisper texture, cleaner edges and less noise, with colours and light unchanged',
  },
  modern: {
    label: 'Modern Style',
    description:
      'Bright even light, neutral whites, clear colours and a calm, uncluttered background',
  },
  vintage: {
    label: 'Vintage Look',
    description:
      'Faded 1970s print: warm tint, lifted blacks, soft grain and slightly dark corners',
  },
  variation: {
    label: 'Create Variation',
    description: 'The same subject and mood once more, with a new composition and camera angle',
  },
};

export const ENHANCEMENT_PRESETS: readonly EnhancementPreset[] = PRESET_IDS.map((id) => ({
  id,
  ...PRESETS[id],
}));

/** What the engine is told; null when a custom enhancement lacks its words. Presets need none. */
export function enhancementPromptOf(type: EnhancementType, customPrompt = ''): string | null {
  if (type !== 'custom') return PRESETS[type].description;
  const words = customPrompt.trim();
  return words === '' ? null : words;
}
