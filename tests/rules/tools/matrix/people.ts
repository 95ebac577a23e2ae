/**
 * Who asks. Names in braces stand for user ids until a case is run: each case is played by people
 * of its own, so that no case sees what another one wrote.
 */
export interface Actor {
  readonly uid: '{me}' | '{other}';
  readonly claims: Readonly<Record<string, boolean | string>>;
}

/** What a case is about belongs to `{me}`: the first three are its owner. Null is signed out. */
export const ACTORS = {
  owner: { uid: '{me}', claims: { email_verified: true } },
  /** Signing up blocks nothing: an address need not be confirmed. */
  'unverified owner': { uid: '{me}', claims: { email_verified: false } },
  'owner with a phone': { uid: '{me}', claims: { phone_number: '+4930123456' } },
  'other user': { uid: '{other}', claims: { email_verified: true } },
  'other user who says to be an admin': { uid: '{other}', claims: { admin: true, role: 'admin' } },
  visitor: null,
} as const satisfies Record<string, Actor | null>;

export type ActorName = keyof typeof ACTORS;
export const OWNERS: readonly ActorName[] = ['owner', 'unverified owner', 'owner with a phone'];
export const STRANGERS: readonly ActorName[] = [
  'other user',
  'other user who says to be an admin',
  'visitor',
];
export const EVERYBODY: readonly ActorName[] = [...OWNERS, ...STRANGERS];

export const actorOf = (name: ActorName): Actor | null => ACTORS[name];

/** The people of one case. */
export interface People {
  readonly me: string;
  readonly other: string;
  /** Not `me`, but what a pattern made of `me` would match too. */
  readonly lookalike: string;
}

/** Replaces the names in braces. */
export const named = (text: string, { me, other, lookalike }: People): string =>
  filled(
    text.replaceAll('{me}', me).replaceAll('{other}', other).replaceAll('{lookalike}', lookalike),
  );

/** `{to 500}` is as many letters as make the whole text so long: user ids differ in length. */
export const filled = (text: string): string =>
  text.replace(/\{to (\d+)\}/, (mark, length) =>
    'b'.repeat(Number(length) - (text.length - mark.length)),
  );

/** An unsigned token, as emulators take them. */
export function unsignedToken(
  { uid, claims }: Actor,
  { people, projectId }: { people: People; projectId: string },
): string {
  const issuedAt = Math.floor(Date.now() / 1_000);
  const id = named(uid, people);
  return [
    { alg: 'none', type: 'JWT' },
    {
      iss: `https://securetoken.google.com/${projectId}`,
      aud: projectId,
      iat: issuedAt,
      exp: issuedAt + 3_600,
      auth_time: issuedAt,
      sub: id,
      user_id: id,
      firebase: { sign_in_provider: 'password', identities: {} },
      ...claims,
    },
    '',
  ]
    .map((part) => (part === '' ? '' : Buffer.from(JSON.stringify(part)).toString('base64url')))
    .join('.');
}
