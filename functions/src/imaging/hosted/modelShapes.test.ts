import { EMBEDDED_SHAPES } from '@lumashot/domain/imaging/embeddedShapes';
import { expect, it } from 'vitest';
import { hostedModels, modelChoices, switchedModel } from './modelChoice.ts';
import { modelShapesOf } from './modelShapes.ts';
import { framesOf, MODEL_OPERATIONS } from './modelTable.ts';

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
  expect(EMBEDDED_SHAPES).toEqual({ text: ALL, productShot: ALL, portrait: ALL });
});

it('are only those that whoever is asked in its place draws too', () => {
  const withFallback = 'google:gemini-3-pro-image,replicate:black-forest-labs/flux-2-pro';
  const shapes = shapesWith({ PICTURES: 'google', HOSTED_TEXT: withFallback });
  expect(shapes.text).toBeUndefined();
  expect(shapes.portrait).toEqual(expect.arrayContaining(ALL));
});

it('are not lost by a switch: what draws fewer is not to be chosen', () => {
  // Replicate is set up for another operation; of its models some draw no frames.
  const settings = {
    PICTURES: 'google',
    HOSTED_STORYBOARD: 'replicate:black-forest-labs/flux-2-pro',
  };
  const models = hostedModels(settings);
  expect(switchedModel(models, 'text', 'replicate:black-forest-labs/flux-2-pro')).toBeNull();
  expect(
    switchedModel(models, 'storyboard', 'replicate:black-forest-labs/flux-2-pro'),
  ).not.toBeNull();
  for (const operation of MODEL_OPERATIONS) {
    for (const choice of modelChoices(models)[operation] ?? []) {
      const first = switchedModel(models, operation, choice);
      const asked = [...(first === null ? [] : [first]), ...(models[operation] ?? [])];
      expect(framesOf(asked, operation)).toEqual(framesOf(models[operation] ?? [], operation));
    }
  }
});
