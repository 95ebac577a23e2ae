import type { Rgb } from '../paint/colour.ts';
import type { Tone } from '../photo/tone.ts';

/** One change of a picture. Several of them make up what a person asked for. */
export type Edit =
  | { readonly kind: 'tone'; readonly tone: Partial<Tone> }
  | { readonly kind: 'backgroundColour'; readonly colour: Rgb }
  | { readonly kind: 'backgroundSet'; readonly id: string }
  | { readonly kind: 'backgroundPlace'; readonly words: string }
  | { readonly kind: 'backgroundBlur'; readonly amount: number }
  | { readonly kind: 'shadow' }
  | { readonly kind: 'reflection' }
  | { readonly kind: 'blur'; readonly amount: number }
  | { readonly kind: 'sharpen'; readonly amount: number }
  | { readonly kind: 'look'; readonly look: LookId }
  | { readonly kind: 'vignette'; readonly amount: number }
  | { readonly kind: 'grain'; readonly amount: number }
  | { readonly kind: 'rotate'; readonly degrees: number }
  | { readonly kind: 'flip'; readonly axis: 'across' | 'upright' }
  | { readonly kind: 'zoom'; readonly factor: number }
  | { readonly kind: 'crop'; readonly ratio: number; readonly keep: number };

/** What replaces everything behind the subject. */
export type Background = Extract<
  Edit,
  { kind: 'backgroundColour' | 'backgroundSet' | 'backgroundPlace' }
>;

/** Whole-picture styles an edit may ask for; the keys of the grade's own looks. */
export type LookId =
  | 'mono'
  | 'sepia'
  | 'cinematic'
  | 'vintage'
  | 'pastel'
  | 'dreamy'
  | 'dark'
  | 'pop'
  | 'sketch'
  | 'watercolor'
  | 'oil';

/** What a text asks for, and the parts of it that meant nothing to the engine. */
export interface ParsedEdit {
  readonly edits: readonly Edit[];
  readonly ignored: readonly string[];
}
