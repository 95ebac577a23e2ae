export { ensureProfile } from './callables/ensureProfile.ts';
export { generateImage } from './callables/generateImage.ts';
export { sweepJobs } from './scheduled/sweepJobs.ts';
export { cleanProfilePhoto } from './triggers/cleanProfilePhoto.ts';
