import { randomUUID } from 'node:crypto';

/**
 * For a suite whose files run one after another in one process: each has a project of its own, and so begins with
 * nothing. The emulator never forgets what was deleted: every query of a project walks over all the documents that it
 * ever had, so to empty one project for all of them makes each file slower than the one before.
 */
process.env['GCLOUD_PROJECT'] = `demo-lumashot-${randomUUID().slice(0, 8)}`;
