import {
  neededIndexes,
  parseIndexes,
  textOf,
} from '../../tests/rules/tools/indexes/neededIndexes.ts';
import { QUERIES_OF_FILES } from '../../tests/rules/tools/indexes/queryShapes.ts';
import { checkAppConfig, checkBuild, readAppConfig } from './checkAppConfig.ts';
import { checkAppCheck } from './checkAppCheck.ts';
import { checkCloud } from './checkCloud.ts';
import { checkFirebase } from './checkFirebase.ts';
import { checkRules } from './checkRules.ts';
import { checkSettings } from './checkSettings.ts';
import { checkStripe, checkStripeKey, type StripeAccount } from './checkStripe.ts';
import type { CloudProject } from './cloudProject.ts';
import type { Finding } from './finding.ts';
import type { Project } from './project.ts';
import { readSettings } from './readSettings.ts';

/** Whoever is not asked is null, and what only they know is not looked at. */
export interface Asked {
  readonly stripe: { readonly key: string; readonly account: StripeAccount } | null;
  readonly cloud: CloudProject | null;
}

/** Everything that is wrong with a project, from what is nearest to what is farthest. */
export async function examine(project: Project, asked: Asked): Promise<readonly Finding[]> {
  const { settings, findings: ofSettings } = readSettings(project);
  const { config, findings: ofConfig } = readAppConfig(project);
  return [
    ...ofConfig,
    ...ofSettings,
    ...(config === null ? [] : checkAppConfig(project, config, settings)),
    ...(config === null ? [] : checkAppCheck(project, config, settings)),
    ...checkSettings(project, settings),
    ...checkFirebase(project, config),
    ...checkRules(project, missingIndexes),
    ...(config === null ? [] : checkBuild(project, config)),
    ...(asked.stripe === null
      ? []
      : [
          ...checkStripeKey(asked.stripe.key),
          ...(await checkStripe(project, settings, asked.stripe.account)),
        ]),
    ...(asked.cloud === null
      ? []
      : await checkCloud(
          project,
          {
            config,
            settings,
            declaredIndexes: declaredIndexes(project.files['firestore.indexes.json']),
          },
          asked.cloud,
        )),
  ];
}

/** None where the file is none: that is a finding of its own. */
export function declaredIndexes(text: string | null): readonly string[] {
  try {
    return parseIndexes(text ?? '').map(textOf);
  } catch {
    return [];
  }
}

function missingIndexes(text: string): readonly string[] {
  const declared = new Set(parseIndexes(text).map(textOf));
  const needed = Object.values(QUERIES_OF_FILES).flat().flatMap(neededIndexes).map(textOf);
  return [...new Set(needed)].filter((index) => !declared.has(index));
}
