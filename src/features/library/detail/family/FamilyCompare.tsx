import { useState } from 'react';
import { SelectField } from '#app/components/actions/SelectField.tsx';
import { BeforeAfter } from '#app/components/pictures/BeforeAfter.tsx';
import type { PictureProps } from '#app/components/pictures/Picture.tsx';
import { useMediaUrl } from '#app/media/useMediaUrl.ts';
import { FAMILY_TEXTS } from '#app/texts/family.ts';
import type { Side } from './comparable.ts';
import styles from './family.module.css';

interface Props {
  readonly sides: readonly Side[];
  readonly first: { readonly before: Side; readonly after: Side };
}

/** Any two of a family, one over the other. */
export function FamilyCompare({ sides, first }: Props) {
  const [keys, setKeys] = useState({ before: first.before.key, after: first.after.key });
  const sideOf = (which: 'before' | 'after'): Side =>
    sides.find(({ key }) => key === keys[which]) ?? first[which];
  const before = usePicture(sideOf('before'), FAMILY_TEXTS.before);
  const after = usePicture(sideOf('after'), FAMILY_TEXTS.after);
  const options = sides.map(({ key, label }) => ({ value: key, label }));
  return (
    <div className={styles['compare']}>
      <BeforeAfter before={before} after={after} texts={FAMILY_TEXTS} />
      <div className={styles['choices']}>
        {(['before', 'after'] as const).map((which) => (
          <SelectField
            key={which}
            label={FAMILY_TEXTS[which]}
            options={options}
            value={sideOf(which).key}
            onChoose={(key) => setKeys({ ...keys, [which]: key })}
          />
        ))}
      </div>
    </div>
  );
}

function usePicture(side: Side, role: string): PictureProps {
  const { url, failed } = useMediaUrl(side.url);
  const { alt, width, height, placeholder } = side;
  return { src: url, failed, alt: `${role}: ${alt}`, width, height, placeholder, isWhole: true };
}
