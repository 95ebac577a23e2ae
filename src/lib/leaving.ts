/**
 * Somebody has asked to be signed out. Auth and the wipe take a moment that a closed tab cuts short:
 * as long as this stands here, the next start finishes them first.
 */
const STORAGE_KEY = 'lumashot-leaving';

export const beginLeaving = (): void => localStorage.setItem(STORAGE_KEY, 'yes');

export const isLeaving = (): boolean => localStorage.getItem(STORAGE_KEY) !== null;

export const endLeaving = (): void => localStorage.removeItem(STORAGE_KEY);
