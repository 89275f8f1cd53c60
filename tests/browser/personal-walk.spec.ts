/**
 * A new member's whole path through the area, by mouse and by keyboard alone; and a failed user
 * check.
 */
import type { BrowserContext, Locator, Page } from '@playwright/test';
import { freeCodes } from '../../backend/seed/club/package-codes.ts';
import type { OwnSite } from '../site/own-site.ts';
import { makeInteractive } from './interactive.ts';
import { statusOf } from './complaints.ts';
import { tabTo } from './keyboard.ts';
import { codeFor, expect, newPhone, test } from './own-site.ts';

// The right code of a new member is sent first, without the consent that is then requested.
const UNASKED = statusOf(400, '/rest/login.auth.sms');
test.use({ tolerate: [UNASKED] });

// Serial: each needs a backend that no other test stops.
test.describe.configure({ mode: 'default', timeout: 300_000 });

/** How a visitor uses a page. */
type Hand = {
  /** Opens a page and goes to its main content. */
  readonly open: (url: string) => Promise<void>;
  readonly press: (goal: Locator) => Promise<void>;
  readonly tick: (box: Locator) => Promise<void>;
  readonly type: (goal: Locator, text: string) => Promise<void>;
};

async function load(page: Page, url: string): Promise<void> {
  await page.goto(url);
}

const mouse = (page: Page): Hand => ({
  open: (url) => load(page, url),
  press: (goal) => goal.click(),
  tick: (box) => box.click(),
  type: async (goal, text) => {
    await goal.click();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type(text);
  },
});

function keyboard(page: Page): Hand {
  const reach = async (goal: Locator) => {
    await expect(goal).toBeVisible();
    if (!(await goal.evaluate((element) => element === document.activeElement))) {
      await tabTo(page, goal);
    }
  };
  return {
    open: async (url) => {
      await load(page, url);
      await reach(page.getByRole('link', { name: /к\sсодержанию/ }));
      await page.keyboard.press('Enter');
    },
    press: async (goal) => {
      await reach(goal);
      await page.keyboard.press('Enter');
    },
    tick: async (box) => {
      await reach(box);
      await page.keyboard.press('Space');
    },
    type: async (goal, text) => {
      await reach(goal);
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.type(text);
    },
  };
}

const main = (page: Page) => page.getByRole('main');
const button = (place: Page | Locator, name: string | RegExp) =>
  place.getByRole('button', { name });

/** A new visitor signs in with the code that was sent. */
async function signIn(page: Page, site: OwnSite, { open, press, tick, type }: Hand): Promise<void> {
  const phone = newPhone();
  // Another test of this worker may have advanced the backend's clock, which judges the captcha.
  await page.clock.install({ time: site.now() });
  await open('/auth/');
  await type(page.getByRole('textbox', { name: /^Номер телефона/ }), phone.slice(2));
  await press(button(main(page), 'Получить код'));
  await expect(page.getByRole('textbox', { name: /^Код из/ })).toBeFocused();
  await expect.poll(() => codeFor(site, phone)).toMatch(/^\d{4}$/);
  await page.keyboard.type(await codeFor(site, phone));
  await tick(main(page).getByRole('checkbox', { name: /Даю согласие/ }));
  await press(button(main(page), 'Продолжить'));
  await expect(page).toHaveURL(/\/friend\/registration\/$/);
}

/** Earns, spends, cancels, spends again and enters a name. */
async function live(page: Page, { open, press, type }: Hand, code: string): Promise<void> {
  await open('/personal/codes/');
  await type(page.getByRole('textbox', { name: /Код с\sупаковки/ }), code);
  await press(button(main(page), 'Получить баллы'));
  await expect(main(page).getByText(/\+150\sбаллов за/)).toBeVisible();

  await open('/personal/partners/');
  await press(button(main(page), 'Месяц аудиокниг'));
  const offer = page.getByRole('dialog', { name: 'Месяц аудиокниг' });
  await press(button(offer, /Заказать за\s150/));
  await press(button(offer, 'Да, списать'));
  await expect(page).toHaveURL(/\/personal\/orders\/$/);
  const orders = main(page).getByRole('article');
  await expect(orders).toHaveCount(1);
  await press(button(orders, /^Отменить/));
  await press(button(page.getByRole('dialog', { name: 'Отменить заказ?' }), 'Да, отменить'));
  await expect(page.getByText(/баллы вернулись/i).first()).toBeVisible();
  await press(button(orders, /^Заказать снова/));
  await press(button(page.getByRole('dialog', { name: 'Заказать ещё раз?' }), 'Да, заказать'));
  await expect(orders).toHaveCount(2);

  await open('/personal/profile/');
  const name = page.getByRole('textbox', { name: /^Имя(?!\sреб)/ });
  await type(name, 'Вера');
  await press(button(main(page), 'Сохранить'));
  await expect(page.getByText('Сохранено', { exact: true })).toBeVisible();
  await page.reload();
  await expect(name).toHaveValue('Вера');
}

