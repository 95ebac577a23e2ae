import { STORYBOARD_SOON } from '#app/texts/storyboard.ts';
import Dialog from '@mui/material/Dialog';
import { Button } from '#app/components/actions/Button.tsx';
import styles from './storyboard.module.css';

export const ComingSoonDialog = ({ isOpen, close }: { isOpen: boolean; close: () => void }) => (
  <Dialog
    open={isOpen}
    onClose={close}
    aria-labelledby="soon-title"
    slotProps={{ paper: { className: styles['paper'] ?? '' } }}
  >
    <h2 id="soon-title">{STORYBOARD_SOON.title}</h2>
    <ul>
      {STORYBOARD_SOON.features.map((feature) => (
        <li key={feature}>{feature}</li>
      ))}
    </ul>
    <p>{STORYBOARD_SOON.pricing}</p>
    <Button onClick={close}>{STORYBOARD_SOON.close}</Button>
  </Dialog>
);
