import type { ProductSize } from '@lumashot/domain/catalog/productSizes';
import type { ProductView } from '@lumashot/domain/catalog/productViews';
import { CREDIT_COSTS } from '@lumashot/domain/credits/costs';
import type { JobOutcome } from '@lumashot/domain/jobs/job';
import { creditsOnButton } from './creditsOnButton.ts';
import { madeToast } from './madeToast.ts';
import { PHOTO_TOO_SMALL } from './photos.ts';

/** Words of /dashboard/images: spec sections 2, 4, 5 and 8. */

export const CREATE_TABS = [
  { id: 'text-to-image', label: 'Text to Image' },
  { id: 'product-shots', label: 'Product Shots' },
  { id: 'portrait-shots', label: 'Portrait Shots' },
] as const;

export type CreateTabId = (typeof CREATE_TABS)[number]['id'];

export const CREATE_TABS_LABEL = 'Kind of picture';

export const PRODUCT_TEXTS = {
  region: 'Describe your product shot',
  photos: 'Product photos',
  addPhotos: 'Add product photos',
  photosHint:
    'Drop or choose up to 5 photos, 10MB each. Best on a bare, plain surface, all of it in view, nothing in front.',
  /** `missing`: how many photos the earlier shot had beside the first. */
  oneIsKept: (missing: number): string =>
    `That shot was made from ${missing + 1} photos. Only the first is kept: add the others again if you want them in this one.`,
  name: 'Product name',
  namePlaceholder: 'Ceramic pour-over set',
  category: 'Category',
  scene: 'Scene',
  /** Beside the button, while it cannot be pressed. */
  missing: (parts: readonly string[]): string => `Still missing: ${parts.join(', ')}.`,
  parts: { photo: 'a photo', name: 'a name', scene: 'a scene' },
  waiting: 'One moment: your photo is being looked at.',
  prompt: 'Additional prompt (optional)',
  promptPlaceholder: 'A few coffee beans beside it, warm morning light',
  submit: `Generate Product Shot (${creditsOnButton(CREDIT_COSTS.productShot)})`,
  submitSeveral: (count: number): string =>
    `Generate ${count} Product Shots (${creditsOnButton(count * CREDIT_COSTS.productShot)})`,
  edit: 'Edit This Image',
  download: 'Download Product Shot',
  again: 'Generate Another Scene',
  success: madeToast('Product shot generated and saved to your library.'),
} as const;

/** Where models draw. */
export const UNTIL_CONFIRMED_TEXT =
  'Our own preview engine draws until your email address is confirmed; then an image model does. The link is in the mail we sent you.';

/** Named by what the scene will show: a hoodie photographed from the front lies, and "from the front" would stand it up. */
export const VIEW_TEXTS = {
  legend: 'In the scene it is',
  names: { front: 'Upright', angle: 'Angled', above: 'Lying flat', wall: 'On a wall' },
  hints: {
    front: 'It stands in the scene. For photos from the front.',
    angle:
      'It stands on the scene’s table or ground, and the camera looks down at a slant. For photos from slightly above.',
    above:
      'It lies on the scene’s table or ground, and the camera looks straight down. For photos from above, and for clothes.',
    wall: 'It hangs on the scene’s wall, seen straight on. For photos from the front of what is fixed to a wall.',
  },
  /** Where its name says that it lies, and somebody has chosen otherwise. */
  cannotStand:
    'By its name it does not stand by itself: in the scene it would balance on its edge. Lying flat suits it.',
  /** Where its name says so, and somebody lets it stand. */
  belongsOnWall:
    'By its name it is fixed to a wall: in the scene it would stand on its lower edge. On a wall suits it.',
  /** Where its outline says so, and it is to stand upright. */
  wouldTip:
    'Standing as its photo shows it, it would seem to tip over. Try Angled, Lying flat for what lies, or On a wall for what hangs.',
} as const satisfies {
  readonly legend: string;
  readonly cannotStand: string;
  readonly belongsOnWall: string;
  readonly wouldTip: string;
  readonly names: Readonly<Record<ProductView, string>>;
  readonly hints: Readonly<Record<ProductView, string>>;
};

export const SIZE_TEXTS = {
  legend: 'Size',
  names: { small: 'Fits on a table', large: 'Larger', tall: 'As tall as a person' },
  hints: {
    small: 'In rooms it is on a table or a counter.',
    large: 'In rooms it is on the floor.',
    tall: 'In rooms it is on the floor before a wall, as a wardrobe or a fridge is.',
  },
  onWall: {
    small: 'The wall is seen from near.',
    large: 'The wall is seen from further away: bricks, tiles and boards are smaller.',
    tall: 'The wall is seen from further away: bricks, tiles and boards are smaller.',
  },
} as const satisfies {
  readonly legend: string;
  readonly names: Readonly<Record<ProductSize, string>>;
  readonly hints: Readonly<Record<ProductSize, string>>;
  readonly onWall: Readonly<Record<ProductSize, string>>;
};

export const PRODUCT_EDIT_TEXTS = {
  box: 'Tell us what to change',
  placeholder: 'Brighter, and a blue background',
  submit: `Apply Changes (${creditsOnButton(CREDIT_COSTS.productEdit)})`,
  cancel: 'Cancel',
  success: madeToast('Changes applied and saved to your library.'),
} as const;

