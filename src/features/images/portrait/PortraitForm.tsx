import {
  findPortraitTemplate,
  PORTRAIT_FRAMING_LABELS,
  PORTRAIT_TEMPLATES,
} from '@lumashot/domain/catalog/portraitTemplates';
import {
  PORTRAIT_COSTS,
  PORTRAIT_FRAMINGS,
  type PortraitFraming,
} from '@lumashot/domain/credits/costs';
import { sceneThumbnail } from '@lumashot/domain/catalog/sceneThumbnails';
import type { ShapeId } from '@lumashot/domain/catalog/shapes';
import { PORTRAIT_TEXTS } from '#app/texts/images.ts';
import { useMemo, useState } from 'react';
import { Button } from '#app/components/actions/Button.tsx';
import { useUser } from '#app/session/SessionContext.ts';
import { useDrawnHere } from '#app/session/drawnHere.ts';
import { creditsLabel } from '#app/lib/creditsLabel.ts';
import { focusMissing } from '#app/lib/focusMissing.ts';
import desk from '../generation/desk.module.css';
import { HowMany } from '../generation/HowMany.tsx';
import { SceneGrid } from '../generation/SceneGrid.tsx';
import { ShapePicker } from '../generation/ShapePicker.tsx';
import { SubmitBar } from '../generation/SubmitBar.tsx';
import { useCount } from '../generation/useCount.ts';
import { useShape } from '../generation/useShape.ts';
import { WordsField } from '../generation/WordsField.tsx';
import { UntilConfirmed } from '../UntilConfirmed.tsx';
import { portraitCost, type TemplateId } from './portraitCall.ts';
import styles from './portraitForm.module.css';
import { SourceField, type PortraitSource } from './SourceField.tsx';

export interface TemplateWish {
  readonly templateId: TemplateId | null;
  readonly customPrompt: string;
}

interface Props {
  readonly source: PortraitSource;
  /** Of the portrait that this one shall be like. */
  readonly initialShape: ShapeId | null;
  readonly wish: TemplateWish;
  readonly setWish: (wish: TemplateWish) => void;
  readonly isRunning: boolean;
  /** Nothing can be changed or asked for meanwhile. */
  readonly isSending: boolean;
  readonly onGenerate: (count: number, shape: ShapeId) => void;
}

export function PortraitForm({
  source,
  initialShape,
  wish,
  setWish,
  isRunning,
  isSending,
  onGenerate,
}: Props) {
  const [framing, setFraming] = useState(() => framingOf(wish.templateId));
  const isDrawnHere = useDrawnHere('portrait') !== false;
  const scenes = useMemo(() => scenesFor(isDrawnHere), [isDrawnHere]);
  const { uid } = useUser();
  const shape = useShape({ uid, operation: 'portrait', initial: initialShape });
  const { templateId, customPrompt } = wish;
  const many = useCount({ uid, operation: 'portrait', scene: templateId });
  const { count } = many;
  const cost = templateId === null ? null : portraitCost(templateId);
  return (
    <form
      className={desk['fields']}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onGenerate(count, shape.shape);
        focusMissing(event.currentTarget);
      }}
    >
      <UntilConfirmed operation="portrait" />
      <SourceField source={source} disabled={isSending} />
      <WordsField
        label={PORTRAIT_TEXTS.prompt}
        placeholder={PORTRAIT_TEXTS.promptPlaceholder}
        words={customPrompt}
        onChange={(words) => setWish({ templateId, customPrompt: words })}
        disabled={isSending}
      />
      <div role="group" aria-label={PORTRAIT_TEXTS.filter} className={styles['filter']}>
        {([null, ...PORTRAIT_FRAMINGS] as const).map((known) => (
          <Button
            key={known ?? 'all'}
            look="outlined"
            className={styles['chip'] ?? ''}
            aria-pressed={framing === known}
            onClick={() => setFraming(known)}
          >
            {filterLabel(known)}
          </Button>
        ))}
      </div>
      <SceneGrid
        legend={PORTRAIT_TEXTS.scene}
        scenes={scenes.filter(({ transformationType }) =>
          framing === null ? true : transformationType === framing,
        )}
        chosen={templateId}
        onPick={(id) => setWish({ customPrompt, templateId: id })}
        disabled={isSending}
      />
      <ShapePicker {...shape} disabled={isSending} />
      <HowMany {...many} disabled={isSending} />
      <SubmitBar
        label={
          count === 1 ? PORTRAIT_TEXTS.submit(cost) : PORTRAIT_TEXTS.submitSeveral(count, cost)
        }
        isRunning={isRunning}
        isSending={isSending}
        disabled={source.photos.isReading}
      />
    </form>
  );
}

/** A template that was handed over shows among its own kind. */
const framingOf = (templateId: TemplateId | null): PortraitFraming | null =>
  templateId === null ? null : (findPortraitTemplate(templateId)?.transformationType ?? null);

const scenesFor = (isDrawnHere: boolean) =>
  PORTRAIT_TEMPLATES.map((template) => ({
    ...template,
    // Our own engine shows as much of a person as the photo has; a model draws the rest.
    description:
      isDrawnHere && template.transformationType === 'full-body'
        ? PORTRAIT_TEXTS.fullLength(template.description)
        : template.description,
    thumbnail: sceneThumbnail(template.id),
    note: creditsLabel(template.credits),
  }));

const filterLabel = (framing: PortraitFraming | null): string =>
  framing === null
    ? PORTRAIT_TEXTS.all
    : PORTRAIT_TEXTS.framing(PORTRAIT_FRAMING_LABELS[framing], PORTRAIT_COSTS[framing]);
