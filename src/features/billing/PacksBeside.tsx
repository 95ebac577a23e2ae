import { PACK_IDS, PACKS } from '@lumashot/domain/billing/packs';
import { formatUsd } from '@lumashot/domain/billing/prices';
import { ButtonLink } from '#app/components/actions/ButtonLink.tsx';
import { PACK_TEXTS as TEXTS } from '#app/texts/billing.ts';
import { CREDITS_PATH } from '#app/texts/dashboard.ts';
import styles from './payment.module.css';

/** That there is more than plans; who has one finds it in Settings. */
export function PacksBeside({ isSubscribed }: { readonly isSubscribed: boolean }) {
  const packs = PACK_IDS.map((id) =>
    TEXTS.besideEach(PACKS[id].credits, formatUsd(PACKS[id].cents)),
  );
  return (
    <div className={styles['packs']}>
      <p>{TEXTS.beside(packs.join(', '))}</p>
      {isSubscribed ? (
        <ButtonLink to={CREDITS_PATH} look="outlined">
          {TEXTS.besideLink}
        </ButtonLink>
      ) : null}
    </div>
  );
}
