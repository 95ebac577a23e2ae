import { Button } from '#app/components/actions/Button.tsx';
import { showToast } from '#app/components/toasts/showToast.ts';
import { copyText } from '#app/lib/copyText.ts';
import { ADMIN_TEXTS } from '#app/texts/admin.ts';

const TEXTS = ADMIN_TEXTS.ids;

/** Whose, or which: short enough to be told from the others; all of it goes where it is asked for, into a search or a log. */
export function CopyId({ name, id }: { readonly name: string; readonly id: string }) {
  async function copy(): Promise<void> {
    if (await copyText(id)) showToast('success', { title: TEXTS.copied });
    else showToast('info', { title: TEXTS.notCopied, description: id });
  }
  return (
    <Button look="plain" title={id} onClick={() => void copy()}>
      {TEXTS.copy(name, shortOf(id))}
    </Button>
  );
}

const shortOf = (id: string): string =>
  id.length <= 12 ? id : `${id.slice(0, 5)}…${id.slice(-4)}`;
