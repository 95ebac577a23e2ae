import { PROMPT_MAX_LENGTH } from '@lumashot/domain/calls/prompt';
import { TEXT_TEMPLATES, type TextTemplateId } from '@lumashot/domain/catalog/textTemplates';
import { TEXT_TAB_TEXTS } from '@lumashot/domain/texts/images';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { Button } from '../../components/Button.tsx';
import type { AttemptInput } from './attempts.ts';
import { LookPicker } from './LookPicker.tsx';
import { Progress } from './Progress.tsx';
import styles from './textTab.module.css';

interface Props {
  readonly initial: AttemptInput;
  readonly isRunning: boolean;
  readonly onGenerate: (input: AttemptInput) => void;
}

export function GenerateForm({ initial, isRunning, onGenerate }: Props) {
  const [prompt, setPrompt] = useState(initial.prompt);
  const [look, setLook] = useState<TextTemplateId | null>(initial.templateId ?? null);

  function pick(id: TextTemplateId): void {
    setLook(id);
    setPrompt(TEXT_TEMPLATES.find((template) => template.id === id)?.prompt ?? '');
  }

  return (
    <form
      className={styles['fields']}
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
        minRows={4}
        maxRows={12}
        placeholder="A lighthouse on a cliff, waves below, evening light"
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
      <div className={styles['submit']}>
        <Button type="submit" disabled={isRunning}>
          {TEXT_TAB_TEXTS.submit}
        </Button>
        <Progress isRunning={isRunning} />
      </div>
    </form>
  );
}
