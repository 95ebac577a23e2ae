/** Credits an operation costs. Portraits are priced by framing: see the portrait catalogue. */
export const CREDIT_COSTS = {
  textImage: 1,
} as const;
