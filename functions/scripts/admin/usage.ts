/** What `npm run admin` says of itself: its commands are in commands.ts. */
export const USAGE = `npm run admin -- [--project PROJECT] COMMAND
Without a project: the app that npm start runs here. WHO is a mail address or a uid.

  find WHO                      show WHO                    payments WHO
  queue      money      health      live
  reports [--all]               messages [--all]                log
                                open ones, unless --all; --before OLDER: the page behind, as the answer names it
  credits WHO AMOUNT            gives, or takes with a minus
  release WHO JOB               a job that hangs
  ban WHO                       unban WHO
  signout WHO                   everywhere; the account stays open
  refund WHO CHARGE [--cents N] cancel WHO SUBSCRIPTION [--now]
  close WHO                     deleted in seven days, unless its owner keeps it
  answer MESSAGE "WORDS"        done MESSAGE
  decide REPORT given|kept
  off OPERATION ["WORDS"]       on OPERATION
  pause ["WORDS"]               resume
  banner "WORDS"|none
  packs off|on ["WORDS"]
  model OPERATION PROVIDER:MODEL|default
  budget DOLLARS|default        of hosted models, a UTC day
  operator add|remove WHO       support add|remove WHO

Whatever changes something takes --why "..." and writes one row of the audit log. --key KEY asks again for what
was cut off: it is done once.`;
