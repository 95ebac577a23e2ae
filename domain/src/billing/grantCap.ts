/** Credits pile up to this many months of the plan, then a grant only tops up (decision 7). */
export const GRANT_CAP_MONTHS = 3;
