import { ROUTES } from '@lumashot/domain/routes';
import { keepShared } from '../sharedCache.ts';
import { SHARED_FIELD } from '../sharedField.ts';

/** `?shared=failed` tells the page that there was nothing it could use. */
const landing = (outcome: 'photo' | 'failed'): Response =>
  Response.redirect(`${ROUTES.images}?shared=${outcome}`, 303);

/** The system posts a photo: it waits in a cache until the page has asked what to make of it. */
export async function receiveShare(request: Request): Promise<Response> {
  try {
    const form = await request.formData();
    const file = form.get(SHARED_FIELD);
    if (!(file instanceof File) || file.size === 0) return landing('failed');
    await keepShared(file);
    return landing('photo');
  } catch {
    // A full disk, or a form that is none: the page says so and offers the picker.
    return landing('failed');
  }
}
