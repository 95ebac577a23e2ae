import { describe, expect, it } from 'vitest';
import { PORTRAIT_COSTS } from '../credits/costs.ts';
import {
  DEFAULT_ENHANCEMENT,
  ENHANCEMENT_PRESETS,
  ENHANCEMENT_TYPES,
  enhancementPromptOf,
} from './enhancements.ts';
import {
  findPortraitTemplate,
  PORTRAIT_FRAMING_LABELS,
  PORTRAIT_TEMPLATE_IDS,
  PORTRAIT_TEMPLATES,
} from './portraitTemplates.ts';
import {
  DEFAULT_PRODUCT_CATEGORY,
  PRODUCT_CATEGORY_IDS,
  PRODUCT_CATEGORY_LABELS,
} from './productCategories.ts';
import { findProductScene, PRODUCT_SCENE_IDS, PRODUCT_SCENES } from './productScenes.ts';
import { DEFAULT_VIDEO_DURATION, VIDEO_DURATIONS } from './videoDurations.ts';
import { DEFAULT_VIDEO_STYLE, VIDEO_STYLE_IDS, VIDEO_STYLES } from './videoStyles.ts';

const TABLES = {
  'product scenes': PRODUCT_SCENES,
  'portrait templates': PORTRAIT_TEMPLATES,
  'video styles': VIDEO_STYLES,
  'enhancement presets': ENHANCEMENT_PRESETS,
};

describe.each(Object.entries(TABLES))('the %s', (_, entries) => {
  const textsOf = (entry: object): [string, unknown][] =>
    Object.entries(entry).filter(
      ([field]) => !['id', 'transformationType', 'credits'].includes(field),
    );

  it('say nothing twice in a field', () => {
    for (const [field] of textsOf(entries[0] ?? {})) {
      const texts = entries.map((entry) => new Map(textsOf(entry)).get(field));
      expect(new Set(texts).size).toBe(texts.length);
    }
  });

  it('are written: capitalised, without a full stop, blanks or filler', () => {
    for (const [, text] of entries.flatMap(textsOf)) {
      expect(text).toMatch(/^[A-Z0-9][^<>{}]*[^\s.]$/);
      expect(text).not.toMatch(/ {2}|stunning|beautiful|amazing|perfect|high.quality|\b[48]k\b/i);
    }
  });
});

describe('prompts of scenes and templates', () => {
  it.each([...PRODUCT_SCENES, ...PORTRAIT_TEMPLATES])(
    'name lens, aperture and light, and stay short: $id',
    ({ scenePrompt }) => {
      expect(scenePrompt).toMatch(/\b\d{2,3}mm (macro )?lens at f\/\d/);
      expect(scenePrompt).toMatch(/light|sun|lamp|sky/);
      expect(scenePrompt.length).toBeLessThan(300);
    },
  );

  it('describe nobody: the person comes from the photo', () => {
    for (const template of PORTRAIT_TEMPLATES) {
      expect(JSON.stringify(template)).not.toMatch(
        /\b(he|she|his|her|man|woman|men|women|young|old man|blonde?)\b/i,
      );
    }
  });
});

describe('product scenes', () => {
  it('are the eight of the spec', () => {
    expect(PRODUCT_SCENES.map(({ id }) => id)).toEqual([...PRODUCT_SCENE_IDS]);
    expect(PRODUCT_SCENE_IDS.join(' ')).toBe(
      'clean-white-studio lifestyle-kitchen modern-desk outdoor-nature luxury-display urban-street cozy-living minimal-concrete',
    );
  });

  it('are found by their id alone', () => {
    expect(findProductScene('luxury-display')?.name).toBe('Luxury Display');
    expect(findProductScene('toString')).toBeNull();
  });
});

describe('portrait templates', () => {
  it.each([
    ['face-only', 8, 2],
    ['upper-body', 6, 3],
    ['full-body', 8, 4],
  ] as const)('framed %s are %d and cost %d credits', (framing, count, credits) => {
    const framed = PORTRAIT_TEMPLATES.filter((one) => one.transformationType === framing);
    expect(framed).toHaveLength(count);
    expect(framed.every((one) => one.credits === credits)).toBe(true);
    expect(PORTRAIT_COSTS[framing]).toBe(credits);
  });

  it('are the 22 of the spec, each once, in its order', () => {
    expect(PORTRAIT_TEMPLATES.map(({ id }) => id)).toEqual([...PORTRAIT_TEMPLATE_IDS]);
    expect(PORTRAIT_TEMPLATE_IDS).toHaveLength(22);
    expect(PORTRAIT_TEMPLATE_IDS.join(' ')).toBe(
      'professional-headshot casual-outdoor studio-fashion urban-portrait creative-abstract business-professional warm-natural minimal-white ' +
        'executive-business casual-coffee-shop creative-workspace smart-casual conference-speaker outdoor-casual-upper ' +
        'corporate-executive-full casual-lifestyle-full fitness-active fashion-editorial-full beach-lifestyle professional-presenter-full outdoor-adventure-full evening-formal',
    );
  });

  it('say their framing in the prompt, so that an engine needs no second source', () => {
    const words = {
      'face-only': /^(?!Waist-up|Full-length).*portrait/,
      'upper-body': /^Waist-up portrait/,
      'full-body': /^Full-length portrait/,
    };
    for (const { scenePrompt, transformationType } of PORTRAIT_TEMPLATES) {
      expect(scenePrompt).toMatch(words[transformationType]);
    }
  });

  it('are found by their id alone', () => {
    expect(findPortraitTemplate('smart-casual')?.credits).toBe(3);
    expect(findPortraitTemplate('__proto__')).toBeNull();
  });

  it('are filtered by labelled framings', () => {
    expect(Object.values(PORTRAIT_FRAMING_LABELS)).toEqual([
      'Face Only',
      'Upper Body',
      'Full Body',
    ]);
  });
});

describe('defaults and choices', () => {
  it('name every product category', () => {
    expect(Object.keys(PRODUCT_CATEGORY_LABELS)).toEqual([...PRODUCT_CATEGORY_IDS]);
    expect(DEFAULT_PRODUCT_CATEGORY).toBe('other');
  });

  it('offer the video styles and durations of the spec', () => {
    expect(VIDEO_STYLES.map(({ id }) => id)).toEqual([...VIDEO_STYLE_IDS]);
    expect(DEFAULT_VIDEO_STYLE).toBe('product-ad');
    expect(VIDEO_DURATIONS).toEqual([6, 12, 30]);
    expect(DEFAULT_VIDEO_DURATION).toBe(12);
  });
});

describe('enhancements', () => {
  it('are five presets and the own words', () => {
    expect(ENHANCEMENT_PRESETS.map(({ label }) => label)).toEqual([
      'Make Cinematic',
      'Improve Details',
      'Modern Style',
      'Vintage Look',
      'Create Variation',
    ]);
    expect(ENHANCEMENT_TYPES).toEqual([...ENHANCEMENT_PRESETS.map(({ id }) => id), 'custom']);
    expect(DEFAULT_ENHANCEMENT).toBe('cinematic');
  });

  it('send the description of a preset', () => {
    for (const { id, description } of ENHANCEMENT_PRESETS) {
      expect(enhancementPromptOf(id)).toBe(description);
    }
  });

  it('send own words, and nothing without them', () => {
    expect(enhancementPromptOf('custom', ' add snow ')).toBe('add snow');
    expect(enhancementPromptOf('custom', ' \n ')).toBeNull();
    expect(enhancementPromptOf('custom')).toBeNull();
  });
});
