import type { AdminSeen } from '@lumashot/domain/admin/looks';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { Button } from '#app/components/actions/Button.tsx';
import { formatMoment } from '#app/lib/formatDate.ts';
import { ADMIN_TEXTS } from '#app/texts/admin.ts';
import styles from './admin.module.css';
import { Rows } from './Rows.tsx';
import { useAct, type Act } from './useAct.ts';

const TEXTS = ADMIN_TEXTS.reports;

type Message = AdminSeen<'messages'>['rows'][number];

interface Props {
  readonly messages: readonly Message[];
  readonly onDone: () => void;
}

/** What people wrote by the contact form; each can be answered once. */
export function MessageRows({ messages, onDone }: Props) {
  const { act, isBusy } = useAct(onDone);
  return (
    <Rows
      rows={messages.map((message) => ({
        id: message.id,
        title: message.subject,
        facts: [
          formatMoment(message.createdAt),
          `${message.name} <${message.email}>`,
          message.uid === null ? TEXTS.visitor : null,
          message.state,
        ],
        ids: { uid: message.uid },
        children: (
          <>
            <p className={styles['words']}>{message.message}</p>
            {message.answer === null ? null : (
              <p className={styles['words']}>{TEXTS.answered(message.answer)}</p>
            )}
            {message.state === 'done' ? null : (
              <Answer message={message} isBusy={isBusy} act={act} />
            )}
          </>
        ),
      }))}
    />
  );
}

function Answer({
  message: { id, answer, subject },
  isBusy,
  act,
}: {
  readonly message: Message;
  readonly isBusy: boolean;
  readonly act: Act;
}) {
  const [words, setWords] = useState('');
  return (
    <div className={styles['form']}>
      {answer === null ? (
        <TextField
          label={TEXTS.answer}
          helperText={TEXTS.answerNote}
          multiline
          minRows={2}
          value={words}
          onChange={(event) => setWords(event.target.value)}
          slotProps={{ htmlInput: { 'aria-label': `${TEXTS.answer}: ${subject}` } }}
        />
      ) : null}
      <div className={styles['actions']}>
        {answer === null ? (
          <Button
            look="outlined"
            disabled={isBusy || words.trim() === ''}
            onClick={() => void act({ kind: 'answer', messageId: id, words })}
          >
            {TEXTS.send}
          </Button>
        ) : null}
        <Button
          look="plain"
          disabled={isBusy}
          onClick={() => void act({ kind: 'done', messageId: id })}
        >
          {TEXTS.done}
        </Button>
      </div>
    </div>
  );
}
