/** Made at build by scripts/lib/page/icons.ts, from Google's Material Icons. */
declare module '~icons/ic/*' {
  import type { createSvgIcon } from '#app/components/look/svgIcon.tsx';
  const Icon: ReturnType<typeof createSvgIcon>;
  export default Icon;
}
