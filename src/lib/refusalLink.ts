import type { Refusal } from '@lumashot/domain/errors';
import { ROUTES } from '@lumashot/domain/routes';

/** Who has too few credits wants to know where there are more. */
export const refusalLink = ({ reason }: Refusal): { label: string; to: string } | null =>
  reason === 'insufficient-credits' ? { label: 'View Plans', to: ROUTES.payment } : null;
