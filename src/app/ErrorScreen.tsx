import { isRouteErrorResponse, useRouteError } from 'react-router-dom';
import { Button } from '../components/Button.tsx';
import { usePageTitle } from '../components/usePageTitle.ts';
import styles from './message.module.css';

/** The last resort: something threw while a route was loaded or drawn. */
export function ErrorScreen() {
  usePageTitle('Error');
  const error = useRouteError();
  return (
    <main className={styles['page']}>
      <h1>Unexpected Application Error!</h1>
      <p role="alert">{messageOf(error)}</p>
      <Button onClick={() => window.location.reload()}>Reload the page</Button>
    </main>
  );
}

function messageOf(error: unknown): string {
  if (isRouteErrorResponse(error)) return `${error.status} ${error.statusText}`;
  return error instanceof Error ? error.message : 'No further details.';
}
