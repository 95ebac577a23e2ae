import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import sharp from 'sharp';
import type { DrawResult } from '@lumashot/domain/imaging/engine';
import { describe, expect, it } from 'vitest';
import { embeddedEngine } from '../embeddedEngine.ts';
import type { Layer } from '../paint/layer.ts';
import { openPhoto } from '../photo/openPhoto.ts';
import { context, plainPhoto } from '../testing/pictures.ts';
import { productPhoto } from '../testing/productPhoto.ts';
import { facesOf } from './faceModel.ts';
import { findPerson, type Person } from './findPerson.ts';

/** Three people side by side: a photo that comes with the detector. */
const group = (): Promise<Buffer> =>
  readFile(createRequire(import.meta.url).resolve('@vladmandic/face-api/demo/sample1.jpg'));
const part = async (area: Readonly<Record<'left' | 'top' | 'width' | 'height', number>>) =>
  sharp(await group())
    .extract(area)
    .jpeg()
    .toBuffer();
/** The one on the left, whole and from below the brow only. */
const ONE = { left: 210, top: 130, width: 520, height: 720 };

async function layerOf(bytes: Uint8Array): Promise<Layer> {
  const photo = await openPhoto({ bytes, mediaType: 'image/jpeg' }, { longest: 1024 });
  if (photo === null) throw new Error('no photo');
  return photo;
}
async function personIn(photo: Layer): Promise<Person> {
  const person = await findPerson(photo);
  if (person === null || person === 'not-alone') throw new Error('nobody is told apart');
  return person;
}
const portray = (bytes: Uint8Array): Promise<DrawResult> | undefined =>
  embeddedEngine.draw.portrait?.(
    {
      templateId: 'professional-headshot',
      scenePrompt: '',
      customPrompt: null,
      source: { bytes, mediaType: 'image/jpeg' },
    },
    context(),
  );

describe('the face detector', () => {
  it('sees each of three people, where they are', async () => {
    const faces = await facesOf(await layerOf(await group()));
    expect(faces).toHaveLength(3);
    const middles = faces.map(({ x, width }) => Math.round((x + width / 2) / 100));
    expect(middles.toSorted((a, b) => a - b)).toEqual([3, 5, 8]);
  });

  it.each([
    { left: 299, top: 325, width: 378, height: 378 },
    { left: 321, top: 347, width: 335, height: 335 },
    { left: 706, top: 342, width: 457, height: 457 },
  ])('sees a face that fills its photo, where it is: %j', async (area) => {
    const photo = await sharp(await part(area))
      .resize(1024, 1024)
      .jpeg()
      .toBuffer();
    const faces = await facesOf(await layerOf(photo));
    expect(faces).toHaveLength(1);
    const [{ x, y, width, height } = { x: 0, y: 0, width: 0, height: 0 }] = faces;
    expect(Math.abs(x + width / 2 - 512)).toBeLessThan(110);
    expect(Math.abs(y + height / 2 - 512)).toBeLessThan(110);
    expect(height).toBeGreaterThan(400);
    expect(height).toBeLessThan(680);
  });

  it('sees nobody in a mug, and none on paper', async () => {
    const mug = await productPhoto({ thing: 'mug', colour: '#c8322a', backdrop: '#d8d4cc' });
    expect(await facesOf(await layerOf(mug.bytes))).toEqual([]);
    const paper = await openPhoto(await plainPhoto(300, 200), { longest: 300 });
    expect(paper === null ? null : await facesOf(paper)).toEqual([]);
  });
});

describe('a person in a real photo', () => {
  it('has a head from the crown to the chin', async () => {
    const photo = await layerOf(await part(ONE));
    const [face] = await facesOf(photo);
    const person = await personIn(photo);
    expect(face).toBeDefined();
    const share = person.head.height / (face?.height ?? 1);
    expect(share).toBeGreaterThan(1.1);
    expect(share).toBeLessThan(2);
    expect(person.cutAt.top).toBe(false);
  });

  it('is known to lack a crown that the photo lacks', async () => {
    const photo = await layerOf(await part({ ...ONE, top: 330, height: 520 }));
    expect((await personIn(photo)).cutAt.top).toBe(true);
  });

  it('is refused from behind, where no face is', async () => {
    const figure = `<svg width="600" height="700"><rect width="600" height="700" fill="#c9d2d8"/>
      <ellipse cx="300" cy="690" rx="230" ry="260" fill="#31465a"/>
      <ellipse cx="300" cy="290" rx="110" ry="150" fill="#5a3a22"/></svg>`;
    expect(await portray(await sharp(Buffer.from(figure)).jpeg().toBuffer())).toMatchObject({
      failure: 'unreadable-source',
    });
  });

  it('is refused beside others as large', async () => {
    expect(await portray(await group())).toMatchObject({ failure: 'not-alone' });
  });
});
