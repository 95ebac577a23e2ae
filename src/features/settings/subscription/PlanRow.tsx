import { ROUTES } from '@lumashot/domain/routes';
import { PLANS, type PlanId } from '@lumashot/domain/billing/plans';
import { formatUsd } from '@lumashot/domain/billing/prices';
import { SUBSCRIPTION_TEXTS as TEXTS } from '#app/texts/settings.ts';
import { formatDay } from '#app/lib/formatDate.ts';
import { ButtonLink } from '#app/components/actions/ButtonLink.tsx';
import styles from './subscription.module.css';

interface Props {
  readonly planId: PlanId;
  readonly isCurrent: boolean;
  /** When the present plan changes to this one, if that is settled. */
  readonly plannedFrom: Date | null;
  /** Null: not known yet. Without a plan the popular one's button stands out. */
  readonly isSubscribed: boolean | null;
}

/** A plan in one line; what it holds in full stands on the pricing screen. */
export function PlanRow({ planId, isCurrent, plannedFrom, isSubscribed }: Props) {
  const { name, monthlyCents, credits, perImage, popular } = PLANS[planId];
  return (
    <li className={styles['plan']} data-current={isCurrent}>
      <h3>{name}</h3>
      <p>
        <strong>{formatUsd(monthlyCents)}</strong> {TEXTS.perMonth}
      </p>
      <p>
        {TEXTS.monthly(credits)}, {perImage}
      </p>
      {isCurrent ? (
        <span className={styles['yours']}>{TEXTS.yours}</span>
      ) : plannedFrom !== null ? (
        <span className={styles['yours']}>{TEXTS.from(formatDay(plannedFrom))}</span>
      ) : (
        <ButtonLink
          to={ROUTES.payment}
          // One primary button a view: a subscriber's is the portal.
          look={popular && isSubscribed === false ? 'primary' : 'outlined'}
        >
          {isSubscribed === true ? TEXTS.change(name) : TEXTS.choose(name)}
        </ButtonLink>
      )}
    </li>
  );
}
