import { initializeApp } from 'firebase/app';
import { readAppConfig } from './appConfig.ts';

export const appConfig = readAppConfig(document);
export const firebaseApp = initializeApp(appConfig.firebase);
