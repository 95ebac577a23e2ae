import { PRODUCT_NAME } from '@lumashot/domain/product';
import { auth, resultOf, type AuthResult } from './auth.ts';
import { authErrorText } from './authErrors.ts';
import { beginEnrolment, hasSecondFactor } from './secondFactor.ts';

export const ownsSecondFactor = (): boolean =>
  auth.currentUser !== null && hasSecondFactor(auth.currentUser);

export interface OwnEnrolment {
  readonly key: string;
  readonly uri: string;
  readonly finish: (code: string) => Promise<AuthResult>;
}

/** Of whoever is signed in. A text: why it is not possible. */
export async function beginOwnEnrolment(): Promise<OwnEnrolment | string> {
  try {
    const user = auth.currentUser;
    if (user === null) throw new Error('nobody is signed in');
    const enrolment = await beginEnrolment(user, PRODUCT_NAME);
    const { key, uri } = enrolment;
    return { key, uri, finish: (code) => resultOf(enrolment.finish(code)) };
  } catch (error) {
    return authErrorText(error);
  }
}
