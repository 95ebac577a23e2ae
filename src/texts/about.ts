import { CREDIT_COSTS, PORTRAIT_COSTS } from '@lumashot/domain/credits/costs';
import { PRODUCT_NAME, SUPPORT_EMAIL } from '@lumashot/domain/product';
import { CREDITS_TO_TRY, TRIAL_CREDITS, TRIAL_DAYS } from '@lumashot/domain/profile/trial';
import type { Article } from './article.ts';

/** Words of /about: spec section 1. Its last section is the help that the contact page leads to. */
export const ABOUT: Article = {
  title: `About ${PRODUCT_NAME}`,
  lead: `${PRODUCT_NAME} is an AI portrait and image generation platform with credit-based pricing.`,
  updated: null,
  sections: [
    {
      id: 'what-it-is',
      title: 'What it is',
      blocks: [
        'A picture studio for creators, small sellers and anyone who needs realistic pictures without booking a photographer. You describe a picture, or bring a photo, and keep what comes out of it.',
        [
          'Text to image: a picture from one written sentence.',
          'Product shots: your product, photographed in one of eight scenes, and edited afterwards in plain words.',
          'Portrait shots: your face in professional scenes, from close up to full body.',
          'Enhancements of every picture you have made.',
          'Storyboards: six hand-drawn panels in black and white from a short story.',
          'Video from pictures and storyboards is coming soon; requests can be saved today.',
        ],
      ],
    },
    {
      id: 'how-we-price',
      title: 'How we price it',
      blocks: [
        `Everything is paid with credits, and every button names its price before you press it. You start with ${TRIAL_CREDITS} credits for ${TRIAL_DAYS} days, without a card: ${CREDITS_TO_TRY} at once, all of them as soon as your email is confirmed. After that, monthly plans add credits to your balance, and you can cancel anytime.`,
        'A picture that fails, or that cannot be saved, costs nothing.',
      ],
    },
    {
      id: 'your-pictures',
      title: 'Your pictures are yours',
      blocks: [
        'You own what you generate and may use it commercially. Your photos and pictures can be opened by you only: there are no public links.',
      ],
    },
    {
      id: 'help',
      title: 'Help',
      blocks: [
        'Short answers to what people ask first.',
        [
          `What does a picture cost? A text image ${CREDIT_COSTS.textImage} credit, a product shot ${CREDIT_COSTS.productShot}, an edit or an enhancement ${CREDIT_COSTS.productEdit}, a portrait ${PORTRAIT_COSTS['face-only']} to ${PORTRAIT_COSTS['full-body']}, a storyboard ${CREDIT_COSTS.storyboard}.`,
          'Which photo of my face works? Neutral expression, face forward, head and shoulders, even light. JPEG, PNG or WebP up to 10MB.',
          'Which product photos work? One product on a plain background, up to five photos of at most 10MB each.',
          'I lost my connection while a picture was drawn. It goes on without you and lands in your library; nothing is charged twice.',
          'Where are my downloads from? Every picture in your library can be downloaded in full size, as often as you like.',
          'How do I cancel? In Settings, under Subscription. Your plan stays until the paid time is over.',
          'I forgot my password. Use "Forgot password?" on the sign-in page; the link in the mail sets a new one.',
        ],
        `Something else? Write to ${SUPPORT_EMAIL}. We reply within 24 hours.`,
      ],
    },
  ],
};
