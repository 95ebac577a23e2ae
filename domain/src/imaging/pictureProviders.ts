import { z } from 'zod';

/**
 * Who can draw besides the embedded engine, and what people are told about them. The functions and
 * the app's build read one setting, `PICTURES`, by the one schema below.
 */
export const PICTURE_PROVIDERS = {
  vertex: { name: 'Google (Vertex AI, in our own cloud contract)' },
  google: { name: 'Google (Gemini API)' },
  openai: { name: 'OpenAI' },
  replicate: { name: 'Replicate' },
  compatible: { name: 'a model server of our own choice' },
} as const satisfies Record<string, { readonly name: string }>;

export type PictureProviderId = keyof typeof PICTURE_PROVIDERS;

const IDS = Object.keys(PICTURE_PROVIDERS);

export const isPictureProviderId = (name: string): name is PictureProviderId =>
  Object.hasOwn(PICTURE_PROVIDERS, name);

/** Our own engine: it stands alone, since nobody who paid for a model's picture may get a drawing. */
const EMBEDDED = 'embedded';

/**
 * `vertex,openai`: who is asked, in this order. `embedded`, or nothing: our own engine alone, which
 * is the empty list.
 */
export const picturesSettingSchema = z
  .string()
  .default(EMBEDDED)
  .transform((text, context): readonly PictureProviderId[] => {
    const names = text.split(',').map((name) => name.trim());
    if (text.trim() === '' || (names.length === 1 && names[0] === EMBEDDED)) return [];
    const providers = names.filter(isPictureProviderId);
    if (names.includes(EMBEDDED)) {
      context.addIssue('embedded stands alone: it never takes over from a hosted model');
      return z.NEVER;
    }
    if (providers.length < names.length || new Set(names).size < names.length) {
      context.addIssue(
        `"${text}" is none of ${EMBEDDED}, ${IDS.join(', ')}, or a list of the latter without repeats`,
      );
      return z.NEVER;
    }
    return providers;
  });

/** `Google (Gemini API) and OpenAI`; null: only our own engine draws. */
export function namesOfProviders(providers: readonly PictureProviderId[]): string | null {
  if (providers.length === 0) return null;
  const names = providers.map((id) => PICTURE_PROVIDERS[id].name);
  return new Intl.ListFormat('en', { type: 'conjunction' }).format(names);
}
