import type { AdminAction } from '@lumashot/domain/admin/actions';
import { useRef, useState } from 'react';
import { showToast } from '#app/components/toasts/showToast.ts';
import { adminAct } from '#app/firebase/calls/callAdmin.ts';
import { refusalText } from '#app/lib/refusalText.ts';
import { USUAL_WHY } from '#app/texts/admin.ts';

export type Act = (action: AdminAction, why?: string) => Promise<boolean>;

/**
 * Does one thing at a time. What was not answered keeps its key: pressed again, it is done once. Tells what it
 * came to; true when it was done.
 */
export function useAct(onDone: () => void): { readonly act: Act; readonly isBusy: boolean } {
  const [isBusy, setIsBusy] = useState(false);
  const open = useRef<{ readonly asked: string; readonly key: string } | null>(null);

  const act: Act = async (action, given) => {
    const why = given ?? USUAL_WHY[action.kind] ?? '';
    const asked = JSON.stringify([action, why]);
    const key = open.current?.asked === asked ? open.current.key : crypto.randomUUID();
    open.current = { asked, key };
    setIsBusy(true);
    const result = await adminAct({ key, why, action });
    setIsBusy(false);
    if (result.ok || ANSWERED.includes(result.refusal.reason)) open.current = null;
    if (!result.ok) {
      showToast('error', refusalText(result.refusal));
      return false;
    }
    showToast('success', { title: result.value.says });
    onDone();
    return true;
  };
  return { act, isBusy };
}

const ANSWERED: readonly string[] = ['admin-impossible', 'not-permitted', 'invalid-request'];
