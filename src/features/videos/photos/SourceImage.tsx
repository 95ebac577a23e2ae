import ImageIcon from '~icons/ic/outline-add-photo-alternate';
import { NAVIGATION } from '#app/texts/dashboard.ts';
import { PHOTOS_TO_VIDEO_TEXTS as TEXTS } from '#app/texts/videos.ts';
import { useState } from 'react';
import { Button } from '#app/components/actions/Button.tsx';
import { ButtonLink } from '#app/components/actions/ButtonLink.tsx';
import { Picture } from '#app/components/pictures/Picture.tsx';
import { useMediaUrl } from '#app/media/useMediaUrl.ts';
import styles from './photosTab.module.css';

interface Props {
  readonly url: string | null;
  readonly disabled: boolean;
  readonly onRemove: () => void;
}

/** The picture to set in motion: large when there is one, the way to the library when not. */
export const SourceImage = ({ url, disabled, onRemove }: Props) => (
  <section className={styles['source']} aria-label={TEXTS.source}>
    <h2>{TEXTS.source}</h2>
    {url === null ? (
      <Nothing />
    ) : (
      <>
        <Chosen url={url} />
        <div className={styles['actions']}>
          <ButtonLink look="outlined" to={NAVIGATION.library.path}>
            {TEXTS.change}
          </ButtonLink>
          <Button look="plain" disabled={disabled} onClick={onRemove}>
            {TEXTS.remove}
          </Button>
        </div>
      </>
    )}
  </section>
);

const Nothing = () => (
  <div className={styles['nothing']}>
    <ImageIcon />
    <p>{TEXTS.none}</p>
    <p className={styles['muted']}>{TEXTS.noneText}</p>
    <ButtonLink look="outlined" to={NAVIGATION.library.path}>
      {TEXTS.pick}
    </ButtonLink>
  </div>
);

function Chosen({ url }: { url: string }) {
  const { url: src, failed } = useMediaUrl(url);
  // A square until the picture says how it is cut.
  const [size, setSize] = useState({ width: 1, height: 1 });
  return <Picture src={src} failed={failed} alt={TEXTS.chosen} {...size} onSize={setSize} />;
}
