import { TextToImageTab } from './TextToImageTab.tsx';

/** One tab so far: product shots and portraits join with their own slices. */
export function CreateImagesScreen() {
  return <TextToImageTab />;
}
