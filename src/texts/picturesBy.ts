declare const WRITTEN_IN_PICTURES_BY: string | null | undefined;

/**
 * Who draws besides our own engine, by name; null: nobody. The build writes it in, from the same
 * setting that the functions read. Absent where nothing was built, as in tests.
 */
const PICTURES_BY = typeof WRITTEN_IN_PICTURES_BY === 'string' ? WRITTEN_IN_PICTURES_BY : null;

/** Said on the privacy page and in Settings. */
export const picturesByText = (names: string | null): string =>
  names === null
    ? 'Pictures are drawn by our own engine, on our own hosting: no photo or prompt is sent to anybody else for it.'
    : `Pictures are drawn by image models of ${names}. Your words, and the photos a picture is made of, are sent there to draw it, without your name or address; some get a code that stands for your account, to find abuse. Until your email address is confirmed, our own engine may draw instead.`;

export const PICTURES_BY_TEXT = picturesByText(PICTURES_BY);
