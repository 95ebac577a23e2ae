import type { AdminSeen } from '@lumashot/domain/admin/looks';
import { UNDECIDED } from '@lumashot/domain/reports/report';
import { Button } from '#app/components/actions/Button.tsx';
import { formatMoment } from '#app/lib/formatDate.ts';
import { ADMIN_TEXTS, OPERATION_LABELS } from '#app/texts/admin.ts';
import styles from './admin.module.css';
import { Rows } from './Rows.tsx';
import { useAct } from './useAct.ts';

const TEXTS = ADMIN_TEXTS.reports;

type Report = AdminSeen<'reports'>['rows'][number];

interface Props {
  readonly reports: readonly Report[];
  readonly onDone: () => void;
}

/** Pictures that somebody could not use, and what became of it. */
export function ReportRows({ reports, onDone }: Props) {
  const { act, isBusy } = useAct(onDone);
  return (
    <Rows
      rows={reports.map((report) => {
        const decide = (decision: 'given' | 'kept') => () =>
          void act({ kind: 'decide', reportId: report.id, decision });
        return {
          id: report.id,
          title: [
            report.operation === null ? report.itemType : OPERATION_LABELS[report.operation],
            report.reason,
            report.words,
          ]
            .filter((word) => word !== '')
            .join(' · '),
          facts: [formatMoment(report.createdAt), report.engine, outcomeOf(report)],
          ids: { uid: report.uid },
          children: isUndecided(report) ? (
            <div className={styles['actions']}>
              <Button look="outlined" disabled={isBusy} onClick={decide('given')}>
                {TEXTS.give}
              </Button>
              <Button look="plain" disabled={isBusy} onClick={decide('kept')}>
                {TEXTS.keep}
              </Button>
            </div>
          ) : null,
        };
      })}
    />
  );
}

const isUndecided = ({ kept, decision }: Report): boolean =>
  decision === null && kept !== null && UNDECIDED.includes(kept);

function outcomeOf({ credits, kept, decision }: Report): string {
  if (decision !== null) return decision === 'given' ? TEXTS.given : TEXTS.kept;
  return kept === null ? TEXTS.byItself(credits) : TEXTS.notByItself(kept);
}
