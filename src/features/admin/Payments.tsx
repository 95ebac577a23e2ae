import type { AdminAction } from '@lumashot/domain/admin/actions';
import type { AdminSeen } from '@lumashot/domain/admin/looks';
import { useState } from 'react';
import { Button } from '#app/components/actions/Button.tsx';
import { formatMoment } from '#app/lib/formatDate.ts';
import { ADMIN_TEXTS } from '#app/texts/admin.ts';
import styles from './admin.module.css';
import { Look } from './Look.tsx';
import { Rows } from './Rows.tsx';
import { dollarsOfCents } from './rowsOf.ts';
import { SureButton } from './SureButton.tsx';
import { useLook } from './useLook.ts';

const TEXTS = ADMIN_TEXTS.person;

interface Props {
  readonly uid: string;
  /** No reason is given yet, or something is under way. */
  readonly isOff: boolean;
  readonly act: (action: AdminAction) => Promise<boolean>;
}

/** What Stripe says, asked only when somebody wants to know: that it was looked at is written down. */
export function Payments(props: Props) {
  const [isOpen, setIsOpen] = useState(false);
  return isOpen ? (
    <Opened {...props} />
  ) : (
    <div>
      <Button look="outlined" onClick={() => setIsOpen(true)}>
        {TEXTS.openPayments}
      </Button>
    </div>
  );
}

function Opened({ uid, isOff, act }: Props) {
  const looked = useLook('payments', { kind: 'payments', uid });
  async function actAndLook(action: AdminAction): Promise<void> {
    if (await act(action)) looked.again();
  }
  const actThenLook = (action: AdminAction): void => void actAndLook(action);
  return (
    <div className={styles['look']}>
      <h3>{TEXTS.payments}</h3>
      <Look looked={looked}>
        {({ customerId, payments, subscriptions }) =>
          customerId === null ? (
            <p className={styles['muted']}>{TEXTS.noCustomer}</p>
          ) : (
            <>
              <Rows
                rows={payments.map((payment) => ({
                  id: payment.chargeId,
                  title: dollarsOfCents(payment.cents),
                  facts: factsOf(payment),
                  children: isOpen(payment) ? (
                    <div>
                      <SureButton
                        disabled={isOff}
                        onSure={() =>
                          actThenLook({
                            kind: 'refund',
                            uid,
                            chargeId: payment.chargeId,
                            cents: null,
                          })
                        }
                      >
                        {TEXTS.refund}
                      </SureButton>
                    </div>
                  ) : null,
                }))}
              />
              <Rows
                rows={subscriptions.map(({ id, state, endsAtPeriodEnd }) => ({
                  id,
                  title: state,
                  facts: [id, endsAtPeriodEnd ? TEXTS.cancelAtEnd : null],
                  children: ENDED.includes(state) ? null : (
                    <div className={styles['actions']}>
                      <SureButton
                        disabled={isOff}
                        onSure={() =>
                          actThenLook({ kind: 'cancel', uid, subscriptionId: id, when: 'now' })
                        }
                      >
                        {TEXTS.cancelNow}
                      </SureButton>
                      <SureButton
                        disabled={isOff || endsAtPeriodEnd}
                        onSure={() =>
                          actThenLook({
                            kind: 'cancel',
                            uid,
                            subscriptionId: id,
                            when: 'period-end',
                          })
                        }
                      >
                        {TEXTS.cancelAtEnd}
                      </SureButton>
                    </div>
                  ),
                }))}
              />
            </>
          )
        }
      </Look>
    </div>
  );
}

type Payment = AdminSeen<'payments'>['payments'][number];

const ENDED: readonly string[] = ['canceled', 'incomplete_expired'];

const isOpen = ({ cents, refundedCents, isPaid, isDisputed }: Payment): boolean =>
  isPaid && !isDisputed && refundedCents < cents;

const factsOf = ({ chargeId, refundedCents, isPaid, isDisputed, createdAt }: Payment) => [
  formatMoment(createdAt),
  isPaid ? null : TEXTS.notPaid,
  isDisputed ? TEXTS.disputed : null,
  refundedCents > 0 ? TEXTS.refunded(dollarsOfCents(refundedCents)) : null,
  chargeId,
];
