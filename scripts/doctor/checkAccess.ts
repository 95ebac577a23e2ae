import { FUNCTIONS_REGION } from '@lumashot/domain/product';
import type { CloudProject } from './cloudProject.ts';
import { fault, warning, whichever, type Finding } from './finding.ts';
import type { Project } from './project.ts';

/**
 * What the functions' own account needs where nobody has made it an editor, as docs/deploying.md gives it. That it may
 * be itself (`roles/iam.serviceAccountUser`) stands in its own policy, which is not asked for.
 */
export const RUNTIME_ROLES = [
  'roles/cloudbuild.builds.builder',
  'roles/cloudtasks.enqueuer',
  'roles/datastore.user',
  'roles/eventarc.eventReceiver',
  'roles/firebaseauth.admin',
  'roles/run.invoker',
  'roles/storage.objectAdmin',
] as const;
const VERTEX_ROLE = 'roles/aiplatform.user';
const BASIC_ROLES: readonly string[] = ['roles/editor', 'roles/owner'];

/** Rules of Storage that read a document of Firestore. */
const RULES_ROLE = 'roles/firebaserules.firestoreServiceAgent';

export async function checkAccess(
  project: Project,
  { drawsByVertex }: { readonly drawsByVertex: boolean },
  cloud: CloudProject,
): Promise<readonly Finding[]> {
  const [access, isCleaned] = await Promise.all([cloud.access(), cloud.cleansImages()]);
  const images = whichever([
    [
      isCleaned === false,
      fault({
        where: 'Artifact Registry: gcf-artifacts',
        says: 'keeps the image of every deploy for ever, and a deploy that nobody sits before fails for it',
        mend: `npx firebase functions:artifacts:setpolicy --location ${FUNCTIONS_REGION} --force --project ${project.id}`,
      }),
    ],
  ]);
  if (access === null) {
    const says = 'who may do what was not looked at: whoever asks may not read it';
    const mend =
      'ask as somebody with roles/browser, and with cloudresourcemanager.googleapis.com on';
    return [...images, warning({ where: 'IAM', says, mend })];
  }
  const { projectNumber, bindings } = access;
  const rolesOf = (account: string): readonly string[] =>
    bindings
      .filter(({ members }) => members.includes(`serviceAccount:${account}`))
      .map(({ role }) => role);
  const grant = (account: string, role: string): string =>
    `gcloud projects add-iam-policy-binding ${project.id} --member=serviceAccount:${account} --role=${role}`;
  const storage = `service-${projectNumber}@gcp-sa-firebasestorage.iam.gserviceaccount.com`;
  const runtime = `${projectNumber}-compute@developer.gserviceaccount.com`;
  const has = rolesOf(runtime);
  const isEditor = BASIC_ROLES.some((role) => has.includes(role));
  const needed = [...RUNTIME_ROLES, ...(drawsByVertex ? [VERTEX_ROLE] : [])];
  const lacking = isEditor ? [] : needed.filter((role) => !has.includes(role));
  return [
    ...images,
    ...whichever([
      [
        !rolesOf(storage).includes(RULES_ROLE),
        fault({
          where: `IAM: ${storage}`,
          says: 'rules of Storage may not read Firestore: every upload would be refused',
          mend: grant(storage, RULES_ROLE),
        }),
      ],
      [
        lacking.length > 0,
        warning({
          where: `IAM: ${runtime}`,
          says: `the functions run as it, and it has neither roles/editor nor ${lacking.join(', ')}`,
          mend: 'give it the roles of docs/deploying.md, section 1, unless it has them elsewhere',
        }),
      ],
    ]),
  ];
}
