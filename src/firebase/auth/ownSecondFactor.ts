import { PRODUCT_NAME } from '@lumashot/domain/product';
import { appConfig } from '../app.ts';
import { hasCode } from '../hasCode.ts';
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
    return isOfEmulators(error) ? NOT_ON_EMULATORS : authErrorText(error);
  }
}

const NOT_ON_EMULATORS =
  'The emulator of Firebase Auth knows no codes of apps. A real project does: docs/deploying.md.';

/** What the emulator says of it is told from nothing else by its code. */
const isOfEmulators = (error: unknown): boolean =>
  appConfig.emulators !== null && !hasCode(error, 'auth/network-request-failed');
