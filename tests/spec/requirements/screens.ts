import { row } from '../requirement.ts';

/** Section 2, the public half. */
export const PUBLIC_SCREENS = [
  row(
    2,
    '/ landing: header with anchors, hero, statistics, four feature cards',
    'e2e/landing: every claim, feature and fact',
    'e2e/landing: the anchors lead',
  ),
  row(2, '/ every call to action goes to /auth', 'e2e/landing: every call to action'),
  row(
    2,
    '/ gallery: 10 scene templates, one featured image, 10 generations',
    'e2e/landing: the gallery has',
  ),
  row(2, '/ prompt teaser (its text is kept: decision 26)', 'e2e/landing: the words of the teaser'),
  row(2, '/ pricing with toggle and four plan cards', 'e2e/landing: plans by the month'),
  row(2, '/auth two modes, headings, subtitles, buttons', 'e2e/auth: both modes have'),
  row(2, '/auth email, password, show and hide', 'e2e/auth: the password can be shown'),
  row(
    2,
    '/auth Google works; Facebook and Apple say Coming Soon; terms note',
    'e2e/auth: Google: its window',
    'e2e/auth: other providers',
  ),
  row(
    2,
    '/auth reads error, error_code, error_description from query or hash',
    'e2e/auth: an error in the address',
  ),
  row(
    2,
    '/auth leads to /dashboard or /onboarding',
    'e2e/journey: from the landing page',
    'e2e/auth: no address decides',
    'e2e/badInput: a newcomer without a photo',
  ),
  row(
    2,
    '/auth?reset=true and the new password (decision 23)',
    'e2e/auth: a forgotten password',
    'e2e/auth: back from the password mail',
  ),
  row(
    2,
    '/onboarding heading, examples, picker, note, Continue',
    'e2e/onboarding: onboarding says',
    'e2e/onboarding: a photo with one face',
  ),
  row(
    2,
    '/about, /privacy, /terms: the statements of section 1',
    'e2e/pages: /about says',
    'e2e/pages: /privacy says',
    'e2e/pages: /terms says',
  ),
  row(
    2,
    '/contact: form, support email, chat, help',
    'e2e/pages: a message is sent',
    'e2e/pages: other ways to support',
  ),
  row(2, '* not found, with the path logged', 'e2e/pages: an unknown path'),
  row(
    2,
    'onboarding and dashboard redirect to /auth without a session',
    'e2e/badInput: pages that need a session',
  ),
];

/** Section 2, the signed-in half. */
export const STUDIO_SCREENS = [
  row(
    2,
    '/payment heading, toggle, four cards, badge, guarantee, testimonial',
    'e2e/strings: payment',
    'e2e/payment: a declined card',
  ),
  row(
    2,
    '/account: the library without a plan, after the last credit (decision 31)',
    'e2e/myData: the last credit buys',
  ),
  row(2, '/payment-success texts and the redirect after 5 seconds', 'e2e/payment: an ended trial'),
  row(2, 'shell: header titles by path', 'e2e/home: every page of the dashboard'),
  row(
    2,
    'shell: six entries, avatar, name, email; collapse, Ctrl/Cmd+B, drawer below 768 px',
    'e2e/home: the sidebar folds',
  ),
  row(2, 'shell: sign out goes to /', 'e2e/journey: from the landing page'),
  row(2, 'shell: trial banner above the page', 'e2e/home: the trial says'),
  row(
    2,
    'home: welcome, stat cards, credits card, shortcuts',
    'e2e/home: a newcomer finds',
    'e2e/home: a subscriber sees',
  ),
  row(
    2,
    'home: recent activity of up to 6, empty text',
    'e2e/home: what is made appears',
    'e2e/home: a newcomer finds',
  ),
  row(
    2,
    'images: three tabs, opened with navigation state that is then cleared',
    'e2e/library: the details of a portrait',
    'src/features/images/handOff: takes',
  ),
  row(
    2,
    'images: ten looks fill the prompt; editing clears the look',
    'e2e/images: picking a look',
  ),
  row(
    2,
    'images: text result with download and tips',
    'e2e/journey: from the landing page',
    'e2e/images: picking a look',
  ),
  row(
    2,
    'images: product shot, edit mode, download, another scene',
    'e2e/create: a product shot from two photos',
  ),
  row(
    2,
    'images: portrait from profile photo or upload, filters with prices, another scene',
    'e2e/create: a portrait from the profile photo',
  ),
  row(
    2,
    'videos: three tabs, balance, coming-soon dialog with pricing',
    'e2e/videos: text to video says',
  ),
  row(
    2,
    'videos: photos tab form, image picked in the library',
    'e2e/videos: a request is saved',
    'e2e/videos: a request needs a picture',
  ),
  row(
    2,
    'storyboard: three tabs, balance, coming-soon dialog',
    'e2e/create: a storyboard leads on',
  ),
  row(
    2,
    'settings: account',
    'e2e/settings: the email stands fast',
    'e2e/settings: a new profile photo',
  ),
  row(2, 'settings: subscription buttons go to /payment', 'e2e/settings: the subscription tab'),
  row(
    2,
    'settings: notifications saved on Save Preferences only',
    'e2e/settings: notifications are saved',
  ),
  row(2, 'settings: password reset by email', 'e2e/settings: a password mail'),
  row(2, 'profile placeholder', 'e2e/home: every page of the dashboard'),
  row(2, 'library: title, subtitle, five tabs with counts, cards', 'e2e/library: the tabs count'),
  row(2, 'library: hover shows View Details and Download', 'e2e/library: a mouse finds'),
  row(2, 'library: empty state', 'e2e/library: an empty library'),
  row(
    2,
    'details of a portrait, and Create New Portrait',
    'e2e/library: the details of a portrait',
  ),
  row(
    2,
    'details of a product shot, and Create New Product Shot',
    'e2e/library: the details of a product shot',
  ),
  row(
    2,
    'details of an image (Use This Prompt) and a video (Generate Similar Video, no enhance)',
    'e2e/library: the details of an image',
  ),
  row(
    2,
    'Generate Video Ad and Generate Video hand the picture to the photos tab',
    'e2e/videos: a request is saved',
  ),
  row(
    2,
    'enhance: side by side, presets, custom words; closing resets; saved by itself',
    'e2e/enhance: a picture is enhanced',
  ),
];
