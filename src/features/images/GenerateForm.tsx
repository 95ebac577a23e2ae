import { PROMPT_MAX_LENGTH } from '@lumashot/domain/calls/prompt';
import { TEXT_TEMPLATES, type TextTemplateId } from '@lumashot/domain/catalog/textTemplates';
import { TEXT_TAB_TEXTS } from '#app/texts/images.ts';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useDraft } from '#app/device/useDraft.ts';
import desk from './generation/desk.module.css';
import { SubmitBar } from './generation/SubmitBar.tsx';
import { PreviewReading } from './preview/PreviewReading.tsx';
import { LookPicker } from './LookPicker.tsx';
import styles from './textTab.module.css';
import type { TextInput } from './useGenerateImage.ts';

interface Props {
  readonly uid: string;
  /** Words from another screen. */
  readonly initial: string | null;
  /** What was asked for last in this tab. */
  readonly asked: TextInput | null;
  readonly isRunning: boolean;
  readonly onGenerate: (input: TextInput) => void;
}

export function GenerateForm({ uid, initial, asked, isRunning, onGenerate }: Props) {
  const [prompt, setPrompt] = useDraft({
    uid,
    name: 'image-prompt',
    initial,
    fallback: asked?.prompt,
  });
  const [look, setLook] = useState<TextTemplateId | null>(
    asked?.prompt === prompt ? (asked.templateId ?? null) : null,
  );

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
        onGenerate(look === null ? { prompt } : { prompt, templateId: look });
      }}
    >
      <LookPicker chosen={look} onPick={pick} disabled={isRunning} />
      <TextField
        label="Prompt"
        multiline
        minRows={3}
        maxRows={12}
        placeholder="A red fox in a snowy forest at sunset"
        value={prompt}
        onChange={(event) => {
          setPrompt(event.target.value);
          setLook(null);
        }}
        disabled={isRunning}
        error={prompt.length > PROMPT_MAX_LENGTH}
        helperText={
          <span className={styles['hint']}>
            <span>{look === null ? '' : 'Editing clears the look'}</span>
            <span>
              {prompt.length.toLocaleString('en-US')} / {PROMPT_MAX_LENGTH.toLocaleString('en-US')}
            </span>
          </span>
        }
        slotProps={{ inputLabel: { shrink: true } }}
      />
      <PreviewReading
        operation="text"
        words={prompt}
        disabled={isRunning}
        onPick={(suggestion) => {
          setPrompt(suggestion);
          setLook(null);
        }}
      />
      <SubmitBar label={TEXT_TAB_TEXTS.submit} isRunning={isRunning} />
    </form>
  );
}
