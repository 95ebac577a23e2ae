import { OPERATION_NAMES } from '@lumashot/domain/operations/operations';
import { modelSetting, providersOf } from '../../functions/src/imaging/hosted/modelChoice.ts';
import { PROVIDERS } from '../../functions/src/imaging/hosted/providerTable.ts';
import { SWITCHES } from '../../functions/src/settings.ts';
import { fault, warning, whichever, type Finding } from './finding.ts';
import { settingsFileOf, type Project } from './project.ts';
import { KNOWN_SETTINGS, type Settings } from './readSettings.ts';

/** Kept by Secret Manager: in a file they would travel with every deploy. */
const SECRETS = ['TRIAL_SALT', 'STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'] as const;
/** Asked for where mail and pushes are switched on. */
const MAIL_SECRET = 'MAIL_URL';
export const PUSH_SECRET = 'VAPID_PRIVATE_KEY';
const PROVIDER_KEYS = Object.values(PROVIDERS).flatMap(({ keyName }) =>
  keyName === null ? [] : [keyName],
);

/** The secrets without which these settings would not be deployed. */
export function neededSecrets({ mail, push, models }: Settings): readonly string[] {
  const providers = models === null ? [] : providersOf(models);
  return [
    ...SECRETS,
    ...(mail?.MAIL_FROM === undefined ? [] : [MAIL_SECRET]),
    ...(push?.VAPID_PUBLIC_KEY === undefined ? [] : [PUSH_SECRET]),
    ...providers.flatMap((provider) => PROVIDERS[provider].keyName ?? []),
  ];
}

/** What the functions' settings mean together; each alone is its schema's. */
export function checkSettings(project: Project, settings: Settings): readonly Finding[] {
  const file = settingsFileOf(project.id);
  const at = (name: string): string => `${file}: ${name}`;
  const { billing, hosted, models, raw } = settings;
  return [
    ...Object.keys(raw).flatMap((name) => nameFindings(name, at(name))),
    ...SWITCHES.flatMap((name) =>
      whichever([
        [
          !['true', 'false', ''].includes(raw[name] ?? ''),
          fault({
            where: at(name),
            says: `"${raw[name] ?? ''}" is read as false`,
            mend: `write ${name}=true or ${name}=false`,
          }),
        ],
      ]),
    ),
    ...(billing === null
      ? []
      : whichever([
          [
            !billing.LUMASHOT_APP_URL.startsWith('https://'),
            fault({
              where: at('LUMASHOT_APP_URL'),
              says: 'payment pages would send people back without https',
              mend: 'write the address of the deployed app: https://...',
            }),
          ],
          [
            billing.STRIPE_API_URL !== undefined,
            fault({
              where: at('STRIPE_API_URL'),
              says: 'payments would go to a stand-in',
              mend: 'remove the line',
            }),
          ],
        ])),
    ...whichever([
      [
        settings.admin?.ADMIN_MFA === 'off',
        warning({
          where: at('ADMIN_MFA'),
          says: 'whoever has an operator’s password has the operator’s room',
          mend: 'write ADMIN_MFA=required once the operators have a second factor (docs/deploying.md, Operating)',
        }),
      ],
    ]),
    ...(hosted === null
      ? []
      : whichever([
          [
            hosted.HOSTED_DAILY_ALERT_USD >= hosted.HOSTED_DAILY_LIMIT_USD,
            fault({
              where: at('HOSTED_DAILY_ALERT_USD'),
              says: 'the alert would come when the day is over already',
              mend: 'choose an alert below HOSTED_DAILY_LIMIT_USD',
            }),
          ],
        ])),
    ...(models === null ? [] : modelFindings()),
  ];

  function modelFindings(): readonly Finding[] {
    if (models === null || hosted === null) return [];
    const undrawn = OPERATION_NAMES.filter((operation) => models[operation]?.length === 0);
    const providers = providersOf(models);
    return [
      ...undrawn.map((operation) =>
        fault({
          where: at(modelSetting(operation)),
          says: `nobody who is named can draw ${operation}: it would be refused`,
          mend: `name one that can, for all in PICTURES or for this one in ${modelSetting(operation)}`,
        }),
      ),
      ...providers
        .filter((provider) => {
          const { needsUrl, urlName } = PROVIDERS[provider];
          return needsUrl && hosted[urlName] === undefined;
        })
        .map((provider) =>
          fault({
            where: at(PROVIDERS[provider].urlName),
            says: `is missing, and ${provider} shall draw`,
            mend: 'write the address of the server, up to /v1',
          }),
        ),
      ...whichever([
        [
          providers.length === 0,
          warning({
            where: at('PICTURES'),
            says: 'every picture is drawn by the embedded engine, which is for trying',
            mend: 'name a provider: PICTURES=vertex',
          }),
        ],
      ]),
    ];
  }
}

const nameFindings = (name: string, where: string): readonly Finding[] =>
  whichever([
    [
      isSecret(name),
      fault({
        where,
        says: 'a secret stands in a file that is deployed in the open',
        mend: `remove the line, and: npx firebase functions:secrets:set ${name}`,
      }),
    ],
    [
      !isSecret(name) && !KNOWN_SETTINGS.includes(name),
      fault({
        where,
        says: 'no function reads a setting of this name',
        mend: 'correct its name, or remove the line',
      }),
    ],
  ]);

const isSecret = (name: string): boolean =>
  [...SECRETS, MAIL_SECRET, PUSH_SECRET, ...PROVIDER_KEYS].some((secret) => secret === name);
