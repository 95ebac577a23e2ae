/** What people paint with, as radii: shares of the photo's longer side. The fine one is for what lies under a finger's tip. */
export const BRUSHES = { normal: 0.018, fine: 0.007 } as const;

/** A brush as wide as this, or wider, names a part: the rest of it is found, however far it goes. */
export const WIDE = 0.012;
