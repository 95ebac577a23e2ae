import { PRODUCT_NAME, SUPPORT_EMAIL } from '@lumashot/domain/product';
import { LAST_UPDATED, type Article } from './article.ts';

/** Words of /terms: spec section 1. For the owner's lawyer to confirm before going live. */
export const TERMS: Article = {
  title: 'Terms of Service',
  lead: `The agreement between you and ${PRODUCT_NAME}, an AI portrait and image generation platform with credit-based pricing.`,
  updated: LAST_UPDATED,
  sections: [
    {
      id: 'service',
      title: 'The service',
      blocks: [
        'You pay for pictures with credits: a free trial first, then monthly or yearly plans. Every action names its price before you start it, and what fails costs nothing. Video generation is coming soon and is not part of what you buy today.',
      ],
    },
    {
      id: 'account',
      title: 'Your account',
      blocks: [
        'One person, one account, one free trial. Keep your password to yourself: you are responsible for what happens with your account.',
        'You can close your account at any time on its page. Its subscription then does not renew. For seven days you can change your mind; after that, or at once if you ask for it, your pictures and data are deleted and credits that are left end. What you have saved stays yours.',
      ],
    },
    {
      id: 'payments',
      title: 'Payments and refunds',
      blocks: [
        'Plans renew until you cancel, and you can cancel anytime. Purchases are final and non-refundable except where law requires.',
        'Beside a plan you may buy packs of credits. A pack is paid once; its credits are spent after those of your plan, do not expire and are not capped, and they need a plan to be spent. If its payment is returned, what is left of its credits goes with it.',
        'A picture that you report as unusable within a day is refunded in credits, not in money, within limits that our system applies: not if another picture was made of it, and up to a share of the credits you were given in 30 days. The refunded picture is deleted.',
        'Separately, our pricing page advertises a 7-day money-back guarantee for new plans. Where it applies, it applies in addition to these terms.',
      ],
    },
    {
      id: 'ownership',
      title: 'Who owns the pictures',
      blocks: [
        'You own the content you generate and may use it commercially. What you upload stays yours; you give us the permission we need to work with it for you.',
      ],
    },
    {
      id: 'conduct',
      title: 'What is not allowed',
      blocks: [
        'You must not:',
        [
          "Upload what infringes other people's rights.",
          'Use the service for anything illegal or fraudulent.',
          'Make deepfakes.',
          'Upload photos of people without their consent.',
          'Reverse engineer the service.',
          'Share your credentials.',
        ],
        'We may suspend accounts that break these rules.',
      ],
    },
    {
      id: 'liability',
      title: 'Liability',
      blocks: [
        'The service is provided as it is. As far as the law allows, our liability is capped at the amount you paid in the 12 months before the claim.',
      ],
    },
    {
      id: 'support',
      title: 'Support',
      blocks: [`Support replies within 24 hours: ${SUPPORT_EMAIL}.`],
    },
  ],
};
