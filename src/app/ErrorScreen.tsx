import { PART_MISSING_TEXTS } from '../texts/pwa.ts';
import { useEffect } from 'react';
import { isRouteErrorResponse, useRouteError } from 'react-router-dom';
import { Button } from '../components/actions/Button.tsx';
import { usePageTitle } from '../components/look/usePageTitle.ts';
import { isPartMissing } from '../lib/isPartMissing.ts';
import { report } from './watchErrors.ts';
import styles from './message.module.css';

/** The last resort: something threw while a route was loaded or drawn. */
export function ErrorScreen() {
  usePageTitle('Error');
  const error = useRouteError();
  useEffect(() => {
    if (error instanceof Error) void report('screen', error);
  }, [error]);
  return (
    <main className={styles['page']}>
      <h1>{isPartMissing(error) ? PART_MISSING_TEXTS.title : 'Unexpected Application Error!'}</h1>
      <p role="alert">{isPartMissing(error) ? PART_MISSING_TEXTS.text : messageOf(error)}</p>
      <Button onClick={() => window.location.reload()}>Reload the page</Button>
    </main>
  );
}

function messageOf(error: unknown): string {
  if (isRouteErrorResponse(error)) return `${error.status} ${error.statusText}`;
  return error instanceof Error ? error.message : 'No further details.';
}
