import type { Which } from '@lumashot/domain/admin/looks';
import { useState } from 'react';
import { Section } from '#app/components/look/Section.tsx';
import { ADMIN_TEXTS } from '#app/texts/admin.ts';
import { Look } from './Look.tsx';
import { MessageRows } from './MessageRows.tsx';
import { OpenOrAll } from './OpenOrAll.tsx';
import { ReportRows } from './ReportRows.tsx';
import { usePages } from './usePages.ts';

const TEXTS = ADMIN_TEXTS.reports;

/** What people wrote to us and said of pictures: first what waits for somebody, however old it is. */
export function ReportsPart() {
  const [messages, setMessages] = useState<Which>('open');
  const [reports, setReports] = useState<Which>('open');
  return (
    <>
      <Section title={TEXTS.messages}>
        <OpenOrAll label={TEXTS.messages} chosen={messages} onChoose={setMessages} />
        <Messages key={messages} which={messages} />
      </Section>
      <Section title={TEXTS.reports}>
        <OpenOrAll label={TEXTS.reports} chosen={reports} onChoose={setReports} />
        <Reports key={reports} which={reports} />
      </Section>
    </>
  );
}

function Messages({ which }: { readonly which: Which }) {
  const looked = usePages('messages', { kind: 'messages', which });
  return (
    <Look looked={looked}>
      {(pages) => (
        <MessageRows messages={pages.flatMap(({ rows }) => rows)} onDone={looked.again} />
      )}
    </Look>
  );
}

function Reports({ which }: { readonly which: Which }) {
  const looked = usePages('reports', { kind: 'reports', which });
  return (
    <Look looked={looked}>
      {(pages) => <ReportRows reports={pages.flatMap(({ rows }) => rows)} onDone={looked.again} />}
    </Look>
  );
}
