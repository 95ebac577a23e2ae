import { PHOTO_TOO_SMALL } from './photos.ts';

/** Words of /onboarding: spec sections 2, 5 and 8. */
export const ONBOARDING_TEXTS = {
  heading: 'Upload a photo of your face',
  subtitle: "Let's bring your AI to life!",
  good: { title: 'Good', facts: ['Neutral expression', 'Face forward', 'Head and shoulders'] },
  bad: { title: 'Bad', facts: ['Smiling or laughing', 'Sunglasses', 'Angled shots'] },
  pick: 'Add photo',
  limit: '10MB max.',
  submit: 'Continue',
  busy: 'Uploading...',
  failed: 'Upload failed',
  failedAdvice: 'Your photo is still here. Check your connection and press Continue again.',
  skip: "I'll do this later",
  skipFailed: 'That was not saved',
  skipFailedAdvice: 'Check your connection and try again.',
  another: 'Tap the photo to choose another.',
  preview: 'Preview',
} as const;

/** What a refused photo says, by the refusal of `checkPhoto`. */
export const PHOTO_REFUSAL_TEXTS = {
  'photo-missing': { title: 'Invalid file type', description: 'Please select an image file' },
  'photo-too-large': {
    title: 'File too large',
    description: 'Please select a file smaller than 10MB',
  },
  'photo-wrong-type': { title: 'Invalid file type', description: 'Please select an image file' },
  'source-too-small': { title: 'Photo too small', description: PHOTO_TOO_SMALL },
} as const;
