/** A scene's or a portrait template's thumbnail, below the app's own origin: drawn by our engine. */
export const sceneThumbnail = (id: string): string => `/scenes/${id}.webp`;

/** Both sides, in pixels. */
export const SCENE_THUMBNAIL_SIZE = 200;
