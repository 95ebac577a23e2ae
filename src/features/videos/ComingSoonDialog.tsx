import { VIDEO_SOON } from '#app/texts/videos.ts';
import Dialog from '@mui/material/Dialog';
import { Button } from '#app/components/actions/Button.tsx';
import styles from './comingSoon.module.css';

/** What is planned, and what it may cost. Nothing is sold here. */
export const ComingSoonDialog = ({ isOpen, close }: { isOpen: boolean; close: () => void }) => (
  <Dialog
    open={isOpen}
    onClose={close}
    aria-labelledby="video-soon"
    slotProps={{ paper: { className: styles['paper'] ?? '' } }}
  >
    <h2 id="video-soon">{VIDEO_SOON.title}</h2>
    <section aria-label={VIDEO_SOON.upcomingTitle}>
      <h3>{VIDEO_SOON.upcomingTitle}</h3>
      <ul className={styles['rows']}>
        {VIDEO_SOON.upcoming.map((feature) => (
          <li key={feature}>{feature}</li>
        ))}
      </ul>
    </section>
    <section aria-label={VIDEO_SOON.pricingTitle}>
      <h3>{VIDEO_SOON.pricingTitle}</h3>
      <dl className={styles['rows']}>
        {VIDEO_SOON.pricing.map(({ name, cost }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{cost}</dd>
          </div>
        ))}
      </dl>
      <p>{VIDEO_SOON.honest}</p>
    </section>
    <Button onClick={close}>{VIDEO_SOON.close}</Button>
  </Dialog>
);
