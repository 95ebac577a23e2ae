import { expect, type Page } from '@playwright/test';
import { SUPPORT_EMAIL } from '@lumashot/domain/product';
import { ABOUT } from '#app/texts/about.ts';
import { CONTACT_FIELDS, CONTACT_TEXTS } from '#app/texts/contact.ts';
import { NAVIGATION } from '#app/texts/dashboard.ts';
import { PRIVACY } from '#app/texts/privacy.ts';
import { STORAGE_BLOCKED_TEXTS } from '#app/texts/pwa.ts';
import { TERMS } from '#app/texts/terms.ts';
import { db } from '../support/admin.ts';
import { expectFitsDoubled, expectSound } from './expectSound.ts';
import { expectTakenOver, noteScripts, STUDIO_LIBRARIES } from './librariesThatCame.ts';
import { newcomer, newCredentials, toast } from './steps.ts';
import { DESKTOP, test } from './test.ts';

/** What the pages have to say: spec section 1. */
const STATEMENTS = {
  '/about': [/AI portrait and image generation platform with credit-based pricing/],
  '/privacy': [
    'Last Updated: January 2025',
    /^Email:/,
    /^Credentials:/,
    /^Uploaded photos:/,
    /^Generated content:/,
    /^Prompts:/,
    /^Access the data/,
    /^Correct what/,
    /^Delete your account/,
    /^Export your data/,
    /^Opt out of marketing/,
  ],
  '/terms': [
    'Last Updated: January 2025',
    /final and non-refundable except where law requires/,
    /7-day money-back guarantee/,
    /own the content you generate and may use it commercially/,
    /infringes/,
    /illegal or fraudulent/,
    'Make deepfakes.',
    /without their consent/,
    /Reverse engineer/,
    /Share your credentials/,
    /capped at the amount you paid in the 12 months before the claim/,
    /replies within 24 hours/,
  ],
} as const;

const ARTICLES = { '/about': ABOUT, '/privacy': PRIVACY, '/terms': TERMS } as const;
const PATHS = ['/about', '/privacy', '/terms'] as const;

for (const path of PATHS) {
  test(
    `${path} says what it has to, and loads neither MUI nor Firebase`,
    path === '/about' ? DESKTOP : {},
    async ({ page }) => {
      const libraries = noteScripts(page);
      await page.goto(path);
      const { title, sections } = ARTICLES[path];
      await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible();
      await expect(page).toHaveTitle(`${title} · Lumashot`);
      for (const statement of STATEMENTS[path]) {
        await expect(page.getByText(statement).first()).toBeVisible();
      }
      for (const { id, title: name } of sections) {
        await page.getByRole('navigation', { name: 'On this page' }).getByText(name).click();
        await expect(page.locator(`#${id}`)).toBeFocused();
      }
      await expectTakenOver(page);
      expect(await libraries()).toEqual([]);
      await expectSound(page);
    },
  );
}

test('the studio does load both: that is how they would be noticed on a public page', async ({
  page,
}) => {
  const libraries = noteScripts(page);
  await newcomer(page, { at: NAVIGATION.images.path });
  await expect.poll(libraries).toEqual(STUDIO_LIBRARIES);
});

async function fillContact(page: Page): Promise<string> {
  const { email } = newCredentials();
  const values = { name: 'Mara', email, subject: 'Hello', message: 'A question' };
  for (const field of CONTACT_FIELDS) {
    await page.getByLabel(CONTACT_TEXTS.fields[field]).fill(values[field]);
  }
  return email;
}

const send = (page: Page) => page.getByRole('button', { name: CONTACT_TEXTS.submit });

test('a message is sent, kept for the owner, and the form is empty again', async ({ page }) => {
  await page.goto('/contact');
  const email = await fillContact(page);
  await send(page).click();
  const sent = toast(page, 'Message sent!');
  await expect(sent).toContainText("We'll get back to you within 24 hours.");
  for (const field of CONTACT_FIELDS) {
    await expect(page.getByLabel(CONTACT_TEXTS.fields[field])).toHaveValue('');
  }
  const kept = await db.collection('contact_messages').where('email', '==', email).get();
  expect(kept.docs.map((doc) => doc.get('message'))).toEqual(['A question']);
});

