import { LANDING_TEXTS, PUBLIC_LINKS } from '#app/texts/landing.ts';
import { useId, useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button } from '#app/components/actions/Button.tsx';
import { useHydratedField } from '#app/lib/useHydratedField.ts';
import { EXAMPLES } from './content.ts';
import { Print } from './Print.tsx';
import styles from './promptTeaser.module.css';
import { Section } from './Section.tsx';

const { heading, label, placeholder, action, note, examples } = LANDING_TEXTS.teaser;

/** Where the script does not arrive, the form itself leads on: its query is made of fields. */
const START = {
  path: PUBLIC_LINKS.getStarted.to.split('?', 1)[0],
  fields: [...new URLSearchParams(PUBLIC_LINKS.getStarted.to.split('?')[1])],
};

/** The visitor's words are kept and wait in the studio. */
export function PromptTeaser() {
  const id = useId();
  const [text, setText] = useState('');
  const box = useHydratedField<HTMLTextAreaElement>(({ value }) => setText(value));
  const navigate = useNavigate();

  async function go(): Promise<void> {
    try {
      // Loaded here: it knows the longest prompt from the schemas, and they are not for first sight.
      const { keepPrompt } = await import('#app/device/keptPrompt.ts');
      keepPrompt(text);
    } catch (error) {
      console.warn('The words were not kept', error);
    }
    await navigate(PUBLIC_LINKS.getStarted.to);
  }

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void go();
  };

  return (
    <Section id="try" heading={heading} text={note}>
      <form className={styles['form']} action={START.path} onSubmit={onSubmit}>
        {START.fields.map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <label htmlFor={id}>{label}</label>
        <textarea
          ref={box}
          id={id}
          rows={3}
          placeholder={placeholder}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <Button type="submit">{action}</Button>
        <fieldset className={styles['examples']}>
          <legend>{examples}</legend>
          {EXAMPLES.map(({ file, prompt }) => (
            <Button key={file} look="outlined" onClick={() => setText(prompt)}>
              <Print file={file} alt="" side={480} sizes="36px" />
              {prompt}
            </Button>
          ))}
        </fieldset>
      </form>
    </Section>
  );
}
