/** Why an action came to nothing, as an operator reads it. */
export const IMPOSSIBLE = {
  'model-unknown': 'Nobody who is set up here can draw that operation with this model',
  'budget-too-high':
    'That is more than three times the budget of the settings: HOSTED_DAILY_LIMIT_USD',
  'switched-meanwhile':
    'Somebody else has switched something meanwhile. Nothing of this was switched: look at what is on now',
  'key-reused': 'This key was used for something else',
  nobody: 'There is no such account',
  'no-profile': 'This account has no profile',
  oneself: 'Nobody does this to their own account: ask a colleague',
  'too-few-credits': 'That many credits are not free: the rest is spent, or held for jobs that run',
  'job-missing': 'This account has no such job',
  'job-ended': 'This job has ended already',
  'payment-missing': 'This customer has no such payment',
  'payment-returned': 'This payment was refunded already, or its bank decides about it',
  'refund-too-large': 'No more than what is left of the payment can be refunded',
  'subscription-missing': 'This customer has no such subscription',
  'subscription-ended': 'This subscription has ended already',
  'message-missing': 'There is no such message',
  'no-mail': 'No mail is sent from here: set MAIL_FROM, or answer from your own mailbox',
  'message-answered': 'This message was answered already',
  'report-missing': 'There is no such report',
  'report-decided': 'This report was decided already',
  'report-refunded': 'This picture was refunded by itself already',
  'report-uncharged': 'Nothing was charged for this picture',
  'begun-meanwhile': 'This account was begun just now: close it again',
  'being-deleted': 'This account is being deleted already',
} as const;
export type Impossible = keyof typeof IMPOSSIBLE;
