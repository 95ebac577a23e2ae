import { testImage } from './testItems.ts';
import { expect, it } from 'vitest';
import { archiveName, archiveTable } from './archive.ts';
import { LIBRARY_TYPES, type LibraryItem } from './item.ts';

const imageOf = (prompt: string, own: object = {}): LibraryItem =>
  LIBRARY_TYPES['text-to-image'].item.parse(
    testImage({
      created_at: new Date('2026-11-22T23:10:00Z'),
      updated_at: new Date('2026-11-22T23:10:00Z'),
      thumbnail_url: 'gs://b/t.webp',
      image_url: 'gs://b/results/mara/i.png',
      height: 768,
      prompt,
      ...own,
    }),
  );

const nameOf = (prompt: string, taken = new Set<string>()): string =>
  archiveName({ id: '3f2a91c0-77', item: imageOf(prompt) }, taken);

it.each([
  ['A red fox, in the snow!', '2026-11-22-a-red-fox-in-the-snow-3f2a91c0.png'],
  [
    'one two three four five six seven eight nine',
    '2026-11-22-one-two-three-four-five-six-seven-eight-3f2a91c0.png',
  ],
  ['富士山の夕日', '2026-11-22-富士山の夕日-3f2a91c0.png'],
  ['', '2026-11-22-3f2a91c0.png'],
  ['../../etc/passwd', '2026-11-22-etc-passwd-3f2a91c0.png'],
  ['CON', '2026-11-22-con-3f2a91c0.png'],
  ['evil\u202Egnp.exe', '2026-11-22-evil-gnp-exe-3f2a91c0.png'],
  ['a:b*c?"<>|\n', '2026-11-22-a-b-c-3f2a91c0.png'],
])('names %j %s', (prompt, name) => {
  expect(nameOf(prompt)).toBe(name);
});

it('names no two alike, also where capitals do not count', () => {
  const taken = new Set<string>();
  const names = ['Fox', 'FOX', 'fox'].map((prompt) => nameOf(prompt, taken));
  expect(names).toEqual([
    '2026-11-22-fox-3f2a91c0.png',
    '2026-11-22-fox-3f2a91c0-2.png',
    '2026-11-22-fox-3f2a91c0-3.png',
  ]);
});

it.each(['𐌰'.repeat(500), 'ж'.repeat(2_000), `${'漢'.repeat(40)} `.repeat(8)])(
  'keeps within what file systems take: %.10s',
  (prompt) => {
    const name = nameOf(prompt);
    expect(encodeURIComponent(name).replaceAll(/%../g, 'x').length).toBeLessThan(200);
    expect(name).not.toMatch(/\p{Surrogate}/u);
    expect(name.length).toBeGreaterThan('2026-11-22-3f2a91c0.png'.length);
  },
);

it.each([
  ['plain', '"plain"'],
  ['a, b', '"a, b"'],
  ['say "hi"', '"say ""hi"""'],
  ['two\nlines', '"two\nlines"'],
  ['=HYPERLINK("http://x")', '"\'=HYPERLINK(""http://x"")"'],
  ['+1', '"\'+1"'],
  ['-1', '"\'-1"'],
  ['@cmd', '"\'@cmd"'],
  ['\tx', '"\'\tx"'],
])('writes the prompt %j as %s', (prompt, field) => {
  expect(archiveTable([{ name: 'a.png', item: imageOf(prompt) }])).toContain(`"a.png",${field},`);
});

it('lists the pictures', () => {
  expect(archiveTable([{ name: 'a.png', item: imageOf('A fox, red') }])).toBe(
    '\uFEFF"name","prompt","scene","made","size","engine","credits"\r\n' +
      '"a.png","A fox, red","","2026-11-22T23:10:00.000Z","1024 x 768","embedded","1"\r\n',
  );
});
