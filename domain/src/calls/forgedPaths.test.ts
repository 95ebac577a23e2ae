import { describe, expect, it } from 'vitest';
import { PORTRAIT_TEMPLATES } from '../catalog/portraitTemplates.ts';
import { CALLS } from './calls.ts';

/** Where a forged request would like us to go: hosts, encodings, other folders, other schemes. */
const HOSTS = [
  'example.com',
  'localhost',
  '127.0.0.1',
  '127.1',
  '0.0.0.0',
  '[::1]',
  '[::ffff:7f00:1]',
  '2130706433',
  '0x7f000001',
  '169.254.169.254',
  'metadata.google.internal',
  '10.0.0.1',
  'user:pass@example.com',
  'example.com:8080',
  'storage.googleapis.com',
  'xn--bcher-kva.example',
];
const SCHEMES = ['http://', 'https://', '//', 'ftp://', 'file://', 'gopher://', 'HTTP:\\\\'];
const PATHS = [
  '',
  '/',
  '.',
  '..',
  'uploads',
  'uploads/',
  'uploads/mara',
  'uploads/mara/',
  'uploads//a.jpg',
  'uploads/mara//a.jpg',
  'uploads/mara/../otto/a.jpg',
  'uploads/../results/otto/a.jpg',
  'uploads/mara/%2e%2e/a.jpg',
  'uploads/mara/..%2fa.jpg',
  'uploads/mara/a.jpg/',
  'uploads/mara/a.jpg?alt=media',
  'uploads/mara/a.jpg#x',
  'uploads/mara/a.jpg\n',
  'uploads/mara/a.jpg\u0000.png',
  'uploads/mara/a.svg',
  'uploads/mara/a.gif',
  'uploads/mara/a',
  'uploads/mara/.jpg',
  'uploads/mara/a.JPG',
  'uploads/mara/a b.jpg',
  'uploads/mara/ä.jpg',
  'uploads\\mara\\a.jpg',
  ' uploads/mara/a.jpg',
  '/uploads/mara/a.jpg',
  './uploads/mara/a.jpg',
  'Uploads/mara/a.jpg',
  'results/mara/a.jpg',
  'profile-photos/mara/profile-1.jpg',
  'gs://bucket/uploads/mara/a.jpg',
  'gs://other/uploads/mara/a.jpg',
  'data:image/png;base64,AAAA',
  'javascript:alert(1)',
  'blob:http://example.com/1',
  '../../etc/passwd',
  '/etc/passwd',
  'C:\\windows\\win.ini',
  '${jndi:ldap://example.com/a}',
  '{{7*7}}',
  '__proto__',
  'constructor',
];

const FORGED = [
  ...SCHEMES.flatMap((scheme) => HOSTS.map((host) => `${scheme}${host}/a.jpg`)),
  ...PATHS,
];

const requestId = '0f8fad5b-d9cb-469f-a165-70867728950e';

/** Every field that names something to be read. */
const FIELDS: Record<string, (forged: string) => boolean> = {
  'a product photo': (forged) =>
    CALLS.generateProductShot.input.safeParse({
      requestId,
      productName: 'Lamp',
      category: 'other',
      sceneId: 'modern-desk',
      imagePaths: [forged],
    }).success,
  'a portrait photo': (forged) =>
    CALLS.generatePortraitShot.input.safeParse({
      requestId,
      templateId: 'warm-natural',
      source: { kind: 'upload', path: forged, consent: 'self' },
    }).success,
  'a shot to edit': (forged) =>
    CALLS.editProductShot.input.safeParse({ requestId, shotId: forged, editPrompt: 'x' }).success,
  'an item to enhance': (forged) =>
    CALLS.enhanceImage.input.safeParse({
      requestId,
      itemType: 'product',
      itemId: forged,
      enhancementType: 'modern',
    }).success,
  'a product scene': (forged) =>
    CALLS.generateProductShot.input.safeParse({
      requestId,
      productName: 'Lamp',
      category: 'other',
      sceneId: forged,
      imagePaths: ['uploads/mara/a.jpg'],
    }).success,
  'a portrait template': (forged) =>
    CALLS.generatePortraitShot.input.safeParse({
      requestId,
      templateId: forged,
      source: { kind: 'profile' },
    }).success,
  'a checkout': (forged) => CALLS.confirmCheckout.input.safeParse({ sessionId: forged }).success,
};

describe('a forged name of something to read', () => {
  it('comes in more than 150 shapes here', () => {
    expect(new Set(FORGED).size).toBeGreaterThan(150);
  });

  it.each(Object.entries(FIELDS))('is refused as %s', (name, accepts) => {
    // An id that looks like one of ours names nothing: the database answers for it.
    const harmless = name === 'a shot to edit' || name === 'an item to enhance';
    const taken = FORGED.filter((forged) => accepts(forged));
    expect(taken).toEqual(harmless ? ['uploads', 'constructor'] : []);
  });

  it('is told from a real one', () => {
    expect(FIELDS['a product photo']?.('uploads/mara/a.jpg')).toBe(true);
  });
});

describe('a price', () => {
  const EXTRAS = {
    cost: 0,
    credits: 0,
    price: 1,
    transformationType: 'face-only',
    operation: 'text',
    scenePrompt: 'mine',
    free: true,
  };

  it.each(PORTRAIT_TEMPLATES.map(({ id }) => id))(
    'is not the client’s to name: %s',
    (templateId) => {
      const honest = { requestId, templateId, source: { kind: 'profile' } };
      expect(CALLS.generatePortraitShot.input.safeParse(honest).success).toBe(true);
      for (const [field, value] of Object.entries(EXTRAS)) {
        const forged = { ...honest, [field]: value };
        expect(CALLS.generatePortraitShot.input.safeParse(forged).success).toBe(false);
      }
    },
  );

  it.each(['generateImage', 'generateStoryboard', 'editProductShot', 'enhanceImage'] as const)(
    'is no field of %s',
    (name) => {
      for (const [field, value] of Object.entries(EXTRAS)) {
        const issues = CALLS[name].input.safeParse({ [field]: value }).error?.issues ?? [];
        expect(issues).toContainEqual(expect.objectContaining({ code: 'unrecognized_keys' }));
      }
    },
  );
});
