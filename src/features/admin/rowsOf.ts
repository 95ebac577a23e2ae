import type { AdminSeen } from '@lumashot/domain/admin/looks';
import { formatMoment } from '#app/lib/formatDate.ts';
import type { Row } from './Rows.tsx';

export const auditRow = ({
  key,
  kind,
  actor,
  uid,
  why,
  says,
  createdAt,
}: AdminSeen<'audit'>['rows'][number]): Row => ({
  id: key,
  title: says === '' ? kind : `${kind}: ${says}`,
  facts: [formatMoment(createdAt), why],
  // Of whoever did it and whom it was about: nothing here reads their names, for that is a look at a person.
  ids: { actor, uid },
});

const DOLLARS = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

export const dollarsOf = (micros: number): string => DOLLARS.format(micros / 1_000_000);
export const dollarsOfCents = (cents: number): string => DOLLARS.format(cents / 100);
