import { HOME_TEXTS } from '@lumashot/domain/texts/home';
import { useCountSince } from '../../localIndex/useIndexRows.ts';
import { startOfMonth } from '../../lib/greeting.ts';
import { Fact } from './Fact.tsx';
import styles from './home.module.css';

export function MadeThisMonth({ now }: { now: Date }) {
  const made = useCountSince(startOfMonth(now));
  return (
    <Fact
      title={HOME_TEXTS.madeTitle}
      figure={made === undefined ? null : `${made.count}${made.atLeast ? '+' : ''}`}
      unit={made?.count === 1 ? 'image' : 'images'}
    >
      <span className={styles['quiet']}>
        Since {now.toLocaleDateString('en-US', { month: 'long' })} 1
      </span>
    </Fact>
  );
}
