import {
  contentSecurityPolicy,
  workerSecurityPolicy,
  type Origins,
} from './contentSecurityPolicy.ts';

/** One of Hosting's header rules, as firebase.json writes it. */
export interface HeaderRule {
  /** A glob; the others are regular expressions. */
  readonly source?: string;
  readonly regex?: string;
  readonly headers: readonly { readonly key: string; readonly value: string }[];
}

/** Pages have no dot in their path. What has one is a file, or missing: a page in its place would be kept as that file. */
export const PAGES = '^[^.]*$';

const TWO_YEARS_S = 63_072_000;
const YEAR_S = 31_536_000;
const WEEK_S = 604_800;

/** What no page of ours, and no frame in it, asks for. Photos come through a file field. */
const UNUSED_FEATURES = [
  'accelerometer',
  'browsing-topics',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'screen-wake-lock',
  'serial',
  'usb',
  'window-management',
  'xr-spatial-tracking',
] as const;

/**
 * Every header that Hosting sends: firebase.json holds this list for real projects (`npm run headers`
 * writes it, a test compares), the local suite one with the emulators' origins. Of two rules for one path the
 * last one counts, so the worker's policy stands after everybody's; no other header stands twice.
 */
export const hostingHeaders = (origins: Origins): readonly HeaderRule[] => [
  {
    source: '**',
    headers: [
      { key: 'Content-Security-Policy', value: contentSecurityPolicy(origins) },
      {
        key: 'Strict-Transport-Security',
        value: `max-age=${TWO_YEARS_S}; includeSubDomains`,
      },
      { key: 'X-Content-Type-Options', value: 'nosniff' },
      { key: 'X-Frame-Options', value: 'DENY' },
      { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
      // Google's window has to find its opener.
      { key: 'Cross-Origin-Opener-Policy', value: 'same-origin-allow-popups' },
      {
        key: 'Permissions-Policy',
        value: UNUSED_FEATURES.map((feature) => `${feature}=()`).join(', '),
      },
    ],
  },
  // Named by their content.
  { source: '/assets/**', headers: [cached(`public, max-age=${YEAR_S}, immutable`)] },
  {
    source: '/@(app-screenshots|icons|looks|samples|scenes|showcase|splash)/**',
    headers: [cached(`public, max-age=${WEEK_S}`)],
  },
  // They name the assets, so they must be the newest.
  { regex: PAGES, headers: [cached('no-cache')] },
  { source: '/@(sw.js|before.js|manifest.webmanifest)', headers: [cached('no-cache')] },
  {
    source: '/assets/cutOutWorker-*.js',
    headers: [{ key: 'Content-Security-Policy', value: workerSecurityPolicy() }],
  },
];

const cached = (value: string) => ({ key: 'Cache-Control', value });
