import { AUTH_TEXTS, CONFIRMED_TEXTS } from '#app/texts/auth.ts';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { showToast } from '#app/components/toasts/showToast.ts';
import { confirmEmail } from '#app/firebase/auth/auth.ts';
import { sayEmailConfirmed } from '#app/lib/emailConfirmed.ts';

/**
 * The link of the verification mail, where mails lead to /auth (docs/deploying.md): it confirms the
 * address, says so, and leaves the address bar. Signed in or not makes no difference.
 */
export function useEmailConfirmation(): void {
  const [parameters, setParameters] = useSearchParams();
  const code = parameters.get('mode') === 'verifyEmail' ? parameters.get('oobCode') : null;
  useEffect(() => {
    if (code === null) return;
    async function confirm(link: string): Promise<void> {
      const result = await confirmEmail(link);
      if (!result.ok) {
        return void showToast('error', { title: AUTH_TEXTS.failed, description: result.message });
      }
      showToast('success', CONFIRMED_TEXTS);
      sayEmailConfirmed();
    }
    void confirm(code);
    setParameters({}, { replace: true });
  }, [code, setParameters]);
}
