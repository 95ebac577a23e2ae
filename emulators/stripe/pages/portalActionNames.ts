/** The buttons of the portal page. */
export const PORTAL_ACTIONS = ['cancel', 'resume', 'change', 'keep', 'settle'] as const;
