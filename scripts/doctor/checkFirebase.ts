import type { AppConfig } from '@lumashot/domain/appConfig';
import { jsonOf } from '@lumashot/domain/json';
import { FUNCTIONS_REGION } from '@lumashot/domain/product';
import { z } from 'zod';
import { contentSecurityPolicy, FIREBASE_ORIGINS } from '../lib/hosting/contentSecurityPolicy.ts';
import { hostingHeaders, PAGES } from '../lib/hosting/hostingHeaders.ts';
import { fault, isDomain, whichever, type Finding } from './finding.ts';
import type { Project } from './project.ts';

const headerRule = z.object({
  source: z.string().optional(),
  regex: z.string().optional(),
  headers: z.array(z.object({ key: z.string(), value: z.string() })),
});

/** What of firebase.json a deploy depends on. */
const firebaseSchema = z.object({
  firestore: z.object({ rules: z.string(), indexes: z.string() }),
  storage: z.object({ rules: z.string() }),
  functions: z
    .array(z.object({ source: z.string(), runtime: z.string(), ignore: z.array(z.string()) }))
    .min(1),
  hosting: z.object({
    public: z.string(),
    rewrites: z.array(z.object({ regex: z.string().optional(), destination: z.string() })),
    headers: z.array(headerRule),
  }),
});

const POLICY = 'Content-Security-Policy';
const NODE = 'nodejs24';

export function checkFirebase(project: Project, config: AppConfig | null): readonly Finding[] {
  const parsed = firebaseSchema.safeParse(jsonOf(project.files['firebase.json']));
  const where = 'firebase.json';
  if (!parsed.success) {
    return parsed.error.issues.map(({ path, message }) =>
      fault({
        where: path.length === 0 ? where : `${where}: ${path.map(String).join('.')}`,
        says: message,
        mend: 'take the part from the repository’s own firebase.json',
      }),
    );
  }
  const { functions, hosting, firestore, storage } = parsed.data;
  const policy = valueOf(hosting.headers, POLICY);
  return [
    ...whichever([
      [
        functions.some(({ runtime }) => runtime !== NODE),
        fault({
          where: `${where}: functions.runtime`,
          says: 'the functions are built for another Node',
          mend: `write "runtime":"${NODE}"`,
        }),
      ],
      [
        functions.some(({ ignore }) => !ignore.includes('.secret.local')),
        fault({
          where: `${where}: functions.ignore`,
          says: 'the demo secrets of the emulators would be deployed',
          mend: 'add ".secret.local" to it',
        }),
      ],
      [
        hosting.public !== 'dist',
        fault({
          where: `${where}: hosting.public`,
          says: `"${hosting.public}" is not what the build writes`,
          mend: 'write "public":"dist"',
        }),
      ],
      [
        !hosting.rewrites.some((rule) => rule.regex === PAGES && rule.destination === '/app.html'),
        fault({
          where: `${where}: hosting.rewrites`,
          says: 'a page that is opened by its address would not be found',
          mend: 'add {"regex":"^[^.]*$","destination":"/app.html"}',
        }),
      ],
      [
        firestore.rules !== 'firestore.rules' ||
          firestore.indexes !== 'firestore.indexes.json' ||
          storage.rules !== 'storage.rules',
        fault({
          where: `${where}: rules`,
          says: 'other rules than the tested ones would be deployed',
          mend: 'name firestore.rules, firestore.indexes.json and storage.rules',
        }),
      ],
      [
        !sameHeaders(hosting.headers),
        fault({
          where: `${where}: hosting.headers`,
          says: 'are not those of scripts/lib/hosting/hostingHeaders.ts',
          mend: 'npm run headers',
        }),
      ],
    ]),
    ...policyFindings(policy ?? '', { project, config }),
  ];
}

interface Header {
  readonly key: string;
  readonly value: string;
}
type HeaderRules = readonly { readonly headers: readonly Header[] }[];

const valueOf = (rules: HeaderRules, key: string): string | undefined =>
  rules.flatMap(({ headers }) => headers).find((header) => header.key === key)?.value;

/** But for the policy, which may name the project and reCAPTCHA. */
const sameHeaders = (rules: HeaderRules): boolean =>
  JSON.stringify(withoutPolicy(rules)) ===
  JSON.stringify(withoutPolicy(hostingHeaders(FIREBASE_ORIGINS)));

const withoutPolicy = (rules: HeaderRules) =>
  rules.map((rule) => ({ ...rule, headers: rule.headers.filter(({ key }) => key !== POLICY) }));

function policyFindings(
  policy: string,
  { project, config }: { readonly project: Project; readonly config: AppConfig | null },
): readonly Finding[] {
  const where = `firebase.json: ${POLICY}`;
  const has = directivesOf(policy);
  const allows = (directive: string, host: string): boolean =>
    (has.get(directive) ?? []).some((source) => matches(source, host));
  const functionsAt = `${FUNCTIONS_REGION}-${project.id}.cloudfunctions.net`;
  const missing = [...directivesOf(contentSecurityPolicy(FIREBASE_ORIGINS)).keys()].filter(
    (directive) => !has.has(directive),
  );
  const captcha = 'www.google.com';
  return whichever([
    [
      missing.length > 0 || /unsafe-|(^|\s)\*(\s|;|$)/.test(policy),
      fault({
        where,
        says:
          missing.length > 0 ? `says nothing of ${missing.join(', ')}` : 'allows what is unsafe',
        mend: 'npm run headers',
      }),
    ],
    [
      missing.length === 0 && !allows('connect-src', functionsAt),
      fault({
        where,
        says: `the app could not call https://${functionsAt}`,
        mend: 'add it to connect in scripts/lib/hosting/contentSecurityPolicy.ts, then npm run headers',
      }),
    ],
    [
      missing.length === 0 &&
        config !== null &&
        isDomain(config.firebase.authDomain) &&
        !allows('frame-src', config.firebase.authDomain) &&
        new URL(config.siteUrl).hostname !== config.firebase.authDomain,
      fault({
        where,
        says: `Google’s sign-in could not be framed from ${config?.firebase.authDomain ?? ''}`,
        mend: 'add it to frame in scripts/lib/hosting/contentSecurityPolicy.ts, then npm run headers',
      }),
    ],
    [
      config !== null && config.appCheckSiteKey !== null && !allows('script-src', captcha),
      fault({
        where,
        says: 'the app has an App Check key, and the policy stops reCAPTCHA',
        mend: 'add its hosts as docs/deploying.md, Headers, says, then npm run headers',
      }),
    ],
  ]);
}

const directivesOf = (policy: string): ReadonlyMap<string, readonly string[]> =>
  new Map(
    policy
      .split(';')
      .map((part) => part.trim().split(/\s+/))
      .map(([name = '', ...sources]) => [name, sources] as const),
  );

/** `https://*.example.com` names every host below it, and paths count for nothing here. */
function matches(source: string, host: string): boolean {
  const [, named = ''] = /^https:\/\/([^/]+)/.exec(source) ?? [];
  return named.startsWith('*.') ? host.endsWith(named.slice(1)) : named === host;
}
