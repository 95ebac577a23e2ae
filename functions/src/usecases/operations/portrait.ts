import { findPortraitTemplate } from '@lumashot/domain/catalog/portraitTemplates';
import { OPERATIONS, type OperationInput } from '@lumashot/domain/operations/operations';
import { ownerOfUpload } from '@lumashot/domain/paths';
import type { SourceImage } from '@lumashot/domain/imaging/engine';
import { refuse, succeed, type Result } from '@lumashot/domain/result';
import { likeOrigin } from './rows/likeOrigin.ts';
import type { Operation, PreparePorts } from './operation.ts';

export const portrait: Operation<'portrait'> = {
  label: ({ templateId }) => findPortraitTemplate(templateId)?.name ?? templateId,
  // An id that is none of ours never gets here; if it did, it would not be the cheap way.
  cost: ({ templateId }) =>
    findPortraitTemplate(templateId)?.credits ??
    Math.max(...Object.values(OPERATIONS.portrait.price)),
  about: 'somebody',

  variesBy: ({ templateId }) => ({ scene: templateId }),

  facePhoto: async ({ source }, { uid, library }) =>
    source.kind === 'profile' ? library.profilePhotoOf(uid) : null,

  async prepare({ templateId, customPrompt, source, like }, ports) {
    const template = findPortraitTemplate(templateId);
    if (template === null) return refuse({ reason: 'template-unknown' });
    const origin = await likeOrigin(like, ports);
    if (!origin.ok) return origin;
    const opened = await open(source, ports);
    if (!opened.ok) return opened;
    return succeed({
      draw: {
        templateId,
        scenePrompt: template.scenePrompt,
        customPrompt: customPrompt ?? null,
        source: opened.value,
      },
      type: OPERATIONS.portrait.libraryType,
      origin: {
        ...origin.value,
        source: source.kind,
        consent: source.kind === 'upload' ? source.consent : null,
      },
      item: ({ media, imageUrl }) => ({
        ...media,
        result_image_url: imageUrl,
        scene_template: templateId,
        custom_prompt: customPrompt ?? null,
        transformation_type: template.transformationType,
        clothing_style: template.clothingStyle,
        pose_type: template.poseType,
        credits_used: template.credits,
        original_shot_id: null,
      }),
    });
  },
};

async function open(
  source: OperationInput<'portrait'>['source'],
  { uid, profilePhoto, library, openSource }: PreparePorts,
): Promise<Result<SourceImage>> {
  if (source.kind === 'upload') {
    return ownerOfUpload(source.path) === uid
      ? openSource({ upload: source.path })
      : refuse({ reason: 'source-missing' });
  }
  const photo = profilePhoto ?? (await library.profilePhotoOf(uid));
  return photo === null ? refuse({ reason: 'profile-photo-missing' }) : openSource({ face: photo });
}
