import {
  hostedModels,
  modelSetting,
  type HostedModels,
} from '../../functions/src/imaging/hosted/modelChoice.ts';
import { MODEL_OPERATIONS } from '../../functions/src/imaging/hosted/modelTable.ts';
import type { z } from 'zod';
import {
  adminSettingsSchema,
  billingConfigSchema,
  hostedSettingsSchema,
  limitsSchema,
  mailSettingsSchema,
  pushSettingsSchema,
  SWITCHES,
} from '../../functions/src/settings.ts';
import { fault, type Finding } from './finding.ts';
import { messageOf } from '../lib/errors.ts';
import { settingsFileOf, type Project } from './project.ts';

/** What the functions would read; null where it could not be, and a finding says why. */
export interface Settings {
  readonly billing: z.output<typeof billingConfigSchema> | null;
  readonly hosted: z.output<typeof hostedSettingsSchema> | null;
  readonly models: HostedModels | null;
  readonly mail: z.output<typeof mailSettingsSchema> | null;
  readonly push: z.output<typeof pushSettingsSchema> | null;
  readonly admin: z.output<typeof adminSettingsSchema> | null;
  readonly raw: Readonly<Record<string, string>>;
}

/** Of the names that are no part of a schema above: what modelChoice.ts reads. */
const MODEL_SETTINGS: readonly string[] = [
  'PICTURES',
  'HOSTED_COMPATIBLE_MODEL',
  'HOSTED_COMPATIBLE_REFERENCES',
  ...MODEL_OPERATIONS.map(modelSetting),
];

export const KNOWN_SETTINGS: readonly string[] = [
  ...Object.keys(billingConfigSchema.shape),
  ...Object.keys(limitsSchema.shape),
  ...Object.keys(hostedSettingsSchema.shape),
  ...Object.keys(mailSettingsSchema.shape),
  ...Object.keys(pushSettingsSchema.shape),
  ...Object.keys(adminSettingsSchema.shape),
  ...MODEL_SETTINGS,
  ...SWITCHES,
];

/** By the functions' own schemas. */
export function readSettings({ id, settings }: Project): {
  readonly settings: Settings;
  readonly findings: readonly Finding[];
} {
  const file = settingsFileOf(id);
  const findings: Finding[] = [];
  const raw = settings ?? {};
  if (settings === null) {
    findings.push(
      fault({
        where: file,
        says: 'there is no such file, so no function has its settings',
        mend: 'write it: LUMASHOT_APP_URL and STRIPE_PRICE_IDS at least (docs/deploying.md, Configuration)',
      }),
    );
  }
  const read = <Schema extends z.ZodObject>(schema: Schema): z.output<Schema> | null => {
    const parsed = schema.safeParse(raw);
    if (parsed.success) return parsed.data;
    for (const { path, message } of settings === null ? [] : parsed.error.issues) {
      const name = path.map(String).join('.');
      findings.push(
        fault({
          where: `${file}: ${name}`,
          says: raw[String(path[0])] === undefined ? 'is missing' : message,
          mend: `set ${String(path[0])} as docs/deploying.md, Configuration, shows it`,
        }),
      );
    }
    return null;
  };
  const billing = read(billingConfigSchema);
  read(limitsSchema);
  const mail = read(mailSettingsSchema);
  const push = read(pushSettingsSchema);
  const admin = read(adminSettingsSchema);
  const hosted = read(hostedSettingsSchema);
  return { settings: { billing, hosted, mail, push, admin, models: readModels(), raw }, findings };

  function readModels(): HostedModels | null {
    try {
      return hostedModels(raw);
    } catch (error) {
      findings.push(
        fault({
          where: `${file}: who draws`,
          says: messageOf(error),
          mend: 'name providers and models of functions/src/imaging/hosted/modelTable.ts, or PICTURES=embedded',
        }),
      );
      return null;
    }
  }
}
