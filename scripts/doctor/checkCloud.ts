import type { AppConfig } from '@lumashot/domain/appConfig';
import { FUNCTIONS_REGION } from '@lumashot/domain/product';
import { providersOf } from '../../functions/src/imaging/hosted/modelChoice.ts';
import { publicHalfOf } from './publicHalf.ts';
import { EXPIRING } from './checkRules.ts';
import { neededSecrets, PUSH_SECRET } from './checkSettings.ts';
import { fault, messageOf, whichever, type Finding } from './finding.ts';
import type { Project } from './project.ts';
import type { Settings } from './readSettings.ts';

interface CorsRule {
  readonly origin: readonly string[];
  readonly method: readonly string[];
}

/** What only Google can say of a project. */
export interface CloudProject {
  /** `cloudtasks.googleapis.com` and so on. */
  enabledServices(): Promise<readonly string[]>;
  hasSecret(name: string): Promise<boolean>;
  /** Null: it is not there, or may not be read by whoever asks. */
  secretText(name: string): Promise<string | null>;
  /** Null: there is no such bucket. */
  cors(bucket: string): Promise<readonly CorsRule[] | null>;
  /** Null: there is no database. */
  database(): Promise<{ readonly type: string; readonly location: string } | null>;
  /** Names of indexes that are not built (yet). */
  unbuiltIndexes(): Promise<readonly string[]>;
  /** Collections whose documents are removed by a field of time. */
  expiringCollections(): Promise<readonly string[]>;
  signIn(): Promise<{
    readonly domains: readonly string[];
    readonly password: boolean;
    readonly google: boolean;
    /** Whether an app on a phone can be a second factor. */
    readonly totp: boolean;
  }>;
}

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
  { config, settings }: { readonly config: AppConfig | null; readonly settings: Settings },
  cloud: CloudProject,
): Promise<readonly Finding[]> {
  const providers = settings.models === null ? [] : providersOf(settings.models);
  try {
    return (
      await Promise.all([
        serviceFindings(),
        secretFindings(),
        pushFindings(),
        databaseFindings(),
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

  async function databaseFindings(): Promise<readonly Finding[]> {
    const found = await cloud.database();
    const where = 'Firestore';
    if (found === null || found.type !== 'FIRESTORE_NATIVE') {
      const mend = `npx firebase firestore:databases:create "(default)" --location=${FUNCTIONS_REGION} --project ${project.id}`;
      return [fault({ where, says: 'there is no database in Native mode', mend })];
    }
    const [unbuilt, expiring] = await Promise.all([
      cloud.unbuiltIndexes(),
      cloud.expiringCollections(),
    ]);
    const forever = EXPIRING.filter((name) => !expiring.includes(name));
    const deploy = `npx firebase deploy --only firestore --project ${project.id}`;
    return whichever([
      [
        unbuilt.length > 0,
        fault({
          where: `${where}: indexes`,
          says: `not ready: ${unbuilt.join(', ')}`,
          mend: 'wait until they are built before anybody comes in; delete and deploy again what needs repair',
        }),
      ],
      [
        forever.length > 0,
        fault({
          where: `${where}: expiry`,
          says: `nothing is removed from ${forever.join(', ')}`,
          mend: deploy,
        }),
      ],
    ]);
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
