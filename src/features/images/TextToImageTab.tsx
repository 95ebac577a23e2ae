import panel from '../../components/panel.module.css';
import { GenerateForm } from './GenerateForm.tsx';
import { ResultPanel } from './ResultPanel.tsx';
import styles from './textTab.module.css';
import { Tips } from './Tips.tsx';
import { useGenerateImage } from './useGenerateImage.ts';

export function TextToImageTab() {
  const { attempt, generate } = useGenerateImage();
  return (
    <div className={styles['desk']} data-started={attempt !== null}>
      <section
        className={`${panel['panel'] ?? ''} ${styles['form'] ?? ''}`}
        aria-label="Describe your picture"
      >
        <GenerateForm
          initial={attempt?.input ?? { prompt: '' }}
          isRunning={attempt?.state === 'running'}
          onGenerate={generate}
        />
      </section>
      <div className={styles['side']}>
        <ResultPanel attempt={attempt} />
        <Tips />
      </div>
    </div>
  );
}
