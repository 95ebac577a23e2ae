import type { AppConfig } from '@lumashot/domain/appConfig';
import type { CloudProject } from './cloudProject.ts';
import { fault, warning, whichever, type Finding } from './finding.ts';
import { settingsFileOf, type Project } from './project.ts';
import type { Settings } from './readSettings.ts';

const SETTING = 'APP_CHECK_ENFORCED';
const isEnforced = ({ raw }: Settings): boolean => raw[SETTING] === 'true';

/** Whether the functions answer the app alone, as far as its files say. */
export function checkAppCheck(
  project: Project,
  { appCheckSiteKey: key }: AppConfig,
  settings: Settings,
): readonly Finding[] {
  const enforced = isEnforced(settings);
  const open = 'whoever has signed in may call the functions from a script';
  return whichever([
    [
      enforced && key === null,
      fault({
        where: 'LUMASHOT_APP_CONFIG: appCheckSiteKey',
        says: 'the functions enforce App Check, and the app has no key: every call would be refused',
        mend: `put the site key there, or ${SETTING}=false until you have one`,
      }),
    ],
    [
      !enforced,
      warning({
        where: `${settingsFileOf(project.id)}: ${SETTING}`,
        says:
          key === null
            ? `there is no App Check: ${open}`
            : `is off although the app has a key: ${open}`,
        mend:
          key === null
            ? 'register the app, and give it a site key (docs/deploying.md, App Check)'
            : `watch its metrics for a day, then write ${SETTING}=true`,
      }),
    ],
  ]);
}

const ASKED_DIRECTLY = {
  'firestore.googleapis.com': 'Firestore',
  'firebasestorage.googleapis.com': 'Storage',
} as const;

/** Firestore and Storage are asked past the functions. */
export async function checkAppCheckInCloud(
  settings: Settings,
  cloud: CloudProject,
): Promise<readonly Finding[]> {
  if (!isEnforced(settings)) return [];
  const checked = await cloud.appCheckedServices();
  const open = Object.entries(ASKED_DIRECTLY).filter(([service]) => !checked.includes(service));
  return whichever([
    [
      open.length > 0,
      warning({
        where: 'App Check',
        says: `is not enforced for ${open.map(([, name]) => name).join(' and ')}: a script may ask there with a session`,
        mend: 'enforce it in the console: App Check, APIs (docs/deploying.md, App Check)',
      }),
    ],
  ]);
}
