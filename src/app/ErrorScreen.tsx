import { ERROR_TEXTS } from '../texts/app.ts';
import { PART_MISSING_TEXTS, STORAGE_BLOCKED_TEXTS } from '../texts/pwa.ts';
import { useEffect, useState } from 'react';
import { isRouteErrorResponse, useRouteError } from 'react-router-dom';
import { Button } from '../components/actions/Button.tsx';
import { usePageTitle } from '../components/look/usePageTitle.ts';
import { isStorageBlocked } from '../device/isStorageBlocked.ts';
import { isPartMissing, missingPart } from '../lib/isPartMissing.ts';
import { report } from './watchErrors.ts';
import styles from './message.module.css';

/** The last resort: something threw while a route was loaded or drawn. */
export function ErrorScreen() {
  usePageTitle(ERROR_TEXTS.pageTitle);
  const error = useRouteError();
  const [isBlocked] = useState(isStorageBlocked);
  useEffect(() => {
    // What the browser was told to keep back is no error of ours.
    if (error instanceof Error && !isBlocked) void report('screen', error);
  }, [error, isBlocked]);
  useEffect(() => {
    if (!isPartMissing(error) || isBlocked) return;
    // Nobody has to come back and press: what did not arrive is asked for again as soon as there is a network.
    const again = (): void => void reloadOnceThere(error);
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, [error, isBlocked]);
  const { title, text } = isBlocked ? STORAGE_BLOCKED_TEXTS : wordsFor(error);
  return (
    <main className={styles['page']}>
      <h1>{title}</h1>
      <p role="alert">{text}</p>
      <Button onClick={() => void reload(error)}>{ERROR_TEXTS.action}</Button>
    </main>
  );
}

const wordsFor = (error: unknown): { readonly title: string; readonly text: string } =>
  isPartMissing(error) ? PART_MISSING_TEXTS : { title: ERROR_TEXTS.title, text: messageOf(error) };

/**
 * A file that a server did not have is kept by the browser as missing for as long as the file would be, a year. After a roll-back the
 * server has it again: it is asked for anew, past what is kept, before the page is.
 */
async function reload(cause: unknown): Promise<void> {
  if (missingPart(cause) !== null) await askAnew(cause);
  window.location.reload();
}

/** Networks say that they are there before they are: a page that is reloaded then would be the browser's own error. */
async function reloadOnceThere(cause: unknown): Promise<void> {
  if (await askAnew(cause)) window.location.reload();
}

/** Whether a server has answered. */
async function askAnew(cause: unknown): Promise<boolean> {
  const asked = missingPart(cause) ?? window.location.href;
  return fetch(asked, { cache: 'reload' }).then(
    () => true,
    () => false,
  );
}

function messageOf(error: unknown): string {
  if (isRouteErrorResponse(error)) return `${error.status} ${error.statusText}`;
  return error instanceof Error ? error.message : ERROR_TEXTS.unknown;
}
