/** There is no such object: unlike a line that is down, asking again does not help. */
export class MediaMissing extends Error {}
