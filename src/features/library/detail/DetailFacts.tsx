import type { LibraryItem } from '@lumashot/domain/library/item';
import { DETAIL_TEXTS } from '#app/texts/libraryDetail.ts';
import { Picture } from '#app/components/pictures/Picture.tsx';
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
  </dl>
);

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
