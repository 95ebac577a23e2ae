import { Section } from '#app/components/look/Section.tsx';
import { formatMoment } from '#app/lib/formatDate.ts';
import { ADMIN_TEXTS } from '#app/texts/admin.ts';
import styles from './admin.module.css';
import { Look } from './Look.tsx';
import { Facts } from '#app/components/look/Facts.tsx';
import { Rows } from './Rows.tsx';
import { auditRow } from './rowsOf.ts';
import { SecondFactor } from './SecondFactor.tsx';
import { useLook } from './useLook.ts';
import { usePages } from './usePages.ts';

const TEXTS = ADMIN_TEXTS.health;

/** What should be small, or recent; and what we did. */
export function HealthPart() {
  const health = useLook('health', { kind: 'health' });
  const audit = usePages('audit', { kind: 'audit' });
  return (
    <>
      {/* Above what is loaded: that grows when it comes, and would push the button away under a finger. */}
      <SecondFactor />
      <Section title={TEXTS.title}>
        <p className={styles['muted']}>{TEXTS.counts}</p>
        <Look looked={health}>
          {({ done, failed, ...seen }) => (
            <Facts
              facts={[
                [TEXTS.done, `${done}`],
                [TEXTS.failed, `${failed}`],
                [TEXTS.rate, `${Math.round((failed / Math.max(1, done + failed)) * 100)} %`],
                [TEXTS.refused, `${seen.refused}`],
                [
                  TEXTS.event,
                  seen.lastEventAt === null ? ADMIN_TEXTS.never : formatMoment(seen.lastEventAt),
                ],
                [TEXTS.leases, `${seen.leasesOver}`],
                [TEXTS.deletions, `${seen.deletionsOverdue}`],
                [TEXTS.mails, `${seen.mailsWaiting}`],
                [TEXTS.messages, `${seen.messagesOpen}`],
              ]}
            />
          )}
        </Look>
      </Section>
      <Section title={TEXTS.log}>
        <Look looked={audit}>
          {(pages) => <Rows rows={pages.flatMap(({ rows }) => rows).map(auditRow)} />}
        </Look>
      </Section>
    </>
  );
}
