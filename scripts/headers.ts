import { readFileSync, writeFileSync } from 'node:fs';
import { z } from 'zod';
import { FIREBASE_ORIGINS } from './lib/hosting/contentSecurityPolicy.ts';
import { hostingHeaders } from './lib/hosting/hostingHeaders.ts';
import { inRoot } from './lib/places.ts';

/** `npm run headers`: writes the headers of scripts/lib/hosting/hostingHeaders.ts into firebase.json. */
const FILE = inRoot('firebase.json');
const schema = z.record(z.string(), z.unknown());

const config = schema.parse(JSON.parse(readFileSync(FILE, 'utf8')));
const hosting = { ...schema.parse(config['hosting']), headers: hostingHeaders(FIREBASE_ORIGINS) };
// On one line: the formatter then gives each object as many lines as it needs.
writeFileSync(FILE, JSON.stringify({ ...config, hosting }));
