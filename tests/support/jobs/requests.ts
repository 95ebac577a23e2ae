import { randomUUID } from 'node:crypto';
import { gsUrlOf, profilePhotoPath, uploadPath } from '@lumashot/domain/paths';
import {
  OPERATIONS,
  type OperationInput,
  type OperationName,
} from '@lumashot/domain/operations/operations';
import {
  runGeneration,
  type GenerationPorts,
  type GenerationRequest,
} from '../../../functions/src/usecases/generation/runGeneration.ts';
import { bucket, profileRef } from '../admin.ts';
import { portsWith } from './generation.ts';
import { facePhoto } from '../photos/photo.ts';

/** A photo among a user's uploads, as if the app had put it there. */
export async function givenUpload(uid: string, bytes?: Buffer): Promise<string> {
  const path = uploadPath({ uid, uploadId: randomUUID(), extension: 'jpg' });
  const content = bytes ?? (await facePhoto()).buffer;
  await bucket.file(path).save(content, { resumable: false, contentType: 'image/jpeg' });
  return path;
}

/** A face photo on the profile, tagged as a phone tags it. */
export async function givenProfilePhoto(uid: string, bytes?: Buffer): Promise<void> {
  const path = profilePhotoPath({ uid, timestampMs: Date.now(), extension: 'jpg' });
  const buffer = bytes ?? (await facePhoto()).buffer;
  await bucket.file(path).save(buffer, { resumable: false, contentType: 'image/jpeg' });
  await profileRef(uid).update({ profile_photo_url: gsUrlOf({ bucket: bucket.name, path }) });
}

/** For whoever asks for something else. */
const NO_SHOT = 'nothing-was-made';

/**
 * What a user could ask for, one request an operation. What it needs is there; with `only`, what that one
 * needs: a shot that nobody asks about would be made, kept and paid for each time.
 */
export async function inputsFor(
  uid: string,
  { only }: { readonly only?: OperationName } = {},
): Promise<{ [K in OperationName]: OperationInput<K> }> {
  const upload = await givenUpload(uid);
  const input = { ...productShot([upload]), view: 'above' as const };
  const needsShot = only === undefined || OPERATIONS[only].isOfAnother;
  const shot = needsShot ? await made({ uid, operation: 'productShot', input }) : NO_SHOT;
  return {
    text: { requestId: randomUUID(), prompt: 'a red fox' },
    storyboard: { requestId: randomUUID(), description: 'A fox finds a lamp' },
    productShot: { ...productShot([upload]), view: 'above' },
    productEdit: { requestId: randomUUID(), shotId: shot, editPrompt: 'brighter' },
    cutOut: { requestId: randomUUID(), shotId: shot },
    portrait: {
      requestId: randomUUID(),
      templateId: 'professional-headshot',
      source: { kind: 'upload', path: upload, consent: 'self' },
    },
    enhance: {
      requestId: randomUUID(),
      itemType: 'product',
      itemId: shot,
      enhancementType: 'cinematic',
    },
  };
}

export const productShot = (imagePaths: string[]): OperationInput<'productShot'> => ({
  requestId: randomUUID(),
  productName: 'Lamp',
  category: 'home_decor',
  sceneId: 'modern-desk',
  imagePaths,
});

/** The id of something that was made and paid for. */
export async function made<K extends OperationName>(
  request: GenerationRequest<K>,
  ports: GenerationPorts = portsWith(),
): Promise<string> {
  const result = await runGeneration(request, ports);
  if (!result.ok) throw new Error(`not made: ${result.refusal.reason}`);
  return result.value.itemId;
}

/** Runs one of the inputs above. */
export const runAny = (
  { uid, operation }: { uid: string; operation: OperationName },
  {
    inputs,
    ports = portsWith(),
  }: { inputs: Awaited<ReturnType<typeof inputsFor>>; ports?: GenerationPorts },
) => runGeneration<OperationName>({ uid, operation, input: inputs[operation] }, ports);