const tokenOf = async (context: BrowserContext) =>
  (await context.cookies()).find(({ name }) => name === 'auth.token')?.value ?? '';

/** Signs out in this tab: another one follows, and the session is no longer valid. */
async function leave(page: Page, site: OwnSite, { open, press }: Hand, folded: boolean) {
  const context = page.context();
  const token = await tokenOf(context);
  expect(token).not.toBe('');
  const other = await context.newPage();
  await other.goto('/personal/orders/');
  await makeInteractive(other);
  await expect(main(other).getByRole('article')).toHaveCount(2);
  await page.bringToFront();
  await open('/personal/');
  await expect(main(page).getByRole('heading', { name: 'Здравствуйте, Вера!' })).toBeVisible();
  if (folded) await press(page.locator('summary', { hasText: 'Разделы кабинета' }));
  await press(button(page.getByRole('navigation', { name: 'Разделы кабинета' }), 'Выйти'));
  for (const tab of [page, other]) {
    await expect(tab).toHaveURL((url) => url.pathname === '/');
    await expect(tab.locator('body')).not.toContainText('Вера');
  }
  const asked = async () => {
    const headers = { cookie: `auth.token=${token}` };
    const guarded = await fetch(new URL('/personal/', site.origin), {
      headers,
      redirect: 'manual',
    });
    return guarded.status;
  };
  await expect.poll(asked).toBe(302);
}

const [first, second] = freeCodes.filter(({ product }) => product === 'yasno-mesyac');

test.describe('by mouse', () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  test('a new member earns, spends, changes their data and signs out', async ({ page, own }) => {
    const hand = mouse(page);
    await signIn(page, own, hand);
    await live(page, hand, first?.code ?? '');
    await leave(page, own, hand, false);
  });
});

test.describe('by keyboard alone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('a new member earns, spends, changes their data and signs out', async ({ page, own }) => {
    const hand = keyboard(page);
    await signIn(page, own, hand);
    await live(page, hand, second?.code ?? '');
    await leave(page, own, hand, true);
  });
});

test.describe('a failed user check', () => {
  test.use({ tolerate: [new RegExp(`${UNASKED.source}|status of (401|502)`)] });

  test('lets the member in, with a message while data is missing, and loads it later', async ({
    page,
    own,
  }) => {
    const hand = mouse(page);
    await signIn(page, own, hand);
    await own.end('SIGKILL');
    const [reply] = await Promise.all([
      page.waitForResponse((response) => response.url().endsWith('/personal/orders/')),
      load(page, '/personal/orders/'),
    ]);
    expect(reply.status()).toBe(200);
    expect(reply.headers()['cache-control']).toBe('private, no-store');
    await expect(main(page).getByRole('alert')).toContainText(/Не\sудалось загрузить заказы/);
    await own.start();
    await button(main(page), 'Попробовать ещё раз').click();
    await expect(main(page).getByRole('heading', { name: 'Заказов пока нет' })).toBeVisible();
  });

  test('shows no data to an unknown session', async ({ page, own, context }) => {
    await context.addCookies(
      [
        ['auth.signed', '1'],
        ['auth.mark', 'somebody'],
        ['auth.token', 'a-token-that-nobody-gave-out'],
        ['auth.tokenExpired', '2099-01-01T00:00:00.000Z'],
      ].map(([name = '', value = '']) => ({ name, value, url: own.origin })),
    );
    await own.end('SIGKILL');
    await load(page, '/personal/orders/');
    await expect(main(page).getByRole('alert')).toContainText(/Не\sудалось загрузить заказы/);
    await expect(main(page).getByRole('article')).toHaveCount(0);
    await own.start();
    await button(main(page), 'Попробовать ещё раз').click();
    await expect(page).toHaveURL(/\/auth\/$/);
    await expect(page.getByText(/Сеанс закончился/)).toBeVisible();
  });
});
