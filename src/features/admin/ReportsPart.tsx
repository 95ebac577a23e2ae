import { Section } from '#app/components/look/Section.tsx';
import { ADMIN_TEXTS } from '#app/texts/admin.ts';
import { Look } from './Look.tsx';
import { MessageRows } from './MessageRows.tsx';
import { ReportRows } from './ReportRows.tsx';
import { useLook } from './useLook.ts';

const TEXTS = ADMIN_TEXTS.reports;

export function ReportsPart() {
  const messages = useLook('messages', { kind: 'messages' });
  const reports = useLook('reports', { kind: 'reports' });
  return (
    <>
      <Section title={TEXTS.messages}>
        <Look looked={messages}>
          {(seen) => <MessageRows messages={seen.messages} onDone={messages.again} />}
        </Look>
      </Section>
      <Section title={TEXTS.reports}>
        <Look looked={reports}>
          {(seen) => <ReportRows reports={seen.reports} onDone={reports.again} />}
        </Look>
      </Section>
    </>
  );
}
