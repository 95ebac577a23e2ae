import Dialog from '@mui/material/Dialog';
import { Button } from '#app/components/actions/Button.tsx';
import { MuiTheme } from '#app/components/look/MuiTheme.tsx';
import { SHORTCUT_TEXTS } from '#app/texts/shortcuts.ts';
import styles from './keysHelp.module.css';

const TITLE_ID = 'keys-title';

/** With the theme around it: the shell has none, and not every screen. */
export function KeysHelp({ open, close }: { open: boolean; close: () => void }) {
  return (
    <MuiTheme>
      <Dialog open={open} onClose={close} aria-labelledby={TITLE_ID}>
        <div className={styles['keys']}>
          <h2 id={TITLE_ID}>{SHORTCUT_TEXTS.title}</h2>
          {SHORTCUT_TEXTS.groups.map(({ name, keys }) => (
            <section key={name}>
              <h3>{name}</h3>
              <dl>
                {keys.map(({ press, does }) => (
                  <div key={does}>
                    <dt>
                      {press.map((key) => (
                        <kbd key={key}>{key}</kbd>
                      ))}
                    </dt>
                    <dd>{does}</dd>
                  </div>
                ))}
              </dl>
            </section>
          ))}
          <p>{SHORTCUT_TEXTS.off}</p>
          <Button look="outlined" onClick={close}>
            {SHORTCUT_TEXTS.close}
          </Button>
        </div>
      </Dialog>
    </MuiTheme>
  );
}
