import type { ImagesHandOff, StoryboardHandOff } from '@lumashot/domain/handOffs';
import { inputOfJob } from '@lumashot/domain/jobs/input';
import { OPERATIONS } from '@lumashot/domain/operations/operations';
import type { JobWithId } from '#app/firebase/documents/jobs.ts';
import { enhanceLink } from '#app/library/index/itemLink.ts';
import { NAVIGATION } from '#app/texts/dashboard.ts';

interface ChangeLink {
  readonly to: string;
  readonly state?: ImagesHandOff | StoryboardHandOff;
}

/**
 * The form that it was asked for in, with what was asked for: a product with its photos, while they are in the bucket; a
 * portrait's is chosen anew. Null: what is edited or cut out has no form of its own, or nothing is kept of it.
 */
export function changeLinkOf(job: JobWithId): ChangeLink | null {
  const { operation, shape } = job;
  const images = (state: ImagesHandOff): ChangeLink => ({ to: NAVIGATION.images.path, state });
  switch (operation) {
    case 'text': {
      const asked = inputOfJob(OPERATIONS.text.input, job);
      if (asked === null) return null;
      const { prompt, templateId: look } = asked;
      return images({ tab: 'text-to-image', prompt, look: look ?? null, shape });
    }
    case 'productShot': {
      const asked = inputOfJob(OPERATIONS.productShot.input, job);
      if (asked === null) return null;
      const { sceneId: sceneTemplate, customPrompt = null } = asked;
      return images({ tab: 'product', sceneTemplate, customPrompt, shape, asked });
    }
    case 'portrait': {
      const asked = inputOfJob(OPERATIONS.portrait.input, job);
      if (asked === null) return null;
      const { templateId: sceneTemplate, customPrompt = null, source } = asked;
      const usesProfilePhoto = source.kind === 'profile';
      return images({ tab: 'portrait', sceneTemplate, customPrompt, usesProfilePhoto, shape });
    }
    case 'storyboard': {
      const asked = inputOfJob(OPERATIONS.storyboard.input, job);
      if (asked === null) return null;
      return { to: NAVIGATION.storyboard.path, state: { description: asked.description } };
    }
    case 'enhance': {
      const asked = inputOfJob(OPERATIONS.enhance.input, job);
      return asked === null
        ? null
        : { to: enhanceLink({ type: asked.itemType, id: asked.itemId }) };
    }
    case 'productEdit':
    case 'cutOut':
      return null;
  }
}
