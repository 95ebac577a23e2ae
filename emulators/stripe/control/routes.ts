import { clockAndState } from './clockAndState.ts';
import { deliveryControls } from './deliveryControls.ts';
import { moneyBackControls } from './moneyBackControls.ts';
import { paymentControls } from './paymentControls.ts';
import type { ControlRoute } from './route.ts';

export const CONTROL_ROUTES: readonly ControlRoute[] = [
  ...clockAndState,
  ...deliveryControls,
  ...paymentControls,
  ...moneyBackControls,
];
