import { appConfigSchema, type AppConfig } from '@lumashot/domain/appConfig';
import { EMBEDDED_SHAPES } from '@lumashot/domain/imaging/embeddedShapes';
import { picturesSettingSchema } from '@lumashot/domain/imaging/pictureProviders';
import { jsonOf } from '@lumashot/domain/json';
import { OPERATION_NAMES } from '@lumashot/domain/operations/operations';
import { providersOf } from '../../functions/src/imaging/hosted/modelChoice.ts';
import { modelShapesOf } from '../../functions/src/imaging/hosted/modelShapes.ts';
import { appConfigFromEnvironment } from '../lib/settings/appConfig.ts';
import { fault, isDomain, warning, whichever, type Finding } from './finding.ts';
import { messageOf } from '../lib/errors.ts';
import type { Project } from './project.ts';
import type { Settings } from './readSettings.ts';

const VARIABLE = 'LUMASHOT_APP_CONFIG';

/** By the app's own schema; null where it could not be, and a finding says why. */
export function readAppConfig({ appConfig }: Project): {
  readonly config: AppConfig | null;
  readonly findings: readonly Finding[];
} {
  try {
    const environment = appConfig === null ? {} : { [VARIABLE]: appConfig };
    return { config: appConfigFromEnvironment(environment), findings: [] };
  } catch (error) {
    const mend = `set ${VARIABLE} as docs/deploying.md, Configuration, shows it`;
    return { config: null, findings: [fault({ where: VARIABLE, says: messageOf(error), mend })] };
  }
}

function pushDifference(pushKey: string | null, publicKey: string | null): string {
  if (publicKey === null) return 'the app asks for pushes that the functions never send';
  if (pushKey === null) return 'the functions would send pushes that the app never asks for';
  return 'is not VAPID_PUBLIC_KEY: every push would be refused by the browser’s service';
}

