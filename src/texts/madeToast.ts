/** The toast after something was made and paid for. */
export const madeToast = (made: string) => (creditsRemaining: number) => ({
  title: 'Success',
  description: `${made} ${creditsRemaining} ${creditsRemaining === 1 ? 'credit' : 'credits'} remaining.`,
});
