import type { RulesTestContext } from '@firebase/rules-unit-testing';
import type { Firestore } from 'firebase/firestore';

/**
 * The testing library types its Firestore as the old namespaced one, which wraps the modular one
 * that the functions of firebase/firestore take and unwrap.
 */
export const firestoreOf = (context: RulesTestContext): Firestore =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the library's types lag behind
  context.firestore() as unknown as Firestore;
