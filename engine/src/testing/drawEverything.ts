import { createHash } from 'node:crypto';
import type { DrawResult } from '@lumashot/domain/imaging/engine';
import type { OperationName } from '@lumashot/domain/operations/operations';
import { embeddedEngine } from '../embeddedEngine.ts';
import { personPhoto } from './personPhoto.ts';
import { bytesOf, context } from './pictures.ts';
import { productPhoto } from './productPhoto.ts';

const digest = (result: DrawResult | undefined): string =>
  createHash('sha256').update(bytesOf(result)).digest('hex');

/** One digest an operation: the same wherever and whenever this is called. */
export async function drawEverything(): Promise<Readonly<Record<OperationName, string>>> {
  const { draw } = embeddedEngine;
  const product = await productPhoto({ thing: 'mug', colour: '#c8322a', backdrop: '#d8d4cc' });
  const person = await personPhoto();
  const how = context();
  const shot = { productName: 'Mug', sceneId: 'modern-desk', scenePrompt: '', customPrompt: null };
  const sitting = { templateId: 'warm-natural', scenePrompt: '', customPrompt: null };
  return {
    text: digest(await draw.text?.({ prompt: 'two foxes in a snowy forest at dusk' }, how)),
    storyboard: digest(
      await draw.storyboard?.({ description: 'A girl walks in a village. She finds a cat.' }, how),
    ),
    productShot: digest(await draw.productShot?.({ ...shot, sources: [product] }, how)),
    productEdit: digest(
      await draw.productEdit?.({ editPrompt: 'put it on a beach', source: product }, how),
    ),
    cutOut: digest(await draw.cutOut?.({ source: product }, how)),
    portrait: digest(await draw.portrait?.({ ...sitting, source: person }, how)),
    enhance: digest(
      await draw.enhance?.({ enhancementType: 'vintage', prompt: '', source: product }, how),
    ),
  };
}
