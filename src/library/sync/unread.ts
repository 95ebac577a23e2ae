import type { FeedPage } from '@lumashot/domain/library/feed';

/** So many are remembered: an app that is older than that many pictures is opened anew before. */
const MOST = 200;

/** Ids of documents that this version of the app cannot read, after a look at some: those that it can read by now are none. */
export const unreadAfter = (
  known: readonly string[] | undefined,
  { entries, unread }: Pick<FeedPage, 'entries' | 'unread'>,
): readonly string[] => {
  const read = new Set(entries.map(({ id }) => id));
  const all = new Set([...(known ?? []).filter((id) => !read.has(id)), ...unread]);
  return [...all].slice(-MOST);
};
