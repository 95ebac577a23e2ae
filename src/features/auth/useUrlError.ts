import { URL_ERROR_TEXTS } from '#app/texts/auth.ts';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { showToast } from '#app/components/toasts/showToast.ts';
import { urlErrorText, withoutUrlError } from './urlError.ts';

/** Shows an error of the address once, and takes it out of there: a reload does not say it again. */
export function useUrlError(): void {
  const { search, hash } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    const text = urlErrorText({ search, hash });
    if (text === null) return;
    showToast('error', { title: URL_ERROR_TEXTS.title, description: text });
    void navigate({ search: withoutUrlError({ search, hash }) }, { replace: true });
  }, [search, hash, navigate]);
}
