import { ZIP_TEXTS } from '#app/texts/librarySelection.ts';

interface SavePicker {
  showSaveFilePicker(options: {
    readonly suggestedName: string;
    readonly types: readonly {
      readonly description: string;
      readonly accept: Readonly<Record<string, readonly string[]>>;
    }[];
  }): Promise<FileSystemFileHandle>;
}

const hasPicker = (host: object): host is SavePicker => 'showSaveFilePicker' in host;

/**
 * Where to save, as the person chooses: `unavailable` in browsers that cannot write into files, null
 * where they have changed their mind. Has to be called within a press.
 */
export async function pickZipFile(
  suggestedName: string,
): Promise<FileSystemFileHandle | 'unavailable' | null> {
  const host: object = window;
  if (!hasPicker(host)) return 'unavailable';
  try {
    return await host.showSaveFilePicker({
      suggestedName,
      types: [{ description: ZIP_TEXTS.kind, accept: { 'application/zip': ['.zip'] } }],
    });
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return null;
    // In a frame, or forbidden: downloads work there.
    return 'unavailable';
  }
}
