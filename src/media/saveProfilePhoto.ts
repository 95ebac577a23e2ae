import { uploadProfilePhoto } from '../firebase/files/uploadProfilePhoto.ts';
import { keepMediaUrl } from './mediaUrls.ts';

/** Uploads a face photo, which is then shown from here without being fetched; answers its `gs://` URL. */
export async function saveProfilePhoto(
  upload: Parameters<typeof uploadProfilePhoto>[0],
): Promise<string> {
  const url = await uploadProfilePhoto(upload);
  keepMediaUrl(url, upload.photo);
  return url;
}
