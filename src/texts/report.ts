import type { KeptReason, ReportReason } from '@lumashot/domain/reports/report';

/** Words for a picture that cannot be used. */
export const REPORT_TEXTS = {
  open: 'This one is unusable',
  title: 'What is wrong with it?',
  lead: 'If it was made within a day, its credits usually come back at once, and the picture goes.',
  reasons: {
    deformed: 'Deformed',
    'not-asked-for': 'Not what I asked for',
    'not-mine': 'Not my product or face',
    'broken-text': 'Text is broken',
    other: 'Something else',
  } satisfies Record<ReportReason, string>,
  words: 'In your words (optional)',
  cancel: 'Keep it',
  submit: 'Send',
  busy: 'Sending…',
  refunded: (credits: number): { title: string; description: string } => ({
    title: credits === 1 ? '1 credit is back' : `${credits} credits are back`,
    description: 'The picture was deleted.',
  }),
  thanks: 'Thank you',
  kept: {
    'too-old': 'It was made more than a day ago, so its credits stay spent.',
    'in-use': 'Another picture is made of it, so its credits stay spent.',
    limit: 'Several were refunded this month already, so its credits stay spent.',
    'refunded-before': 'Its credits were given back before.',
    'not-charged': 'Nothing was charged for it.',
  } satisfies Record<KeptReason, string>,
  keptNote: 'We read every report.',
} as const;
