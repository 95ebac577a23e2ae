import { assert, constantFrom, property, stringMatching } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mailboxOf } from './mailbox.ts';
import { MAIL_PROVIDERS } from './mailProviders.ts';

describe('one mailbox', () => {
  it.each([
    ['case and blanks', ['mara@example.com', 'Mara@Example.com', ' mara@example.com ']],
    ['a tag', ['mara@example.com', 'mara+two@example.com', 'mara+two+three@EXAMPLE.com']],
    ['a dot at the end of the domain', ['mara@example.com', 'mara@example.com.']],
    ['full width letters', ['mara@example.com', 'ｍａｒａ@ｅｘａｍｐｌｅ.com']],
    [
      'Gmail',
      ['mara@gmail.com', 'm.a.r.a@gmail.com', 'M.ara+x@googlemail.com', 'mara@GoogleMail.com'],
    ],
    [
      'Proton',
      [
        'maralind@proton.me',
        'maralind@pm.me',
        'mara.lind@protonmail.com',
        'mara-lind@proton.me',
        'mara_lind@protonmail.ch',
        'MaraLind+a@pm.me',
      ],
    ],
    ['Yahoo', ['mara@yahoo.com', 'mara-shop@yahoo.com', 'mara-shop-2@yahoo.com']],
    ['Yahoo elsewhere', ['mara@yahoo.co.uk', 'mara-shop@yahoo.co.uk']],
    ['Outlook', ['mara@outlook.com', 'mara+shop@outlook.com']],
    ['iCloud', ['mara@icloud.com', 'mara@me.com', 'mara+a@mac.com']],
    [
      'Fastmail',
      [
        'mara@fastmail.com',
        'shop@mara.fastmail.com',
        'a+b@mara.fastmail.com',
        'mara+x@fastmail.com',
      ],
    ],
    ['Fastmail elsewhere', ['mara@fastmail.fm', 'shop@mara.fastmail.fm']],
    [
      'Yandex',
      ['mara-lind@yandex.ru', 'mara.lind@yandex.com', 'Mara.Lind+x@ya.ru', 'mara-lind@yandex.kz'],
    ],
    ['addy.io', ['a@mara.anonaddy.com', 'b@mara.anonaddy.com', 'c@x.mara.anonaddy.com']],
  ])('has one spelling: %s', (_, addresses) => {
    expect(new Set(addresses.map(mailboxOf)).size).toBe(1);
  });

  it.each([
    ['dots elsewhere', 'm.ara@example.com', 'mara@example.com'],
    ['hyphens elsewhere', 'mara-lind@example.com', 'mara@example.com'],
    ['hyphens at Gmail', 'mara-lind@gmail.com', 'mara@gmail.com'],
    ['dots at Yahoo', 'm.ara@yahoo.com', 'mara@yahoo.com'],
    ['dots at Outlook', 'm.ara@outlook.com', 'mara@outlook.com'],
    ['two providers of one company', 'mara@outlook.com', 'mara@hotmail.com'],
    ['two national domains of Yahoo', 'mara@yahoo.com', 'mara@yahoo.de'],
    ['subdomains elsewhere', 'a@mara.example.com', 'b@mara.example.com'],
    ['two users of Fastmail', 'a@mara.fastmail.com', 'a@otto.fastmail.com'],
    ['a domain that only ends alike', 'mara@notfastmail.com', 'notfastmail@fastmail.com'],
    ['a name of its own at gmail.com.example', 'm.ara@gmail.com.example', 'mara@gmail.com.example'],
  ])('is not another: %s', (_, one, other) => {
    expect(mailboxOf(one)).not.toBe(mailboxOf(other));
  });

  it.each([
    ['+tag@example.com', '+tag@example.com'],
    ['-tag@yahoo.com', '-tag@yahoo.com'],
    ['no address', 'no address'],
    ['@example.com', '@example.com'],
  ])('keeps what is no tag: %s', (email, mailbox) => {
    expect(mailboxOf(email)).toBe(mailbox);
  });

  it('is the spelling of itself', () => {
    const domains = MAIL_PROVIDERS.flatMap((provider) => provider.domains);
    const domain = constantFrom(...domains, 'x.fastmail.com', 'example.com');
    assert(
      property(stringMatching(/^[a-z][a-z0-9._+-]{0,20}$/), domain, (name, at) => {
        const mailbox = mailboxOf(`${name}@${at}`);
        expect(mailboxOf(mailbox)).toBe(mailbox);
      }),
    );
  });
});

it('names every domain once', () => {
  const domains = MAIL_PROVIDERS.flatMap((provider) => provider.domains);
  expect(new Set(domains).size).toBe(domains.length);
});
