import { CREATE_TABS, CREATE_TABS_LABEL, type CreateTabId } from '#app/texts/images.ts';
import { Fragment, useState, type ReactNode } from 'react';
import { TabBar, TabPanel } from '#app/components/actions/TabBar.tsx';
import type { HandOff } from './handOff.ts';
import { PortraitTab } from './portrait/PortraitTab.tsx';
import { ProductTab } from './product/ProductTab.tsx';
import { TextToImageTab } from './TextToImageTab.tsx';
import { useCreateTab } from './useCreateTab.ts';

const PANELS: Readonly<Record<CreateTabId, (handOff: HandOff | null) => ReactNode>> = {
  'text-to-image': (handOff) => (
    <TextToImageTab
      prompt={handOff?.prompt}
      look={handOff?.look ?? null}
      shape={handOff?.shape ?? null}
    />
  ),
  'product-shots': (handOff) => (
    <ProductTab
      handedOver={
        handOff?.tab === 'product-shots' ? { ...handOff, sceneId: handOff.productScene } : null
      }
    />
  ),
  'portrait-shots': (handOff) => (
    <PortraitTab
      handedOver={
        handOff?.tab === 'portrait-shots'
          ? { ...handOff, templateId: handOff.portraitTemplate }
          : null
      }
    />
  ),
};

/** A tab once opened stays, hidden: looking at another one loses nothing that was typed. */
export function CreateImagesScreen() {
  const { tab, choose, handOff, handedKey } = useCreateTab();
  const [opened, setOpened] = useState<readonly CreateTabId[]>([tab]);
  if (!opened.includes(tab)) setOpened([...opened, tab]);

  return (
    <>
      <TabBar label={CREATE_TABS_LABEL} tabs={CREATE_TABS} chosen={tab} onChoose={choose} />
      {CREATE_TABS.map(({ id }) => (
        <TabPanel key={id} id={id} chosen={tab}>
          {opened.includes(id) ? <Fragment key={handedKey}>{PANELS[id](handOff)}</Fragment> : null}
        </TabPanel>
      ))}
    </>
  );
}
