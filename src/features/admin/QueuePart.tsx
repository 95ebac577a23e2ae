import { Section } from '#app/components/look/Section.tsx';
import { formatMoment } from '#app/lib/formatDate.ts';
import { ADMIN_TEXTS, OPERATION_LABELS } from '#app/texts/admin.ts';
import { Look } from './Look.tsx';
import { Facts } from '#app/components/look/Facts.tsx';
import { Rows } from './Rows.tsx';
import { useLook } from './useLook.ts';

const TEXTS = ADMIN_TEXTS.queue;

/** What waits and is drawn, and what failed lately. */
export function QueuePart() {
  const looked = useLook('queue', { kind: 'queue' });
  return (
    <Look looked={looked}>
      {({ counts, oldest, open, failures }) => (
        <>
          <Section title={TEXTS.counts}>
            <Facts
              facts={[
                [TEXTS.waiting, `${counts.waiting}`],
                [TEXTS.queued, `${counts.queued}`],
                [TEXTS.running, `${counts.running}`],
                [TEXTS.oldest, oldest === null ? ADMIN_TEXTS.none : formatMoment(oldest)],
              ]}
            />
          </Section>
          <Section title={TEXTS.open}>
            <Rows
              rows={open.map((job) => ({
                id: job.id,
                title: `${OPERATION_LABELS[job.operation]} · ${job.state}`,
                facts: [formatMoment(job.createdAt), job.engine],
                ids: { uid: job.uid },
              }))}
            />
          </Section>
          <Section title={TEXTS.failures}>
            <Rows
              rows={failures.map(({ reason, operation, engine, count }) => ({
                id: `${reason} ${operation} ${engine}`,
                title: `${count} × ${reason}`,
                facts: [OPERATION_LABELS[operation], engine],
              }))}
            />
          </Section>
        </>
      )}
    </Look>
  );
}
