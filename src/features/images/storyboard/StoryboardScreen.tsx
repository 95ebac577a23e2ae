import { STORYBOARD_TABS, STORYBOARD_TEXTS, type StoryboardTabId } from '#app/texts/storyboard.ts';
import { useState } from 'react';
import { Button } from '#app/components/actions/Button.tsx';
import { EmptyState } from '#app/components/states/EmptyState.tsx';
import { useFrames } from '../generation/useFrames.ts';
import { TabBar, TabPanel } from '#app/components/actions/TabBar.tsx';
import { ConvertTab } from './ConvertTab.tsx';
import { CreateBoardTab } from './CreateBoardTab.tsx';
import { useHandedDescription } from './useHandedDescription.ts';
import { boardSheet, checkBoard, useBoards } from './storyboardCall.ts';

/** A finished board leads on to the tab that will make a video of it. */
export function StoryboardScreen() {
  const boards = useBoards();
  const sheet = useFrames(boardSheet);
  const [tab, setTab] = useState<StoryboardTabId>('create');
  const handed = useHandedDescription();
  const toCreate = <Button onClick={() => setTab('create')}>{STORYBOARD_TEXTS.toCreate}</Button>;

  async function generate(description: string): Promise<void> {
    sheet.release();
    if ((await boards.run(checkBoard({ description }), 1)) === 'made') setTab('convert');
  }

  return (
    <>
      <TabBar label={STORYBOARD_TEXTS.tabs} tabs={STORYBOARD_TABS} chosen={tab} onChoose={setTab} />
      <TabPanel id="create" chosen={tab}>
        <CreateBoardTab
          key={handed.key}
          boards={boards}
          sheet={sheet}
          handed={handed.description}
          onGenerate={(words) => void generate(words)}
        />
      </TabPanel>
      <TabPanel id="convert" chosen={tab}>
        {/* Mounted when it is shown: then the board's picture comes into view. */}
        {tab === 'convert' ? (
          <ConvertTab board={sheet.large} toCreate={toCreate} onAgain={() => setTab('create')} />
        ) : null}
      </TabPanel>
      <TabPanel id="videos" chosen={tab}>
        <EmptyState {...STORYBOARD_TEXTS.noVideos} action={toCreate} />
      </TabPanel>
    </>
  );
}
