import type { LiveSwitches } from '@lumashot/domain/admin/live';
import type { AdminSeen } from '@lumashot/domain/admin/looks';
import type { OperationName } from '@lumashot/domain/operations/operations';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { Section } from '#app/components/look/Section.tsx';
import { ADMIN_TEXTS, OPERATION_LABELS, OPERATIONS_SHOWN } from '#app/texts/admin.ts';
import styles from './admin.module.css';

const TEXTS = ADMIN_TEXTS.switches;
const DEFAULT = 'default';

interface Props {
  /** As it would be switched. */
  readonly live: LiveSwitches;
  readonly seen: AdminSeen<'live'>;
  readonly onChange: (changed: Partial<LiveSwitches>) => void;
  /** Whether what is typed is a budget at all. */
  readonly onBudgetRight: (isRight: boolean) => void;
}

/** Who draws, and for how much a day; where no model draws there is nothing to choose. */
export function ModelSwitches({ live, seen, onChange, onBudgetRight }: Props) {
  const offered = OPERATIONS_SHOWN.flatMap((name) => {
    const models = seen.models[name];
    return models === undefined ? [] : [{ name, models }];
  });

  function choose(name: OperationName, choice: string): void {
    const others = Object.entries(live.models).filter(([other]) => other !== name);
    const chosen = choice === DEFAULT ? {} : { [name]: choice };
    onChange({ models: { ...Object.fromEntries(others), ...chosen } });
  }

  return (
    <>
      <Section title={TEXTS.models}>
        {offered.length === 0 ? <p className={styles['muted']}>{TEXTS.noModels}</p> : null}
        {offered.map(({ name, models }) => (
          <ModelField
            key={name}
            label={OPERATION_LABELS[name]}
            models={models}
            chosen={live.models[name] ?? DEFAULT}
            onChange={(choice) => choose(name, choice)}
          />
        ))}
      </Section>
      {offered.length === 0 ? null : (
        <Section title={TEXTS.budget}>
          <BudgetField
            budgetUsd={live.budgetUsd}
            budget={seen.budget}
            onChange={(budgetUsd) => onChange({ budgetUsd })}
            onRight={onBudgetRight}
          />
        </Section>
      )}
    </>
  );
}

function ModelField({
  label,
  models,
  chosen,
  onChange,
}: {
  readonly label: string;
  readonly models: readonly string[];
  readonly chosen: string;
  readonly onChange: (choice: string) => void;
}) {
  // One that was chosen before a deploy took it away is shown, and not offered again.
  const isGone = chosen !== DEFAULT && !models.includes(chosen);
  return (
    <TextField
      select
      label={label}
      value={chosen}
      error={isGone}
      helperText={isGone ? TEXTS.modelGone : ' '}
      onChange={({ target: { value } }) => onChange(value)}
    >
      <MenuItem value={DEFAULT}>{TEXTS.bySettings(models[0] ?? '')}</MenuItem>
      {[...models, ...(isGone ? [chosen] : [])].map((model) => (
        <MenuItem key={model} value={model} disabled={isGone && model === chosen}>
          {model}
        </MenuItem>
      ))}
    </TextField>
  );
}

function BudgetField({
  budgetUsd,
  budget: { settingUsd, mostUsd },
  onChange,
  onRight,
}: {
  readonly budgetUsd: number | null;
  readonly budget: Props['seen']['budget'];
  readonly onChange: (budgetUsd: number | null) => void;
  readonly onRight: (isRight: boolean) => void;
}) {
  const [text, setText] = useState(budgetUsd === null ? '' : String(budgetUsd));
  const isBudget = (typed: string): boolean =>
    typed === '' || (/^\d+(\.\d{1,2})?$/.test(typed) && Number(typed) <= mostUsd);
  return (
    <TextField
      label={TEXTS.budgetLabel}
      value={text}
      error={!isBudget(text)}
      helperText={TEXTS.budgetNote(settingUsd, mostUsd)}
      onChange={({ target: { value } }) => {
        setText(value);
        onRight(isBudget(value));
        if (isBudget(value)) onChange(value === '' ? null : Number(value));
      }}
      slotProps={{ htmlInput: { inputMode: 'decimal', maxLength: 10 } }}
    />
  );
}
