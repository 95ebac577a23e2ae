import { cutText } from '../calls/text.ts';
import type { GenerationGroup } from '../jobs/group.ts';
import type { Job } from '../jobs/job.ts';
import { ROUTES } from '../routes.ts';
import { failedWords, readyWords, type EndedPictures } from './mails.ts';
import type { PushMessage } from './outbox.ts';

/** Who waits no longer than this still looks at the screen. */
const SHORT_MS = 8_000;

/** As much of a prompt as a locked screen shows. */
const LABEL_SHOWN = 60;

/** Whether its end is worth a word outside of the app: it was asked for, and took a while. */
export const isWorthTelling = (
  job: Pick<Job, 'notify' | 'group_id' | 'created_at'>,
  now: Date,
): boolean =>
  job.notify && (job.group_id !== null || now.getTime() - job.created_at.getTime() > SHORT_MS);

/** Of pictures that were asked for together, after the end of one. */
export const isWholeGroupOver = ({ size, done, failed, cancelled }: GenerationGroup): boolean =>
  done + failed + cancelled >= size;

/** What devices are told of pictures that have ended. `item`: the only one that is ready. */
export function picturesPush(
  ended: EndedPictures,
  { label, item }: { label: string; item: { type: string; id: string } | null },
): PushMessage {
  const path =
    item === null
      ? ROUTES.library
      : `${ROUTES.library}?type=${encodeURIComponent(item.type)}&item=${encodeURIComponent(item.id)}`;
  const failed = failedWords(ended);
  const shown = cutText(label, LABEL_SHOWN);
  return {
    title: readyWords(ended),
    body: failed ?? shown,
    path: ended.done === 0 ? ROUTES.images : path,
  };
}
