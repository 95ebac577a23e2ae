import type { AdminSeen } from '@lumashot/domain/admin/looks';
import { isOpen } from '@lumashot/domain/jobs/states';
import { Section } from '#app/components/look/Section.tsx';
import { formatMoment } from '#app/lib/formatDate.ts';
import { ADMIN_TEXTS as TEXTS, OPERATION_LABELS } from '#app/texts/admin.ts';
import { Look } from './Look.tsx';
import { PersonActions } from './PersonActions.tsx';
import { ReportRows } from './ReportRows.tsx';
import { Facts } from '#app/components/look/Facts.tsx';
import { Rows } from './Rows.tsx';
import { auditRow } from './rowsOf.ts';
import { useLook } from './useLook.ts';

type Person = AdminSeen<'person'>;

export function PersonView({ uid }: { readonly uid: string }) {
  const looked = useLook('person', { kind: 'person', uid });
  return (
    <Look looked={looked}>
      {(seen) => (
        <>
          <Section title={TEXTS.person.facts}>
            <Facts facts={factsOf(seen)} />
            {seen.profile === null ? <p>{TEXTS.person.noProfile}</p> : null}
          </Section>
          <Section title={TEXTS.person.actions}>
            <PersonActions
              uid={uid}
              jobs={seen.jobs.filter(({ state }) => isOpen(state))}
              onDone={looked.again}
            />
          </Section>
          <Section title={TEXTS.person.ledger}>
            <Rows
              rows={seen.ledger.map((row) => ({
                id: row.id,
                title: `${row.amount > 0 ? '+' : ''}${row.amount} · ${row.description}`,
                facts: [formatMoment(row.createdAt), `${row.balance}`, row.type],
              }))}
            />
          </Section>
          <Section title={TEXTS.person.jobs}>
            <Rows
              rows={seen.jobs.map((job) => ({
                id: job.id,
                title: `${OPERATION_LABELS[job.operation]} · ${job.state}`,
                facts: [formatMoment(job.createdAt), job.engine, job.failure],
                ids: { job: job.id },
              }))}
            />
          </Section>
          <Section title={TEXTS.person.reports}>
            <ReportRows reports={seen.reports} onDone={looked.again} />
          </Section>
          <Section title={TEXTS.person.audit}>
            <Rows rows={seen.audit.map(auditRow)} />
          </Section>
        </>
      )}
    </Look>
  );
}

const whenever = (at: Date | null): string => (at === null ? TEXTS.never : formatMoment(at));

function factsOf({ person, profile }: Person): readonly (readonly [string, string])[] {
  const names = TEXTS.facts;
  const account = [
    [names.uid, person.uid],
    [names.email, person.email ?? ''],
    [names.confirmed, person.emailVerified ? TEXTS.yes : TEXTS.no],
    [names.role, person.role ?? TEXTS.none],
    [names.created, formatMoment(person.createdAt)],
    [names.seen, whenever(person.lastSignInAt)],
  ] as const;
  if (profile === null) return account;
  return [
    ...account,
    [names.credits, `${profile.credits}`],
    [names.held, `${profile.held}`],
    [names.bought, `${profile.bought}`],
    [names.jobs, `${profile.running}, ${profile.waiting}`],
    [names.plan, profile.plan ?? TEXTS.none],
    [names.access, whenever(profile.accessUntil)],
    [names.trial, formatMoment(profile.trialEndsAt)],
    [names.banned, whenever(profile.suspendedAt)],
    [names.closing, whenever(profile.closingAt)],
    [names.pictures, profile.pictures === null ? '' : `${profile.pictures}`],
  ];
}
