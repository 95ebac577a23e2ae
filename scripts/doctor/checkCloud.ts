import type { AppConfig } from '@lumashot/domain/appConfig';
import { providersOf } from '../../functions/src/imaging/hosted/modelChoice.ts';
import { publicHalfOf } from './publicHalf.ts';
import { checkAccess } from './checkAccess.ts';
import { checkAppCheckInCloud } from './checkAppCheck.ts';
import { checkDatabase } from './checkDatabase.ts';
import { neededSecrets, PUSH_SECRET } from './checkSettings.ts';
import { fault, whichever, type Finding } from './finding.ts';
import { messageOf } from '../lib/errors.ts';
import type { CloudProject } from './cloudProject.ts';
import type { Project } from './project.ts';
import type { Settings } from './readSettings.ts';

const SERVICES = [
  'artifactregistry.googleapis.com',
  'cloudbuild.googleapis.com',
  'cloudfunctions.googleapis.com',
  'cloudscheduler.googleapis.com',
  'cloudtasks.googleapis.com',
  'eventarc.googleapis.com',
  'firestore.googleapis.com',
  'identitytoolkit.googleapis.com',
  'run.googleapis.com',
  'secretmanager.googleapis.com',
] as const;
const VERTEX = 'aiplatform.googleapis.com';

/** Before the first deploy there are no indexes and no policies: their absence is said all the same. */
export async function checkCloud(
  project: Project,
  {
    config,
    settings,
    declaredIndexes,
  }: {
    readonly config: AppConfig | null;
    readonly settings: Settings;
    readonly declaredIndexes: readonly string[];
  },
  cloud: CloudProject,
): Promise<readonly Finding[]> {
  const providers = settings.models === null ? [] : providersOf(settings.models);
  try {
    return (
      await Promise.all([
        serviceFindings(),
        secretFindings(),
        pushFindings(),
        checkDatabase(project, declaredIndexes, cloud),
        checkAccess(project, { drawsByVertex: providers.includes('vertex') }, cloud),
        checkAppCheckInCloud(settings, cloud),
        config === null ? [] : bucketFindings(config),
        config === null ? [] : signInFindings(config),
      ])
    ).flat();
  } catch (error) {
    return [
      fault({
        where: 'Google Cloud',
        says: `did not answer: ${messageOf(error)}`,
        mend: `gcloud auth login with an account that may view ${project.id}, or run without --cloud`,
      }),
    ];
  }

  async function serviceFindings(): Promise<readonly Finding[]> {
    const enabled = await cloud.enabledServices();
    return [...SERVICES, ...(providers.includes('vertex') ? [VERTEX] : [])]
      .filter((name) => !enabled.includes(name))
      .map((name) =>
        fault({
          where: `Google Cloud: ${name}`,
          says: 'is not switched on',
          mend: `gcloud services enable ${name} --project=${project.id}`,
        }),
      );
  }

  async function secretFindings(): Promise<readonly Finding[]> {
    const findings = await Promise.all(
      neededSecrets(settings).map(async (name) =>
        whichever([
          [
            !(await cloud.hasSecret(name)),
            fault({
              where: `Secret Manager: ${name}`,
              says: 'is not set',
              mend: `npx firebase functions:secrets:set ${name} --project ${project.id}`,
            }),
          ],
        ]),
      ),
    );
    return findings.flat();
  }

  /** The secret itself is compared and never shown. Whoever may not read it is not told more than that it is there. */
  async function pushFindings(): Promise<readonly Finding[]> {
    const publicKey = settings.push?.VAPID_PUBLIC_KEY;
    if (publicKey === undefined) return [];
    const secret = await cloud.secretText(PUSH_SECRET);
    if (secret === null || publicHalfOf(secret) === publicKey) return [];
    return [
      fault({
        where: `Secret Manager: ${PUSH_SECRET}`,
        says: 'is not the other half of VAPID_PUBLIC_KEY: every push service would refuse us',
        mend: 'npm run vapid, and set both halves and "pushKey" from one run of it',
      }),
    ];
  }

  async function bucketFindings({ firebase, siteUrl }: AppConfig): Promise<readonly Finding[]> {
    const bucket = firebase.storageBucket;
    const where = `Storage: ${bucket}`;
    const rules = await cloud.cors(bucket);
    if (rules === null) {
      const mend =
        'open Storage in the Firebase console once, and copy the bucket’s name from there';
      return [fault({ where, says: 'there is no such bucket', mend })];
    }
    const { origin } = new URL(siteUrl);
    const isOpen = rules.some(
      (rule) => rule.origin.some((one) => one === origin) && rule.method.includes('GET'),
    );
    const mend = `gcloud storage buckets update gs://${bucket} --cors-file=cors.json (docs/deploying.md)`;
    return whichever([
      [!isOpen, fault({ where, says: `${origin} may not read pictures (CORS)`, mend })],
      [
        rules.some((rule) => rule.origin.includes('*')),
        fault({ where, says: 'every site may read with a session of ours (CORS)', mend }),
      ],
    ]);
  }

  async function signInFindings({ siteUrl }: AppConfig): Promise<readonly Finding[]> {
    const { domains, password, google, totp } = await cloud.signIn();
    const { hostname } = new URL(siteUrl);
    const where = 'Auth';
    return whichever([
      [
        !domains.includes(hostname),
        fault({
          where: `${where}: authorised domains`,
          says: `${hostname} is none of them: Google’s sign-in would be refused`,
          mend: 'add it in the console: Authentication, Settings, Authorised domains',
        }),
      ],
      [
        !password,
        fault({
          where: `${where}: Email/Password`,
          says: 'is switched off',
          mend: 'switch it on in the console: Authentication, Sign-in method',
        }),
      ],
      [
        settings.admin?.ADMIN_MFA === 'required' && !totp,
        fault({
          where: `${where}: second factor`,
          says: 'no app can be one (TOTP), and the operator’s room asks for it: nobody would come in',
          mend: 'switch Identity Platform and TOTP on (docs/deploying.md, Operating), or ADMIN_MFA=off until then',
        }),
      ],
      [
        !google,
        fault({
          where: `${where}: Google`,
          says: 'is switched off',
          mend: 'switch it on in the console: Authentication, Sign-in method',
        }),
      ],
    ]);
  }
}
