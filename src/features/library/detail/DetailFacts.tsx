import type { LibraryItem } from '@lumashot/domain/library/item';
import { Button } from '#app/components/actions/Button.tsx';
import { showToast } from '#app/components/toasts/showToast.ts';
import { DETAIL_TEXTS } from '#app/texts/libraryDetail.ts';
import { Picture } from '#app/components/pictures/Picture.tsx';
import { copyText } from '#app/lib/copyText.ts';
import { useMediaUrl } from '#app/media/useMediaUrl.ts';
import { factsOf } from './detailFacts.ts';
import styles from './detailDialog.module.css';

export const DetailFacts = ({ item }: { item: LibraryItem }) => (
  <dl className={styles['facts']}>
    {item.type === 'product' && item.original_image_url !== null ? (
      <Original url={item.original_image_url} name={item.product_name} />
    ) : null}
    {factsOf(item).map(([name, value]) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>{value}</dd>
      </div>
    ))}
    {item.made_by == null ? null : <Seed seed={String(item.made_by.seed)} />}
  </dl>
);

/** What a model was given beside the words: named to ask for the same picture elsewhere. */
function Seed({ seed }: { seed: string }) {
  async function copy(): Promise<void> {
    if (await copyText(seed)) showToast('success', { title: DETAIL_TEXTS.copied });
    else showToast('error', { title: DETAIL_TEXTS.notCopied });
  }
  return (
    <div>
      <dt>{DETAIL_TEXTS.seed}</dt>
      <dd className={styles['seed']}>
        {seed}
        <Button look="plain" onClick={() => void copy()}>
          {DETAIL_TEXTS.copy}
        </Button>
      </dd>
    </div>
  );
}

/** The customer's own photo, and what it shows. */
function Original({ url, name }: { url: string; name: string | null }) {
  const { url: src, failed } = useMediaUrl(url);
  return (
    <div className={styles['original']}>
      <dt>{DETAIL_TEXTS.original}</dt>
      <dd>
        <Picture src={src} failed={failed} alt={name ?? ''} width={72} height={72} />
        {name}
      </dd>
    </div>
  );
}
