export const COUNT = 10_000;
const DAY_MS = 86_400_000;

/** The same items for all three. */
export const itemAt = (at: number, uid: string) => ({
  user_id: uid,
  image_url: `gs://bucket/results/${uid}/${at}.png`,
  thumbnail_url: `gs://bucket/results/${uid}/${at}.thumb.webp`,
  width: 1024,
  height: 1024,
  placeholder: `data:image/webp;base64,${'A'.repeat(120)}`,
  engine: 'embedded' as const,
  prompt: `a red fox in a snowy forest at sunset, number ${at}`,
  template_id: null,
  original_image_id: null,
  createdAtMs: Date.UTC(2026, 0, 1) - at * (DAY_MS / 40),
});
