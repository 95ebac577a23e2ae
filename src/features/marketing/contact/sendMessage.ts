import type { ContactField } from '#app/texts/contact.ts';
import type { ToastContent } from '#app/components/toasts/showToast.ts';
import { refusalText } from '#app/lib/refusalText.ts';

export type Message = Readonly<Record<ContactField, string>>;

/** Null when the message is kept. Firebase is loaded for it, and by nothing else on this page. */
export async function sendMessage(message: Message): Promise<ToastContent | null> {
  try {
    const { callFunction } = await import('#app/firebase/calls/callFunction.ts');
    const result = await callFunction('sendContactMessage', message);
    return result.ok ? null : refusalText(result.refusal);
  } catch (error) {
    // The chunk itself did not arrive.
    console.error('The message was not sent', error);
    return refusalText({ reason: 'contact-failed' });
  }
}
