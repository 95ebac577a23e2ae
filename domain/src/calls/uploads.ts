import { z } from 'zod';
import { ownerOfPhoto } from '../paths.ts';
import { UPLOADS } from '../photos/uploadPass.ts';

/** Only the shape: whose folder it is, the use case asks. */
const path = z
  .string()
  .max(300)
  .refine((text) => ownerOfPhoto(text) !== null, {
    error: 'invalid-request',
  });

/** Photos on their way into Storage, by the paths they shall have. */
export const allowUploadsInput = z.strictObject({
  paths: z.array(path).min(1).max(UPLOADS.perCall),
});
