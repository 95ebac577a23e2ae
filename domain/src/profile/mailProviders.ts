/** What a provider makes of an address beyond what every mailbox does. */
export interface MailProvider {
  readonly domains: readonly string[];
  /** All these domains lead to the mailbox at this one. */
  readonly oneMailboxAt?: string;
  /** Characters of the name that the provider does not look at. */
  readonly ignores?: RegExp;
  /** Characters of the name that it takes for one another, as the first of them. */
  readonly sameAs?: readonly [string, RegExp];
  /** What stands after it is a tag; `+` is one everywhere. */
  readonly tagMark?: string;
  /** `anything@name.domain` is the mailbox of `name@domain`. */
  readonly nameInSubdomain?: true;
}

/**
 * Ways to write one mailbox differently, each as its provider documents it. A rule too many costs
 * somebody with a similar name a free trial; one too few gives somebody a second.
 *
 * What no table can know: forwarding services with random addresses, catch-all domains, and up to ten
 * aliases of an Outlook or iCloud account. Against those stands the ceiling of new trials a day.
 */
export const MAIL_PROVIDERS: readonly MailProvider[] = [
  {
    // https://support.google.com/mail/answer/7436150 (dots), .../answer/10313 (googlemail.com)
    domains: ['gmail.com', 'googlemail.com'],
    oneMailboxAt: 'gmail.com',
    ignores: /\./g,
  },
  {
    // https://support.apple.com/en-us/119584: an @me.com or @mac.com address is also an @icloud.com one
    domains: ['icloud.com', 'me.com', 'mac.com'],
    oneMailboxAt: 'icloud.com',
  },
  {
    // https://proton.me/support/addresses-and-aliases: the short and the older domain come with the name.
    // Names that differ in dots, hyphens and underscores only are one.
    domains: ['proton.me', 'protonmail.com', 'protonmail.ch', 'pm.me'],
    oneMailboxAt: 'proton.me',
    ignores: /[._-]/g,
  },
  {
    // http://help.yahoo.com/help/uk/bt/tutorials/mail/addressguard2.html: disposable addresses are made of
    // one base name, a hyphen and a keyword; a Yahoo name itself holds no hyphen. The national domains are
    // different mailboxes.
    domains: [
      'yahoo.com',
      'yahoo.ca',
      'yahoo.co.id',
      'yahoo.co.in',
      'yahoo.co.nz',
      'yahoo.co.uk',
      'yahoo.co.za',
      'yahoo.com.ar',
      'yahoo.com.au',
      'yahoo.com.br',
      'yahoo.com.hk',
      'yahoo.com.mx',
      'yahoo.com.my',
      'yahoo.com.ph',
      'yahoo.com.sg',
      'yahoo.com.tr',
      'yahoo.com.tw',
      'yahoo.com.vn',
      'yahoo.de',
      'yahoo.dk',
      'yahoo.es',
      'yahoo.fr',
      'yahoo.gr',
      'yahoo.ie',
      'yahoo.in',
      'yahoo.it',
      'yahoo.nl',
      'yahoo.no',
      'yahoo.pl',
      'yahoo.ro',
      'yahoo.se',
      'myyahoo.com',
      'rocketmail.com',
      'ymail.com',
    ],
    tagMark: '-',
  },
  {
    // https://www.fastmail.help/hc/en-us/articles/360060591053: subdomain addressing, on the domains of
    // https://www.fastmail.com/about/ourdomains/ that anybody may sign up with
    domains: [
      'fastmail.com',
      'fastmail.cn',
      'fastmail.co.uk',
      'fastmail.com.au',
      'fastmail.de',
      'fastmail.es',
      'fastmail.fm',
      'fastmail.fr',
      'fastmail.im',
      'fastmail.in',
      'fastmail.jp',
      'fastmail.mx',
      'fastmail.net',
      'fastmail.nl',
      'fastmail.org',
      'fastmail.se',
      'fastmail.to',
      'fastmail.tw',
      'fastmail.us',
      'mailbolt.com',
      'sent.com',
      'speedymail.org',
      'warpmail.net',
    ],
    nameInSubdomain: true,
  },
  {
    // https://yandex.com/support/domain/additional/mailbox-alias.xml: one mailbox on all its domains. A
    // dot and a hyphen in the name are the same (https://yandex.com/support/mail/reg.html).
    domains: [
      'yandex.ru',
      'yandex.by',
      'yandex.com',
      'yandex.com.tr',
      'yandex.kz',
      'yandex.ua',
      'yandex.uz',
      'ya.ru',
      'narod.ru',
    ],
    oneMailboxAt: 'yandex.ru',
    sameAs: ['-', /\./g],
  },
  {
    // https://addy.io/help/ and https://www.33mail.com/: everything below a user's subdomain is theirs
    domains: ['addy.io', 'anonaddy.com', 'anonaddy.me', '33mail.com'],
    nameInSubdomain: true,
  },
];
