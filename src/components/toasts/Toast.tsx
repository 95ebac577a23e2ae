import CloseIcon from '~icons/ic/round-close';
import type { CustomContentProps } from 'notistack';
import { useSyncExternalStore, type Ref } from 'react';
import { Link } from 'react-router-dom';
import { DISMISS } from '#app/texts/toast.ts';
import type { Store } from '#app/lib/createStore.ts';
import { dismissToast, type ToastAction, type ToastButton } from './showToast.ts';
import { useFocusGivenBack } from './useFocusGivenBack.ts';

interface Props extends CustomContentProps {
  readonly description?: string;
  readonly link?: ToastAction | null;
  readonly button?: ToastButton | null;
  readonly progress?: Store<string> | null;
  readonly ref?: Ref<HTMLDivElement>;
}

/** A failure interrupts a screen reader, everything else waits its turn. */
export function Toast({
  id,
  message,
  description = '',
  link = null,
  button = null,
  progress = null,
  variant,
  style,
  ref,
}: Props) {
  const { onFocus, giveBack } = useFocusGivenBack();
  return (
    <div
      ref={ref}
      style={style}
      onFocus={onFocus}
      className={`toast toast-${variant}`}
      role={variant === 'error' ? 'alert' : 'status'}
    >
      <span className="toast-mark" aria-hidden="true" />
      <div className="toast-text">
        <p className="toast-title">{progress === null ? message : <Progress of={progress} />}</p>
        {description === '' ? null : <p className="toast-description">{description}</p>}
        {link === null ? null : (
          <Link className="toast-link" to={link.to} onClick={() => dismissToast(id)}>
            {link.label}
          </Link>
        )}
        {button === null ? null : (
          <button
            type="button"
            className="toast-link"
            onClick={(event) => {
              giveBack(event);
              button.press();
            }}
          >
            {button.label}
          </button>
        )}
      </div>
      <button
        type="button"
        className="toast-close"
        onClick={(event) => {
          giveBack(event);
          dismissToast(id);
        }}
      >
        <CloseIcon fontSize="small" />
        <span className="visually-hidden">{DISMISS}</span>
      </button>
    </div>
  );
}

/** Not read out at every step: the toast's role would say each. */
const Progress = ({ of }: { of: Store<string> }) => (
  <span aria-live="off">{useSyncExternalStore(of.subscribe, of.get)}</span>
);
