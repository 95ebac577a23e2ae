import { isMadeAlready, type AskedChange } from '@lumashot/domain/library/alreadyMade';
import type { ImageType } from '@lumashot/domain/library/item';
import type { LibraryReader } from '../../ports.ts';

interface Place {
  /** Of the picture that is changed. */
  readonly type: ImageType;
  readonly uid: string;
  readonly library: Pick<LibraryReader, 'changesOf'>;
}

/** Whether the library has what the preview engine would draw again for this change. */
export async function hasChange(
  asked: AskedChange,
  { type, uid, library }: Place,
): Promise<boolean> {
  const { of: id, enhancementType } = asked;
  const made = await library.changesOf({ type, id, uid, enhancementType });
  return made.some((row) => isMadeAlready(asked, row));
}
