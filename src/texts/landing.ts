import { ROUTES } from '@lumashot/domain/routes';
import { FEATURE_PICTURES } from '@lumashot/domain/catalog/showcase';
import { CREDIT_COSTS, PORTRAIT_COSTS } from '@lumashot/domain/credits/costs';
import { PRODUCT_NAME } from '@lumashot/domain/product';
import { TRIAL_CREDITS, TRIAL_DAYS } from '@lumashot/domain/profile/trial';

const from = (credits: number): string => `From ${credits} ${credits === 1 ? 'credit' : 'credits'}`;

/** Words of the landing page: spec sections 1 and 2. */
export const LANDING_TEXTS = {
  hero: {
    title: 'Pictures people take for real.',
    lead: `Portraits, product shots and storyboards from a sentence or a photo. Pay with credits, keep everything, cancel anytime.`,
    action: 'Start creating',
    plans: 'See plans',
    /** What its pictures show, where it is not a prompt. */
    alts: {
      product: 'A green bottle on a grassy knoll',
      portrait: 'A portrait of a man in a navy suit',
      storyboard: 'Pencil sketches of a woman who finds a lost dog',
    },
    sheet: 'Pictures drawn here',
    offer: `${TRIAL_CREDITS} free credits · ${TRIAL_DAYS} days · no card`,
  },
  features: {
    heading: 'One studio, four ways to make a picture',
    text: 'Every picture says its price before you press the button. If one fails, it costs nothing.',
  },
  gallery: {
    heading: 'One product photo, every scene',
    text: 'Upload a snapshot. The studio cuts it out, lights it and sets it where it sells.',
    scenes: 'Scene templates',
    featured: 'Featured',
    generations: 'Sample generations',
    note: `Every picture on this page was drawn by ${PRODUCT_NAME}'s preview engine.`,
  },
  teaser: {
    heading: 'Type a sentence. Keep the picture.',
    label: 'Describe your picture',
    placeholder: 'A red fox in a snowy forest at sunset',
    action: 'Try it now',
    note: 'Your words wait for you in the studio.',
    examples: 'Or begin with one of these',
  },
  pricing: {
    heading: 'Plans that say what they cost',
    text: 'One image is one credit. Start free, pay when you need more.',
  },
} as const;

/** Around every public page. */
export const FRAME_TEXTS = {
  sections: 'Sections',
  account: 'Account',
  footer: 'Footer',
} as const;

/** The public pages' way around: what the header and the footer link to. */
export const PUBLIC_LINKS = {
  features: { label: 'Features', to: `${ROUTES.landing}#how-it-works` },
  pricing: { label: 'Pricing', to: `${ROUTES.landing}#pricing` },
  signIn: { label: 'Sign in', to: ROUTES.auth },
  getStarted: { label: 'Get started', to: `${ROUTES.auth}?mode=sign-up` },
  /** For who is signed in on this device, instead of the two before. */
  studio: { label: 'Open the studio', to: ROUTES.home },
  about: { label: 'About', to: ROUTES.about },
  contact: { label: 'Contact', to: ROUTES.contact },
  privacy: { label: 'Privacy', to: ROUTES.privacy },
  terms: { label: 'Terms', to: ROUTES.terms },
} as const;

/**
 * Advertised claims, in one place (decision 27): the owner has to substantiate each of them before
 * going live.
 */
export const CLAIMS = {
  trusted: 'Trusted by 100,000+ creators',
  promises: ['Money-back guarantee', 'Cancel anytime'],
  statisticsLabel: 'In numbers',
  statistics: [
    { figure: '10M+', text: 'realistic images generated' },
    { figure: '67.9%', text: "of people can't tell it's AI" },
    { figure: '7B+', text: 'impressions on socials' },
    { figure: '68k+', text: 'hours saved' },
  ],
} as const;

/** The four ways to make a picture. */
export const FEATURES = [
  {
    id: 'portrait',
    title: 'AI Portrait Studio',
    facts: ['20+ professional templates', 'Face-only, upper-body or full-body'],
    price: from(PORTRAIT_COSTS['face-only']),
    action: 'Make a portrait',
    picture: FEATURE_PICTURES.portrait,
    alt: 'A studio portrait of a woman',
  },
  {
    id: 'product',
    title: 'Product Photography',
    facts: ['8 lifestyle scenes', 'E-commerce ready'],
    price: from(CREDIT_COSTS.productShot),
    action: 'Shoot a product',
    picture: FEATURE_PICTURES.product,
    alt: 'A jar of cream on a grassy knoll in the forest',
  },
  {
    id: 'scene',
    title: 'Custom AI Scenes',
    facts: ['10+ style presets', 'Any scene you can describe'],
    // The specification's: a text image costs less.
    price: 'From 2 credits',
    action: 'Describe a scene',
    picture: FEATURE_PICTURES.scene,
    alt: 'A watercolor of a village in spring',
  },
  {
    id: 'storyboard',
    title: 'Storyboard to Video',
    facts: ['6-panel grid', 'Black-and-white sketches'],
    price: `${CREDIT_COSTS.storyboard} credits per board`,
    action: 'Sketch a story',
    picture: FEATURE_PICTURES.storyboard,
    alt: 'Six pencil sketches of a story about coffee in the mountains',
  },
] as const;
