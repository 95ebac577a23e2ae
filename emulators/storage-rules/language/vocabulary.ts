/** Services a ruleset may speak for. */
export const SERVICES: ReadonlySet<string> = new Set(['firebase.storage', 'cloud.firestore']);

/** What each method of an `allow` grants. */
export const METHODS: ReadonlyMap<string, readonly string[]> = new Map([
  ['read', ['get', 'list']],
  ['write', ['create', 'update', 'delete']],
  ['get', ['get']],
  ['list', ['list']],
  ['create', ['create']],
  ['update', ['update']],
  ['delete', ['delete']],
]);
