/** The product's own names: one place to rename it. */
export const PRODUCT_NAME = 'Lumashot';
export const PRODUCT_SUBTITLE = 'AI Studio';
export const SUPPORT_EMAIL = 'support@lumashot.example';

/** Where callable functions run; app and functions must agree. */
export const FUNCTIONS_REGION = 'us-central1';
