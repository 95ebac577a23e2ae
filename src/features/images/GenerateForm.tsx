import { groupDigits } from '@lumashot/domain/groupDigits';
import { PROMPT_MAX_LENGTH } from '@lumashot/domain/calls/prompt';
import type { ShapeId } from '@lumashot/domain/catalog/shapes';
import { TEXT_TEMPLATES, type TextTemplateId } from '@lumashot/domain/catalog/textTemplates';
import { TEXT_TAB_TEXTS } from '#app/texts/textToImage.ts';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useDraft } from '#app/device/useDraft.ts';
import desk from './generation/desk.module.css';
import { HowMany } from './generation/HowMany.tsx';
import { ShapePicker } from './generation/ShapePicker.tsx';
import { SubmitBar } from './generation/SubmitBar.tsx';
import { useChosenCount } from './generation/useChosenCount.ts';
import { useShape } from './generation/useShape.ts';
import { PreviewReading } from './preview/PreviewReading.tsx';
import { LookPicker } from './LookPicker.tsx';
import styles from './textTab.module.css';
import type { TextInput } from './useGenerateImage.ts';

interface Props {
  readonly uid: string;
  /** Words from another screen. */
  readonly initial: string | null;
  readonly initialLook: TextTemplateId | null;
  readonly initialShape: ShapeId | null;
  /** What was asked for last in this tab. */
  readonly asked: TextInput | null;
  readonly isRunning: boolean;
  /** Nothing can be typed or asked for meanwhile. */
  readonly isSending: boolean;
  readonly onGenerate: (input: TextInput, count: number, shape: ShapeId) => void;
}

export function GenerateForm({
  uid,
  initial,
  initialLook,
  initialShape,
  asked,
  isRunning,
  isSending,
  onGenerate,
}: Props) {
  const [prompt, setPrompt] = useDraft({
    uid,
    name: 'image-prompt',
    initial,
    fallback: asked?.prompt,
  });
  const [look, setLook] = useState<TextTemplateId | null>(
    initialLook ?? (asked?.prompt === prompt ? (asked.templateId ?? null) : null),
  );

  const [count, setCount] = useChosenCount(uid, 'text');
  const shape = useShape({ uid, operation: 'text', initial: initialShape });

  function pick(id: TextTemplateId): void {
    setLook(id);
    setPrompt(TEXT_TEMPLATES.find((template) => template.id === id)?.prompt ?? '');
  }

  return (
    <form
      className={desk['fields']}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onGenerate(look === null ? { prompt } : { prompt, templateId: look }, count, shape.shape);
      }}
    >
      <LookPicker chosen={look} onPick={pick} disabled={isSending} />
      <TextField
        label={TEXT_TAB_TEXTS.prompt}
        multiline
        minRows={3}
        maxRows={12}
        placeholder={TEXT_TAB_TEXTS.placeholder}
        value={prompt}
        onChange={(event) => {
          setPrompt(event.target.value);
          setLook(null);
        }}
        disabled={isSending}
        error={prompt.length > PROMPT_MAX_LENGTH}
        helperText={
          <span className={styles['hint']}>
            <span>{look === null ? '' : TEXT_TAB_TEXTS.clearsLook}</span>
            <span>
              {groupDigits(prompt.length)} / {groupDigits(PROMPT_MAX_LENGTH)}
            </span>
          </span>
        }
        slotProps={{ inputLabel: { shrink: true } }}
      />
      <PreviewReading
        operation="text"
        words={prompt}
        disabled={isSending}
        onPick={(suggestion) => {
          setPrompt(suggestion);
          setLook(null);
        }}
      />
      <ShapePicker {...shape} disabled={isSending} />
      <HowMany count={count} onChoose={setCount} disabled={isSending} />
      <SubmitBar
        label={count === 1 ? TEXT_TAB_TEXTS.submit : TEXT_TAB_TEXTS.submitSeveral(count)}
        isRunning={isRunning}
        isSending={isSending}
      />
    </form>
  );
}
