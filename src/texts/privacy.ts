import { PRODUCT_NAME, SUPPORT_EMAIL } from '@lumashot/domain/product';
import { PICTURES_BY_TEXT } from './picturesBy.ts';
import { LAST_UPDATED, type Article } from './article.ts';

/** Words of /privacy: spec section 1. For the owner's lawyer to confirm before going live. */
export const PRIVACY: Article = {
  title: 'Privacy Policy',
  lead: `What ${PRODUCT_NAME} keeps about you, why, and what you can ask us to do with it.`,
  updated: LAST_UPDATED,
  sections: [
    {
      id: 'data',
      title: 'Data we collect',
      blocks: [
        'Only what the studio needs to work:',
        [
          'Email: your email address, to know your account and to write to you about it.',
          'Credentials: your password, kept by our sign-in provider as a hash, or the account you sign in with.',
          'Uploaded photos: your profile photo and the product or portrait photos you upload.',
          'Generated content: the pictures and storyboards made for you.',
          'Prompts: the texts, names and choices you make them with.',
          'Devices, if you switch on notifications: the address that your browser gives out for them. When you looked at finished pictures last, so that we do not mail about what you have seen.',
        ],
        'Payments are handled by our payment provider. Card numbers never reach us.',
      ],
    },
    {
      id: 'use',
      title: 'How we use it',
      blocks: [
        [
          'To generate, store and show your pictures.',
          'To count credits, and to keep the records the law asks for.',
          'To tell you by mail when pictures are ready while you are away, when a copy of your data is, and when your credits run low, unless you switch that off in Settings; and that your account is being closed.',
          'To show notifications on devices where you have switched them on: that pictures are ready, with the first words of what you asked for, and that credits run low.',
          'To refund pictures that you report as unusable, and to learn from what you report.',
          'To keep the service safe from abuse.',
          'To answer when you write to us.',
        ],
        'Photos lose their location and camera data before we keep them. We do not sell your data.',
      ],
    },
    {
      id: 'sharing',
      title: 'Who else sees it',
      blocks: [
        'Providers who work for us: hosting and sign-in, payments, mail, and whoever draws pictures. They receive what their task needs and nothing else. Notifications go through the push service of your browser’s maker, encrypted, so that only your device reads them. Nobody else can open your photos or pictures.',
        'The people who run the studio can look up an account to help its owner: the email address, plan, credits and payments, which kinds of pictures were asked for and how that ended, and what was reported or written to us. They see no photo, no picture and no prompt there. Every time an account is opened is written down, with who and when; whatever is changed also with the reason.',
        PICTURES_BY_TEXT,
      ],
    },
    {
      id: 'rights',
      title: 'Your rights',
      blocks: [
        'You can, at any time:',
        [
          'Access the data we hold about you.',
          'Correct what is wrong.',
          'Delete your account and what belongs to it.',
          'Export your data in a common format.',
          'Opt out of marketing messages.',
        ],
        'On the page of your account, with or without a plan: you look at your pictures and your photo, make a copy of everything as zip files with tables, and close the account. A copy can be fetched for a week.',
        'A closed account can be kept for seven days. Then pictures, photos, prompts, messages, devices and profile are deleted; what the books need of payments and credits stays under a number in place of your name.',
        `For everything else, write to ${SUPPORT_EMAIL} from your account's address. We reply within 24 hours.`,
      ],
    },
    {
      id: 'keeping',
      title: 'How long we keep it',
      blocks: [
        'Your library stays until you delete pictures or your account. Pictures that you delete are in the trash for 30 days, then they are gone for ever, with the photos they were made of. A profile photo that you replace or remove in Settings is deleted within a week. The words of a request are forgotten about a day after it has ended, except those that are kept with its picture; what stays until you close the account is when it was made, what kind it was, how it ended, and a checksum by which it is not charged twice. Product and portrait uploads are kept for about a day, messages you write to us and reports of unusable pictures for a year. A picture that was refunded is deleted after a day. What we have mailed is forgotten after a week; a device, when you sign out on it or switch notifications off. Records of payments and credits stay as long as the law demands, without your name where that is possible.',
      ],
    },
    {
      id: 'changes',
      title: 'Changes and questions',
      blocks: [
        `When this policy changes, the date above changes with it. Questions go to ${SUPPORT_EMAIL}.`,
      ],
    },
  ],
};
