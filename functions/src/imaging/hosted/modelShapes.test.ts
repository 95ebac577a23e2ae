import { EMBEDDED_SHAPES } from '@lumashot/domain/imaging/embeddedShapes';
import { expect, it } from 'vitest';
import { hostedModels } from './modelChoice.ts';
import { modelShapesOf } from './modelShapes.ts';

const shapesWith = (settings: Record<string, string>) => modelShapesOf(hostedModels(settings));

const ALL = ['portrait', 'tall', 'landscape', 'wide'];

it('of a model that takes pictures and all ratios are those of every form', () => {
  const shapes = shapesWith({ PICTURES: 'vertex' });
  for (const operation of ['text', 'productShot', 'portrait'] as const) {
    expect(shapes[operation]).toEqual(expect.arrayContaining(ALL));
  }
  // It has a shape of its own, and an edit keeps that of its picture.
  expect(shapes.storyboard).toBeUndefined();
});

it('are none where our own engine draws: its list is its own', () => {
  expect(shapesWith({ PICTURES: '' })).toEqual({});
  expect(Object.keys(EMBEDDED_SHAPES)).toEqual(['text']);
});

it('are only those that whoever is asked in its place draws too', () => {
  const withFallback = 'google:gemini-3-pro-image,replicate:black-forest-labs/flux-2-pro';
  const shapes = shapesWith({ PICTURES: 'google', HOSTED_TEXT: withFallback });
  expect(shapes.text).toBeUndefined();
  expect(shapes.portrait).toEqual(expect.arrayContaining(ALL));
});
