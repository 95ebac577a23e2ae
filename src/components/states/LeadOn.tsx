import { Navigate, type To } from 'react-router-dom';
import { QuietScreen } from './QuietScreen.tsx';

interface Props {
  readonly to: To;
  readonly state?: unknown;
}

/** Leads to another page, in the place of this one. Its code may take seconds: nobody looks at nothing meanwhile. */
export const LeadOn = ({ to, state }: Props) => (
  <>
    <Navigate to={to} state={state} replace />
    <QuietScreen />
  </>
);
