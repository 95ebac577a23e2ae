import { isOperationName } from '@lumashot/domain/operations/operations';
import LinearProgress from '@mui/material/LinearProgress';
import { Section } from '#app/components/look/Section.tsx';
import { ADMIN_TEXTS, OPERATION_LABELS } from '#app/texts/admin.ts';
import styles from './admin.module.css';
import { Look } from './Look.tsx';
import { Rows } from './Rows.tsx';
import { dollarsOf } from './rowsOf.ts';
import { useLook } from './useLook.ts';

const TEXTS = ADMIN_TEXTS.money;

/** A budget of nothing is spent. */
const percentOf = (spent: number, limit: number): number =>
  spent >= limit ? 100 : (spent / limit) * 100;

const marginText = ({ costMicros, incomeMicros }: { costMicros: number; incomeMicros: number }) =>
  incomeMicros === 0
    ? TEXTS.noIncome
    : TEXTS.margin(Math.round((1 - costMicros / incomeMicros) * 100));

/** What hosted models cost, and what is left of the credits they were paid with. */
export function MoneyPart() {
  const looked = useLook('money', { kind: 'money' });
  return (
    <Look looked={looked}>
      {({ budget, days, today }) => {
        const spent = days[0]?.costMicros ?? 0;
        return (
          <>
            <Section title={TEXTS.budget}>
              <p className={styles['muted']}>{TEXTS.counts}</p>
              <p>{TEXTS.spent(dollarsOf(spent), dollarsOf(budget.limitMicros))}</p>
              <LinearProgress
                className={styles['bar'] ?? ''}
                variant="determinate"
                aria-label={TEXTS.budget}
                value={percentOf(spent, budget.limitMicros)}
              />
            </Section>
            <Section title={TEXTS.operations}>
              <Rows
                rows={today.byOperation.map(({ name, jobs, costMicros, incomeMicros }) => ({
                  id: name,
                  title: `${isOperationName(name) ? OPERATION_LABELS[name] : name} · ${dollarsOf(costMicros)}`,
                  facts: [TEXTS.pictures(jobs), marginText({ costMicros, incomeMicros })],
                }))}
              />
              {today.isWhole ? null : <p className={styles['muted']}>{TEXTS.isPart}</p>}
            </Section>
            <Section title={TEXTS.models}>
              <Rows
                rows={today.byModel.map(({ name, jobs, costMicros }) => ({
                  id: name,
                  title: `${name} · ${dollarsOf(costMicros)}`,
                  facts: [TEXTS.pictures(jobs)],
                }))}
              />
            </Section>
            <Section title={TEXTS.days}>
              <Rows
                rows={days.map(({ day, jobs, costMicros }) => ({
                  id: day,
                  title: `${day} · ${dollarsOf(costMicros)}`,
                  facts: [TEXTS.pictures(jobs)],
                }))}
              />
            </Section>
          </>
        );
      }}
    </Look>
  );
}
