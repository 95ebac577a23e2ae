import { ERRORS } from '@lumashot/domain/errors';
import type { ContactField } from '#app/texts/contact.ts';
import type { ToastContent } from '#app/components/toasts/showToast.ts';

export type Message = Readonly<Record<ContactField, string>>;

/** Null when the message is kept. Firebase is loaded for it, and by nothing else on this page. */
export async function sendMessage(message: Message): Promise<ToastContent | null> {
  try {
    const [{ callFunction }, { failureText }] = await Promise.all([
      import('#app/firebase/calls/callFunction.ts'),
      import('#app/firebase/calls/callFailure.ts'),
    ]);
    const result = await callFunction('sendContactMessage', message);
    if (result.ok) return null;
    return { title: result.failure.title, description: failureText(result.failure) };
  } catch (error) {
    // The chunk itself did not arrive.
    console.error('The message was not sent', error);
    const { title, message: text, advice } = ERRORS['contact-failed'];
    return { title, description: `${text}. ${advice}` };
  }
}
