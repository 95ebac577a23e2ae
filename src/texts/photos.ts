import { ERRORS } from '@lumashot/domain/errors';

const { message, advice } = ERRORS['source-too-small'];

/** What the server would say of it, said before anything is sent. */
export const PHOTO_TOO_SMALL = `${message}. ${advice}`;
