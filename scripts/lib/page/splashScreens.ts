/** iOS shows a picture while an app starts only if there is one of exactly its screen's size. */
interface Screen {
  /** CSS pixels, upright. */
  readonly width: number;
  readonly height: number;
  readonly ratio: 2 | 3;
}

/** iPhones since 2017 and iPads since 2018, by Apple's list of layouts; several models share one. */
const SCREENS: readonly Screen[] = [
  { width: 375, height: 667, ratio: 2 },
  { width: 414, height: 896, ratio: 2 },
  { width: 375, height: 812, ratio: 3 },
  { width: 390, height: 844, ratio: 3 },
  { width: 393, height: 852, ratio: 3 },
  { width: 402, height: 874, ratio: 3 },
  { width: 414, height: 896, ratio: 3 },
  { width: 428, height: 926, ratio: 3 },
  { width: 430, height: 932, ratio: 3 },
  { width: 440, height: 956, ratio: 3 },
  { width: 744, height: 1133, ratio: 2 },
  { width: 820, height: 1180, ratio: 2 },
  { width: 834, height: 1194, ratio: 2 },
  { width: 1024, height: 1366, ratio: 2 },
];

export interface SplashScreen {
  readonly file: string;
  readonly media: string;
  /** Device pixels. */
  readonly width: number;
  readonly height: number;
  readonly scheme: 'light' | 'dark';
}

export const SPLASH_SCREENS: readonly SplashScreen[] = SCREENS.flatMap((screen) =>
  (['light', 'dark'] as const).map((scheme) => splashScreenOf(screen, scheme)),
);

function splashScreenOf(
  { width, height, ratio }: Screen,
  scheme: SplashScreen['scheme'],
): SplashScreen {
  const size = { width: width * ratio, height: height * ratio };
  return {
    ...size,
    scheme,
    file: `/splash/${size.width}x${size.height}-${scheme}.png`,
    media:
      `(device-width: ${width}px) and (device-height: ${height}px) and ` +
      `(-webkit-device-pixel-ratio: ${ratio}) and (orientation: portrait) and ` +
      `(prefers-color-scheme: ${scheme})`,
  };
}
