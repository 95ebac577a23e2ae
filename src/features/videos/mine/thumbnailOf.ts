const RESULT = /^(gs:\/\/[^/]+\/results\/[^/]+\/[^/.]+)\.(?:png|jpg)$/;

/** The small picture that functions keep beside each result; other pictures have none. */
export const thumbnailOf = (gsUrl: string): string => gsUrl.replace(RESULT, '$1.thumb.webp');
