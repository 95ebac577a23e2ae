import { z } from 'zod';

/** The custom claim `role` of an account; only the command line sets it. */
export const ROLES = ['operator', 'support'] as const;
export const roleSchema = z.enum(ROLES);
export type Role = z.infer<typeof roleSchema>;

/** Null: of everybody else, and of every claim that is none of ours. */
export const roleFrom = (claim: unknown): Role | null => roleSchema.safeParse(claim).data ?? null;
