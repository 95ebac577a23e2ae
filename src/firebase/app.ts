import { initializeApp } from 'firebase/app';
import { readAppConfig } from './appConfig.ts';

export const appConfig = readAppConfig(document);
export const firebaseApp = initializeApp(appConfig.firebase);

// Before anything asks the backend, and only where it is switched on: nobody else pays for the code.
if (appConfig.appCheckSiteKey !== null) {
  const { initializeAppCheck, ReCaptchaEnterpriseProvider } = await import('firebase/app-check');
  initializeAppCheck(firebaseApp, {
    provider: new ReCaptchaEnterpriseProvider(appConfig.appCheckSiteKey),
    isTokenAutoRefreshEnabled: true,
  });
}
