import { WHICH, type Which } from '@lumashot/domain/admin/looks';
import { Button } from '#app/components/actions/Button.tsx';
import { ADMIN_TEXTS as TEXTS } from '#app/texts/admin.ts';
import styles from './admin.module.css';

interface Props {
  readonly label: string;
  readonly chosen: Which;
  readonly onChoose: (which: Which) => void;
}

/** What waits for somebody, or everything. */
export const OpenOrAll = ({ label, chosen, onChoose }: Props) => (
  <div role="group" aria-label={label} className={styles['actions']}>
    {WHICH.map((which) => (
      <Button
        key={which}
        look={which === chosen ? 'primary' : 'outlined'}
        aria-pressed={which === chosen}
        onClick={() => onChoose(which)}
      >
        {TEXTS.which[which]}
      </Button>
    ))}
  </div>
);
