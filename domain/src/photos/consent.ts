import { z } from 'zod';

/** Whose face an uploaded photo shows, as the uploader says: asked once a photo. */
export const PHOTO_CONSENTS = ['self', 'permission'] as const;
export type PhotoConsent = (typeof PHOTO_CONSENTS)[number];

export const CONSENT_LABELS: Readonly<Record<PhotoConsent, string>> = {
  self: 'This is me',
  permission: 'I have this person’s permission',
};

export const photoConsentSchema = z.enum(PHOTO_CONSENTS, { error: 'consent-missing' });
