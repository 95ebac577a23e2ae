import type { VideoTab } from '@lumashot/domain/handOffs';
import { SHELL_TEXTS } from '#app/texts/shell.ts';
import { VIDEO_TAB_BAR, VIDEO_TABS_LABEL, VIDEO_TEXTS } from '#app/texts/videos.ts';
import { useState, type ReactNode } from 'react';
import { Button } from '#app/components/actions/Button.tsx';
import { TabBar, TabPanel } from '#app/components/actions/TabBar.tsx';
import { creditsLabel } from '#app/lib/creditsLabel.ts';
import { useProfile } from '#app/session/ProfileContext.ts';
import { ComingSoonDialog } from './ComingSoonDialog.tsx';
import { MyVideosTab } from './mine/MyVideosTab.tsx';
import { PhotosTab } from './photos/PhotosTab.tsx';
import { TextTab } from './TextTab.tsx';
import { useVideosTab } from './useVideosTab.ts';
import styles from './videos.module.css';

/** A tab once opened stays, hidden: looking at another one loses nothing that was typed. */
export function VideosScreen() {
  const { tab, choose, handOff } = useVideosTab();
  const [opened, setOpened] = useState<readonly VideoTab[]>([tab]);
  if (!opened.includes(tab)) setOpened([...opened, tab]);
  const [isSoonOpen, setSoonOpen] = useState(false);
  const openSoon = () => setSoonOpen(true);

  const panels: Readonly<Record<VideoTab, ReactNode>> = {
    text: <TextTab handedPrompt={handOff?.prompt} openSoon={openSoon} />,
    photos: <PhotosTab handedSource={handOff?.sourceImageUrl} onSaved={() => choose('mine')} />,
    mine: <MyVideosTab toPhotos={() => choose('photos')} />,
  };

  return (
    <div className={styles['screen']}>
      <TabBar label={VIDEO_TABS_LABEL} tabs={VIDEO_TAB_BAR} chosen={tab} onChoose={choose} />
      <div className={styles['head']}>
        <Balance />
        <Button look="plain" className={styles['open']} onClick={openSoon}>
          {VIDEO_TEXTS.open}
        </Button>
      </div>
      {VIDEO_TAB_BAR.map(({ id }) => (
        <TabPanel key={id} id={id} chosen={tab}>
          {opened.includes(id) ? panels[id] : null}
        </TabPanel>
      ))}
      <ComingSoonDialog isOpen={isSoonOpen} close={() => setSoonOpen(false)} />
    </div>
  );
}

function Balance() {
  const profile = useProfile();
  return (
    <p className={styles['muted']}>
      {profile === null ? (
        <span className={styles['skeleton']}>
          <span className="visually-hidden">{SHELL_TEXTS.loadingCredits}</span>
        </span>
      ) : (
        VIDEO_TEXTS.balance(creditsLabel(profile.credits))
      )}
    </p>
  );
}