/** Whether app and functions mean the same project, prices and models. */
export function checkAppConfig(
  project: Project,
  config: AppConfig,
  { billing, models, push, raw }: Settings,
): readonly Finding[] {
  const at = (name: string): string => `${VARIABLE}: ${name}`;
  const { firebase, siteUrl, priceIds, packs, emulators, pushKey } = config;
  const publicKey = push?.VAPID_PUBLIC_KEY ?? null;
  const isHostedForUnconfirmed = raw['HOSTED_FOR_UNCONFIRMED'] === 'true';
  return [
    ...whichever([
      [
        firebase.projectId !== project.id,
        fault({
          where: at('firebase.projectId'),
          says: `is ${firebase.projectId}, and the deploy goes to ${project.id}`,
          mend: `build with the configuration of ${project.id}`,
        }),
      ],
      [
        emulators !== null,
        fault({
          where: at('emulators'),
          says: 'the app would look for emulators on the visitor’s own machine',
          mend: 'write "emulators":null',
        }),
      ],
      [
        !isDomain(firebase.authDomain),
        fault({
          where: at('firebase.authDomain'),
          says: `"${firebase.authDomain}" is no domain: Google’s sign-in would not open`,
          mend: `write ${project.id}.firebaseapp.com, or the app’s own domain, without https://`,
        }),
      ],
      [
        firebase.storageBucket.includes('/'),
        fault({
          where: at('firebase.storageBucket'),
          says: `"${firebase.storageBucket}" is no bucket’s name`,
          mend: 'write the name alone, without gs://',
        }),
      ],
      [
        !/^1:\d+:web:[0-9a-f]+$/.test(firebase.appId),
        fault({
          where: at('firebase.appId'),
          says: `"${firebase.appId}" is no web app’s id`,
          mend: 'copy it from the console: Project settings, Your apps (1:...:web:...)',
        }),
      ],
      [
        push !== null && pushKey !== publicKey,
        fault({
          where: at('pushKey'),
          says: pushDifference(pushKey, publicKey),
          mend: 'write the VAPID_PUBLIC_KEY of the functions there, or neither of the two',
        }),
      ],
    ]),
    ...(billing === null
      ? []
      : whichever([
          [
            new URL(siteUrl).origin !== new URL(billing.LUMASHOT_APP_URL).origin,
            fault({
              where: at('siteUrl'),
              says: `is ${siteUrl}, and the functions send people to ${billing.LUMASHOT_APP_URL}`,
              mend: 'write the same address in both',
            }),
          ],
          [
            JSON.stringify(sorted(priceIds)) !== JSON.stringify(sorted(billing.STRIPE_PRICE_IDS)),
            fault({
              where: at('priceIds'),
              says: 'is not the table of STRIPE_PRICE_IDS: people would pay another price than they saw',
              mend: 'write the same table in both',
            }),
          ],
          [
            packs !== (billing.STRIPE_PACK_PRICE_IDS !== undefined),
            fault({
              where: at('packs'),
              says: packs
                ? 'the app offers packs that the functions have no prices for'
                : 'the functions sell packs that the app does not offer',
              mend: 'set "packs":true and STRIPE_PACK_PRICE_IDS both, or neither',
            }),
          ],
        ])),
    ...modelFindings(),
  ];

  function modelFindings(): readonly Finding[] {
    if (models === null) return [];
    const named = picturesSettingSchema.parse(config.pictures).toSorted();
    const drawing = providersOf(models).toSorted();
    const preview = config.previewEngine.toSorted();
    const embedded = OPERATION_NAMES.filter((name) => models[name] === null).toSorted();
    // An operation that needs no model may be left out: nothing is typed for it.
    const missing = preview.filter((name) => !embedded.includes(name));
    // Forms offer the embedded engine's shapes only where the app knows that it draws.
    const unoffered = embedded.filter(
      (name) => EMBEDDED_SHAPES[name] !== undefined && !preview.includes(name),
    );
    const shapes = modelShapesOf(models);
    const undrawn = OPERATION_NAMES.filter((name) =>
      config.modelShapes[name]?.some((id) => shapes[name]?.includes(id) !== true),
    );
    return whichever([
      [
        named.join() !== drawing.join(),
        fault({
          where: at('pictures'),
          says: `the privacy page would name ${named.join(', ') || 'nobody'}, and ${drawing.join(', ') || 'the embedded engine'} draws`,
          mend: `write "pictures":"${drawing.join(',')}"`,
        }),
      ],
      [
        missing.length > 0,
        fault({
          where: at('previewEngine'),
          says: `people would be told that ${missing.join(', ')} cannot draw their words, and models draw them`,
          mend: 'take them out of "previewEngine"',
        }),
      ],
      [
        unoffered.length > 0,
        warning({
          where: at('previewEngine'),
          says: `does not name ${unoffered.join(', ')}: the embedded engine draws shapes that nobody is offered`,
          mend: `write "previewEngine":${JSON.stringify(embedded)}`,
        }),
      ],
      [
        config.hostedForUnconfirmed !== isHostedForUnconfirmed,
        fault({
          where: at('hostedForUnconfirmed'),
          says: 'forms would tell people without a confirmed address of another engine than the one that draws for them',
          mend: `write "hostedForUnconfirmed":${String(isHostedForUnconfirmed)}`,
        }),
      ],
      [
        undrawn.length > 0,
        fault({
          where: at('modelShapes'),
          says: `people would be offered shapes for ${undrawn.join(', ')} that no model draws, and be refused`,
          mend: `write "modelShapes":${JSON.stringify(shapes)}`,
        }),
      ],
    ]);
  }
}

/** Whether what lies in `dist/` is of this project and of this configuration. */
export function checkBuild(project: Project, config: AppConfig): readonly Finding[] {
  const page = project.files['dist/app.html'];
  const mend = 'npm run build, with the configuration of this project';
  const where = 'dist/app.html';
  if (page === null) return [fault({ where, says: 'the app is not built', mend })];
  const text = /id="app-config">\s*(\{[^<]*\})\s*</.exec(page)?.[1] ?? '';
  const built = appConfigSchema.safeParse(jsonOf(text)).data;
  return [
    ...whichever([
      [
        built === undefined || JSON.stringify(built) !== JSON.stringify(config),
        fault({
          where,
          says: `was built for ${built?.firebase.projectId ?? 'nobody'}, with another configuration`,
          mend,
        }),
      ],
      [
        project.files['functions/lib/index.js'] === null,
        fault({ where: 'functions/lib/index.js', says: 'the functions are not built', mend }),
      ],
    ]),
  ];
}

/** The order in which somebody typed it means nothing. */
const sorted = (value: object): unknown =>
  Object.entries(value)
    .map(([key, inner]: [string, unknown]) => [
      key,
      typeof inner === 'object' && inner !== null ? sorted(inner) : inner,
    ])
    .toSorted(([one], [other]) => (String(one) < String(other) ? -1 : 1));