export const PORTRAIT_TEXTS = {
  region: 'Describe your portrait',
  source: 'Your photo',
  fromProfile: 'Use profile photo',
  profilePhoto: 'Your profile photo',
  noProfilePhoto: 'There is no profile photo yet. Switch this off and upload one.',
  addPhoto: 'Add a portrait photo',
  photoHint: 'One face, looking forward. 10MB max.',
  photoMissing: 'Please upload a portrait photo',
  consent: 'Whose photo is this?',
  consentMissing: 'Please say whose photo this is',
  sceneMissing: 'Please select a scene',
  filter: 'How much of you is in the picture',
  all: 'All',
  framing: (label: string, credits: number): string => `${label} ${credits} credits`,
  scene: 'Scene',
  fullLength: (description: string): string => `${description}. Needs a full-length photo.`,
  prompt: 'Customization (optional)',
  promptPlaceholder: 'A green scarf, softer light',
  submit: (credits: number | null): string =>
    credits === null
      ? 'Generate Portrait Shot'
      : `Generate Portrait Shot (${creditsOnButton(credits)})`,
  submitSeveral: (count: number, credits: number | null): string =>
    credits === null
      ? `Generate ${count} Portrait Shots`
      : `Generate ${count} Portrait Shots (${creditsOnButton(count * credits)})`,
  download: 'Download Portrait Shot',
  again: 'Generate Another Scene',
  success: madeToast('Portrait shot generated and saved to your library.'),
} as const;

/** Picked files that are not taken, by the refusal of `checkPhoto`. */
export const PICKED_TEXTS = {
  title: 'Error',
  product: {
    'photo-too-large': (file: string): string => `${file} is too large. Max 10MB per file`,
    'photo-wrong-type': (file: string): string => `${file} is not an image file`,
    'photo-missing': (file: string): string => `${file} is not an image file`,
    'source-too-small': (): string => PHOTO_TOO_SMALL,
  },
  portrait: {
    'photo-too-large': (): string => 'Please upload an image smaller than 10MB',
    'photo-wrong-type': (): string => 'Please upload an image file',
    'photo-missing': (): string => 'Please upload an image file',
    'source-too-small': (): string => PHOTO_TOO_SMALL,
  },
  remove: (file: string): string => `Remove ${file}`,
  reading: 'Reading your photos…',
} as const;

/** The place where a picture appears. */
export const RESULT_TEXTS = {
  region: 'Result',
  idle: 'Your picture will appear here',
  developing: 'Developing your picture',
  saved: 'saved to library',
  enhance: 'Enhance',
} as const;

/** How far a paid action is, as far as anybody can tell. */
export const PROGRESS_STAGES = ['sending', 'drawing'] as const;
export type ProgressStage = (typeof PROGRESS_STAGES)[number];

export const PROGRESS_TEXTS = {
  label: 'Drawing your picture',
  stages: {
    sending: 'Sending what you asked for…',
    drawing: 'Drawing… you can leave, it will land in your library',
  } satisfies Record<ProgressStage, string>,
  elsewhere: (count: number): string =>
    count === 1 ? 'One picture is being drawn' : `${count} pictures are being drawn`,
} as const;

/** Names where screen readers are told what became of pictures. */
export const PICTURES_LABEL = 'Pictures';

/** For a picture that nobody on the screen was waiting for any more. */
export const READY_TOAST = {
  title: 'Your picture is ready',
  description: 'It is in your library.',
  action: 'View',
} as const;

/** For what was asked for and never reached the server, for the page was loaded anew before. */
export const NOT_SENT_TOAST = {
  title: 'That was not sent',
  description:
    'The page was left before your request was on its way. Nothing was charged: please ask again.',
} as const;

/** For several that were asked for together. */
export const READY_GROUP_TOAST = (count: number) =>
  count === 1
    ? READY_TOAST
    : {
        title: `${count} pictures are ready`,
        description: 'They are in your library.',
        action: 'View',
      };

/** Several pictures of one form, or one more while another is drawn. */
export const SHAPE_TEXTS = {
  legend: 'Shape',
  for: (uses: string) => `For ${uses}`,
} as const;

export const SEVERAL_TEXTS = {
  legend: 'How many',
  sameEachTime: 'On plain ground the preview engine draws the same picture each time.',
  /** Nothing is taken before a picture is saved: until then the header shows what is there now. */
  started: (count: number) => (creditsLeft: number) => ({
    title: 'In the darkroom',
    description: `${count === 1 ? 'One picture is' : `${count} pictures are`} being developed. ${creditsLeft} ${creditsLeft === 1 ? 'credit' : 'credits'} will remain when all is ready.`,
  }),
  sheet: 'Contact sheet',
  /** As along the edge of a film: 01, 02 ... */
  number: (at: number): string => String(at + 1).padStart(2, '0'),
  frame: (number: string, isReady: boolean): string =>
    `Frame ${number}, ${isReady ? 'ready' : 'developing'}`,
} as const;

/** Words of the request that the engine made nothing of. */
export const IGNORED_TEXT = (words: readonly string[]): string =>
  `Left out, not understood: ${words.map((word) => `“${word}”`).join(', ')}`;

/** Named wherever a result is shown, so that nobody mistakes an offline render for a model's. */
export const ENGINE_LABELS: Readonly<Record<JobOutcome['engine'], string>> = {
  embedded: 'Preview engine',
  hosted: 'Hosted model',
};
