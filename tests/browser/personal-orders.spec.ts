/** Orders and certificates of a member, with given responses. */
import type { Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { statusOf } from './complaints.ts';
import { Refusal } from './member.ts';
import { certificateOf, everyOrder, newMember, orderOf, wholeMember } from './personal-replies.ts';
import { expect, test } from './test.ts';
import { enterArea } from './visit.ts';

const card = (page: Page, title: string) =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name: title }) });
const dialog = (page: Page, name: RegExp) => page.getByRole('dialog', { name });
const ready = everyOrder[0] ?? orderOf(1);

test('every order shows its state and its actions, and the URL filters them', async ({
  page,
  context,
}) => {
  await enterArea(context, page);
  await page.goto('/personal/orders/');
  await test.step('every order shows its state and its actions', async () => {
    const coffee = card(page, 'Кофе и круассан');
    await expect(coffee.locator('[aria-current="step"]')).toHaveText(/^Готов к\sвыдаче/);
    await expect(coffee.getByRole('img', { name: /QR-код/ })).toBeVisible();
    await expect(coffee.getByRole('img', { name: /Штрихкод.*YA4510778210/ })).toBeVisible();
    await expect(card(page, 'Билет на выставку')).toContainText('Отменён');
    await expectAccessible(page);
  });
  await test.step('the URL filters the orders, also after a reload', async () => {
    await page.getByRole('link', { name: /В\sработе/ }).click();
    await expect(page).toHaveURL(/\?shown=active$/);
    await expect(page.getByRole('article')).toHaveCount(4);
    await page.reload();
    await expect(page.getByRole('article')).toHaveCount(4);
    await expect(card(page, 'Билет на выставку')).toHaveCount(0);
  });
});

test('an order is cancelled after a confirmation, which can be closed and reopened immediately', async ({
  page,
  context,
}) => {
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const sealed = { ...ready, code: null };
  await enterArea(context, page, {
    ...wholeMember,
    orders: { items: [sealed], total: 1 },
    cancelRedeemOrder: async () => {
      await answered;
      return { ...sealed, state: 'cancelled' };
    },
  });
  await page.goto('/personal/orders/');
  await test.step('a confirmation that is closed and reopened immediately is shown', async () => {
    await card(page, 'Кофе и круассан')
      .getByRole('button', { name: /^Отменить/ })
      .focus();
    await page.keyboard.press('Enter');
    const question = dialog(page, /Отменить заказ/);
    await expect(question).toBeVisible();
    await page.evaluate(() => {
      const tell = () => setTimeout(() => (document.body.dataset['closed'] = ''));
      document.addEventListener('close', tell, { capture: true, once: true });
    });
    // Both keys are queued, as on a busy page.
    await Promise.all([page.keyboard.press('Escape'), page.keyboard.press('Enter')]);
    await expect(page.locator('body[data-closed]')).toBeAttached();
    await expect(question).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(question).toBeHidden();
  });
  await test.step('an order is cancelled by keyboard after a confirmation, immediately', async () => {
    const coffee = card(page, 'Кофе и круассан');
    await coffee.getByRole('button', { name: /^Отменить/ }).focus();
    await page.keyboard.press('Enter');
    await expect(dialog(page, /Отменить заказ/)).toContainText(/Вернём на\sсчёт 300\sбаллов/);
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(coffee.getByRole('button', { name: /^Отменить/ })).toBeFocused();
    await page.keyboard.press('Enter');
    await dialog(page, /Отменить заказ/)
      .getByRole('button', { name: 'Да, отменить' })
      .focus();
    await page.keyboard.press('Enter');
    await expect(coffee).toContainText('Отменён');
    await expect(coffee.getByRole('heading', { name: 'Кофе и круассан' })).toBeFocused();
    answer();
    await expect(page.getByText(/Заказ отменён, баллы вернулись/)).toBeVisible();
  });
});

test('a code is shown after a warning, and the order can no longer be cancelled', async ({
  page,
  context,
}) => {
  let order = { ...ready, code: null as string | null };
  const asked = await enterArea(context, page, {
    ...wholeMember,
    orders: () => ({ items: [order], total: 1 }),
    showOrderCode: () => {
      order = { ...ready, code: ready.code };
      return order;
    },
  });
  await page.goto('/personal/orders/');
  const coffee = card(page, 'Кофе и круассан');
  await expect(coffee.getByRole('img', { name: /QR-код/ })).toHaveCount(0);
  await coffee.getByRole('button', { name: /^Показать код/ }).click();
  const question = dialog(page, /Показать код/);
  await expect(question).toContainText(/вернуть баллы сможет только магазин/);
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Да, показать код' }).click();
  await expect(coffee.getByRole('img', { name: /QR-код/ })).toBeVisible();
  await expect(coffee.getByRole('button', { name: /^Отменить/ })).toHaveCount(0);
  expect(asked.filter(({ path }) => path.endsWith('show.order.code'))).toHaveLength(1);
});

test.describe('a refusal', () => {
  test.use({ tolerate: [statusOf(409, '/rest/redeem.order')] });

  test('leaves the order unchanged and shows the reason', async ({ page, context }) => {
    await enterArea(context, page, {
      ...wholeMember,
      redeemOrder: new Refusal('state_conflict', 'Нельзя'),
    });
    await page.goto('/personal/orders/');
    const coffee = card(page, 'Кофе и круассан');
    await coffee.getByRole('button', { name: /Отметить полученным/ }).click();
    await dialog(page, /Заказ у\sвас/)
      .getByRole('button', { name: /Да/ })
      .click();
    await expect(page.getByText(/Этот заказ уже нельзя отметить/)).toBeVisible();
    await expect(coffee.locator('[aria-current="step"]')).toHaveText(/^Готов к\sвыдаче/);
  });
});

test('without orders the page links to the offers', async ({ page, context }) => {
  await enterArea(context, page, newMember);
  await page.goto('/personal/orders/');
  await expect(page.getByRole('heading', { name: 'Заказов пока нет' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Выбрать предложение' })).toHaveAttribute(
    'href',
    '/personal/partners/',
  );
  await expectAccessible(page);
});

test('a certificate is marked as used, and unmarked', async ({ page, context }) => {
  let state: 'issued' | 'redeemed' = 'issued';
  const mark = (to: typeof state) => () => {
    state = to;
    return { accepted: true as const, id: 1 };
  };
  await enterArea(context, page, {
    ...wholeMember,
    certificates: () => ({ items: [certificateOf({ state })], total: 1 }),
    redeemCertificate: mark('redeemed'),
    cancelRedeemCertificate: mark('issued'),
  });
  await page.goto('/personal/certificates/');
  const own = page.getByRole('article', { name: /Сертификат YA-0001-2345/ });
  await expect(own).toContainText('Действует');
  await expectAccessible(page);
  await page.getByRole('button', { name: /Отметить использованным/ }).click();
  await dialog(page, /Линзы уже/)
    .getByRole('button', { name: /Да/ })
    .click();
  await expect(own).toContainText('Использован');
  await page.getByRole('button', { name: /Отмечен по\sошибке/ }).click();
  await dialog(page, /Снять отметку/)
    .getByRole('button', { name: /Да/ })
    .click();
  await expect(own).toContainText('Действует');
});

test('without a certificate the page links to the form', async ({ page, context }) => {
  await enterArea(context, page, newMember);
  await page.goto('/personal/certificates/');
  await expect(page.getByRole('link', { name: 'Оформить сертификат' })).toHaveAttribute(
    'href',
    '/certificate/',
  );
  await expectAccessible(page);
});
