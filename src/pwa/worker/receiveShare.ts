import { ROUTES } from '@lumashot/domain/routes';
import { keepShared } from '../sharedCache.ts';
import { SHARED_FIELD } from '../sharedField.ts';

/** `?shared=failed` tells the page that there was nothing it could use. */
const landing = (outcome: 'photo' | 'failed'): Response =>
  Response.redirect(`${ROUTES.images}?shared=${outcome}`, 303);

/** The system posts photos: they wait in a cache until the page has asked what to make of them. */
export async function receiveShare(request: Request): Promise<Response> {
  try {
    const form = await request.formData();
    const files = form
      .getAll(SHARED_FIELD)
      .filter((file) => file instanceof File)
      .filter(({ size }) => size > 0);
    if (files.length === 0) return landing('failed');
    await keepShared(files);
    return landing('photo');
  } catch {
    // A full disk, or a form that is none: the page says so and offers the picker.
    return landing('failed');
  }
}
