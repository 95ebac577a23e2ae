import { INSTALL_TEXTS } from '../texts/pwa.ts';
import { Button } from '../components/actions/Button.tsx';
import { Sheet } from './Sheet.tsx';
import styles from './sheet.module.css';

const { title, text, steps, close: label } = INSTALL_TEXTS.help;

/** iOS has no button for it: the way through its menu. */
export const InstallHelp = ({ isOpen, close }: { isOpen: boolean; close: () => void }) => (
  <Sheet isOpen={isOpen} title={title} close={close}>
    <p>{text}</p>
    <ol className={styles['steps']}>
      {steps.map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ol>
    <Button onClick={close}>{label}</Button>
  </Sheet>
);