test('a message that cannot be sent stays in the form', async ({ page }) => {
  await page.route(/sendContactMessage/, (route) => route.abort());
  await page.goto('/contact');
  await fillContact(page);
  await send(page).click();
  await expect(toast(page, 'Error')).toBeVisible();
  await expect(toast(page, 'Message sent!')).toHaveCount(0);
  await expect(page.getByLabel('Message')).toHaveValue('A question');
  await expect(send(page)).toBeEnabled();
});

test('every field of the contact form is required, and the address has to be one', async ({
  page,
}) => {
  await page.goto('/contact');
  await send(page).click();
  await expect(page.getByText(CONTACT_TEXTS.required)).toHaveCount(4);
  await expect(page.getByLabel('Name')).toBeFocused();
  await fillContact(page);
  await page.getByLabel('Email').fill('not an address');
  await send(page).click();
  await expect(page.getByText('Please enter a valid email address')).toBeVisible();
  await expectSound(page);
});

test('other ways to support: mail, chat hours, help', async ({ page }) => {
  await page.goto('/contact');
  await expect(page.getByText('Monday to Friday, 9am-5pm EST')).toBeVisible();
  await expect(page.getByRole('link', { name: SUPPORT_EMAIL })).toHaveAttribute(
    'href',
    `mailto:${SUPPORT_EMAIL}`,
  );
  await expect(page.getByRole('link', { name: 'Start Chat' })).toHaveAttribute(
    'href',
    new RegExp(`^mailto:${SUPPORT_EMAIL}`),
  );
  await page.getByRole('link', { name: 'View Docs' }).click();
  await expect(page).toHaveURL(/\/about#help$/);
  await expect(page.locator('#help')).toBeFocused();
  await expect(page.getByRole('heading', { name: 'Help' })).toBeInViewport();
});

test(
  'the way around by keyboard: skip link, new pages say their title',
  DESKTOP,
  async ({ page }) => {
    await page.goto('/');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
    await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).press('Enter');
    await expect(page.getByRole('status', { name: 'Page' })).toHaveText(
      'Privacy Policy · Lumashot',
    );
    await expect(page.getByRole('main')).toBeFocused();
    await page.getByRole('link', { name: 'Sign in' }).press('Enter');
    await expect(page.getByRole('status', { name: 'Page' })).toHaveText('Welcome Back · Lumashot');
  },
);

test('an unknown path is said and logged', async ({ page }) => {
  const logged = page.waitForEvent('console', (message) =>
    message.text().includes('/no/such/page'),
  );
  await page.goto('/no/such/page');
  await logged;
  await expect(page.getByRole('heading', { name: 'Oops! Page not found' })).toBeVisible();
  await expectSound(page);
  await page.getByRole('link', { name: 'Return to Home' }).click();
  await expect(page).toHaveURL(/\/$/);
});

test('the pages fit 360 px and twice the text size', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const path of [...PATHS, '/contact', '/auth', '/no/such/page']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectFitsDoubled(page);
  }
});

/** As a browser does that is told to block all site data. */
const blockStorage = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        },
      });
    }
  });

test('the public pages answer also where the browser blocks all storage', async ({ page }) => {
  await blockStorage(page);
  await page.goto('/contact');
  await expect(page.getByRole('textbox', { name: CONTACT_TEXTS.fields.message })).toBeVisible();
});

test('the studio says what it needs where the browser blocks all storage', async ({ page }) => {
  await blockStorage(page);
  for (const path of ['/auth', '/dashboard']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: STORAGE_BLOCKED_TEXTS.title })).toBeVisible();
    await expect(page.getByRole('alert')).toHaveText(STORAGE_BLOCKED_TEXTS.text);
  }
  await expectSound(page);
});

test(
  'members are led to their studio before any script of the page is there',
  DESKTOP,
  async ({ page }) => {
    const account = page.getByRole('navigation', { name: 'Account' });
    await page.goto('/about');
    await expect(account.getByRole('link')).toHaveText(['Sign in', 'Get started']);
    await newcomer(page);
    // React does not come: what is in the page is all there is.
    await page.route(/\/assets\/main-[^/]*\.js$/, (route) => route.abort());
    for (const path of ['/about', '/']) {
      await page.goto(path);
      await expect(account.getByRole('link')).toHaveText(['Open the studio']);
    }
  },
);
