import { row } from '../requirement.ts';

/** Section 3. */
export const ENTITIES = [
  row(
    3,
    'every collection and field has one schema, which the rules and the functions keep',
    'rules/contract: ',
  ),
  row(
    3,
    'library item types and download names',
    'e2e/library: a mouse finds',
    'e2e/journey: from the landing page',
  ),
  row(3, 'eight product scenes, each complete', 'domain/src/catalog/catalog: product scenes'),
  row(
    3,
    'portrait templates by framing and price, each complete',
    'domain/src/catalog/catalog: portrait templates',
  ),
  row(3, 'product categories, video styles, enhancement types', 'domain/src/catalog/catalog: '),
  row(
    3,
    'toasts: title, description, kinds; loading never closes by itself',
    'src/components/toasts/toasts: ',
  ),
];

/** Section 4. */
export const STATES = [
  row(
    4,
    'onboarding: unfinished leads to /onboarding; a photo finishes it',
    'e2e/badInput: a newcomer without a photo',
    'e2e/journey: from the landing page',
  ),
  row(
    4,
    'subscription: set by the payment provider, never by the success page (decision 10)',
    'e2e/payment: the success page grants nothing',
  ),
  row(
    4,
    'auth: sign-up and sign-in toasts',
    'e2e/journey: from the landing page',
    'e2e/auth: signing in says so',
  ),
  row(
    4,
    'auth: sign-out in one tab takes the others to /auth',
    'e2e/auth: signing out in one window',
  ),
  row(
    4,
    'missing profile: made once with 10 credits and 5 days',
    'functions/calls: ',
    'domain/src/profile/trial: lasts exactly',
  ),
  row(
    4,
    'needs payment: no subscription and trial over or no credits; the dashboard leads to /payment',
    'e2e/payment: an ended trial',
    'e2e/badInput: the last credit buys',
    'domain/src/profile/access: ',
  ),
  row(
    4,
    'trial banner in three states; days rounded up',
    'src/components/states/TrialBanner: ',
    'domain/src/profile/trial: ',
  ),
  row(
    4,
    'generation: inputs disabled, progress, result or error; left and found again',
    'e2e/journey: a result is not lost',
    'e2e/images: a reload while',
  ),
  row(
    4,
    'credits are deducted only after the result is saved (decision 2: edits too)',
    'usecases/faults: ',
    'e2e/faults: a picture that fails',
  ),
  row(
    4,
    'product shot: edit mode replaces the picture, reset clears the scene',
    'e2e/create: a product shot from two photos',
  ),
  row(
    4,
    'portrait: the result takes the picker’s place; another scene clears',
    'e2e/create: a portrait from the profile photo',
  ),
  row(
    4,
    'storyboard: success opens the convert tab, two credits less',
    'e2e/create: a storyboard leads on',
  ),
  row(4, 'video request: the form resets, My Videos opens', 'e2e/videos: a request is saved'),
  row(
    4,
    'home follows profile and new items live',
    'e2e/home: what is made appears',
    'e2e/journey: a picture made in one window',
  ),
  row(
    4,
    'billing toggle: monthly first',
    'domain/src/billing/prices: ',
    'e2e/landing: plans by the month',
  ),
];

/** Section 5. */
export const VALIDATION = [
  row(
    5,
    'auth form: both fields, an email, at least 8 characters',
    'e2e/auth: the password can be shown',
  ),
  row(5, 'onboarding photo: 10 MB, image only', 'e2e/badInput: onboarding takes a photo only'),
  row(
    5,
    'text prompt not empty, at most 2,000 characters',
    'e2e/badInput: an empty and an endless prompt',
  ),
  row(
    5,
    'product: image, name, scene; five images, 10 MB each, images only',
    'e2e/create: a product shot from two photos',
    'e2e/create: files that are no photos',
  ),
  row(5, 'product edit not empty', 'e2e/create: a product shot from two photos'),
  row(
    5,
    'portrait: photo, its size and type, scene',
    'e2e/create: files that are no photos',
    'e2e/create: a portrait from the profile photo',
  ),
  row(5, 'settings photo: image only, under 2 MB', 'e2e/settings: a new profile photo'),
  row(
    5,
    'storyboard: description, two credits',
    'e2e/create: a storyboard leads on',
    'e2e/images: too few credits for a storyboard',
  ),
  row(5, 'video request: source image', 'e2e/videos: a request needs a picture'),
  row(
    5,
    'enhance: custom needs words',
    'e2e/enhance: a picture is enhanced',
    'src/features/images/enhance/checkEnhance: asks for words',
  ),
  row(5, 'contact: four fields, an email', 'e2e/pages: every field of the contact form'),
];

/** Section 8. */
export const ERRORS_CATALOGUE = [
  row(8, 'URL errors of /auth, known codes first', 'e2e/auth: an error in the address'),
  row(8, 'sign-in and sign-up failures', 'e2e/badInput: a wrong password'),
  row(
    8,
    'OAuth failure resets the button',
    'e2e/auth: Google: a closed window',
    'e2e/auth: Google out of reach',
  ),
  row(8, 'onboarding upload failure', 'e2e/onboarding: an upload that fails'),
  row(8, 'checkout failure', 'e2e/errors: a checkout that cannot be opened'),
  row(8, 'profile creation failed', 'e2e/errors: an account that cannot be set up'),
  row(8, 'not enough credits, with both numbers', 'e2e/badInput: too few credits'),
  row(
    8,
    'function failures and save failures, each with its message',
    'e2e/faults: a picture that fails',
    'spec/strings: ',
  ),
  row(8, 'storyboard messages', 'spec/strings: ', 'e2e/images: too few credits for a storyboard'),
  row(8, 'video request failure', 'e2e/videos: a request that could not be saved'),
  row(8, 'enhance messages', 'spec/strings: ', 'e2e/enhance: a picture is enhanced'),
  row(
    8,
    'settings failures',
    'e2e/settings: notifications are saved',
    'e2e/settings: a password mail',
  ),
  row(8, 'not authenticated', 'functions/calls: ', 'spec/strings: '),
  row(8, 'library cannot be loaded', 'e2e/errors: a library that cannot be loaded'),
  row(8, 'unknown route', 'e2e/pages: an unknown path'),
  row(8, 'router fallback: Unexpected Application Error!', 'e2e/errors: a screen that breaks'),
];

/** Section 9. */
export const CONSTANTS = [
  row(9, 'plans: price, credits, capacity, concurrency, support', 'domain/src/billing/plans: '),
  row(
    9,
    'yearly prices as landing page and pricing screen read them (decision 20)',
    'domain/src/billing/prices: ',
  ),
  row(9, 'credit costs', 'domain/src/credits/costs: costs what the spec says'),
  row(9, 'trial: 10 credits, 432,000,000 ms, thresholds', 'domain/src/profile/trial: '),
  row(
    9,
    'limits of photos',
    'domain/src/photos/photo: is taken at exactly 10 MB',
    'e2e/settings: a new profile photo',
  ),
  row(
    9,
    'video durations 6, 12, 30',
    'domain/src/catalog/catalog: ',
    'e2e/videos: a request is saved',
  ),
  row(
    9,
    'recent activity 6; a month from local midnight',
    'e2e/home: what is made appears',
    'e2e/home: the month is counted',
  ),
  row(9, 'sidebar: cookie of 7 days, widths, 768 px', 'e2e/home: the sidebar folds'),
  row(
    9,
    'enhancement presets with their descriptions',
    'e2e/strings: enhance',
    'domain/src/catalog/catalog: ',
  ),
];
