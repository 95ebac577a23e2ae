import { z } from 'zod';

/** Who drew a picture: our own engine, or a model behind a provider's API. */
export const engineIdSchema = z.enum(['embedded', 'hosted']);
export type EngineId = z.infer<typeof engineIdSchema>;
