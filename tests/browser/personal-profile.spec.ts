/** «Мои данные»: changed, refused, left unsaved, exported, deleted. */
import { readFile } from 'node:fs/promises';
import type { MemberSession } from '../../contract/schemas/account.ts';
import { versionsOf } from '../../src/config/member-consents.ts';
import { exampleProfile } from '../examples/profile.ts';
import { statusOf } from './complaints.ts';
import { Refusal, type Replies } from './member.ts';
import { expectFit, openPersonal, TROUBLE } from './personal-page.ts';
import { expect, test } from './test.ts';

const URL = '/personal/profile/';
/** The window's size before a step that narrows it to a phone's. */
const WIDE = { width: 1280, height: 720 };
const sessionOf = (id: number, over: Partial<MemberSession> = {}): MemberSession => ({
  id,
  browser: 'Chrome',
  system: 'Android',
  device: 'phone',
  city: 'Москва',
  signed_in_at: '2026-11-02T09:00:00.000Z',
  last_seen_at: new Date(Date.now() - 3 * 3_600_000).toISOString(),
  current: false,
  ...over,
});
const sessions = {
  items: [
    sessionOf(1, { current: true }),
    sessionOf(2, { browser: 'Safari', system: 'iOS', city: null }),
    sessionOf(3, { browser: 'Firefox', system: 'Windows', device: 'computer', city: 'Казань' }),
  ],
  total: 3,
};
const whole: Replies = { userProfile: exampleProfile, sessions };

const data = {
  made_at: '2026-11-21T10:00:00.000Z',
  profile: exampleProfile,
  profile_history: [],
  points: [],
  orders: [],
  certificates: [],
  package_codes: [],
  invitation: null,
  joined: { at: '2026-11-01T10:00:00.000Z', by_invitation: false },
  certificate_forms: [],
  consents: [],
  surveys: [],
  reviews: [],
  questions: [],
  forms: [],
  messages: [],
  sms_codes: [],
  letter_links: [],
  sessions: [],
  known_devices: [],
  receipts: [],
};

const answer = (id: number, code: string, given = true) => ({
  ...{ id, code, given, version: '2024-04-01' },
  happened_at: `2026-11-2${id}T10:00:00.000Z`,
});
const before = [answer(3, 'question'), answer(2, 'sms'), answer(1, 'policy')];

/** Everything a member can do here without leaving the page, and finally the deletion. */
const changes: Replies = {
  userProfileEdit: {
    ...exampleProfile,
    firstName: 'Аня',
    consents: exampleProfile.consents.map((consent) =>
      consent.code === 'subscribe'
        ? { ...consent, given: true, changed_at: '2026-06-01T09:00:00.000Z' }
        : consent,
    ),
  },
  userData: data,
  sessionEnd: { expired: 1 },
  sessionEndOthers: { expired: 1 },
  userConsents: { items: before, total: 3 },
  userConsentWithdraw: { items: [answer(4, 'sms', false), ...before], total: 4 },
  userDelete: { accepted: true, id: null },
};

test('a member edits, exports and deletes their data, ends sessions and withdraws consents', async ({
  page,
  context,
}) => {
  const asked = await openPersonal(page, context, URL, { ...whole, ...changes });
  await test.step('all data is exported as one file', async () => {
    const file = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Скачать файл' }).click();
    const path = await (await file).path();
    expect(JSON.parse(await readFile(path, 'utf8'))).toEqual(data);
  });
  await test.step('one session is ended, and then all the others', async () => {
    const part = page.getByRole('region', { name: /Где вы\sвошли/ });
    await expect(part.getByRole('listitem')).toHaveCount(3);
    await expect(part.getByRole('listitem').first()).toContainText('Это устройство');
    await expect(part.getByRole('listitem').nth(2)).toContainText(/Казань · 3\sчаса назад/);
    await part.getByRole('button', { name: 'Выйти на устройстве «Safari, iOS»' }).click();
    await expect(part.getByRole('listitem')).toHaveCount(2);
    await expect(part.getByRole('heading', { name: /Где вы\sвошли/ })).toBeFocused();
    await part.getByRole('button', { name: /Выйти на\sостальных/ }).click();
    await expect(part.getByRole('listitem')).toHaveCount(1);
    expect(asked.filter(({ path }) => path.startsWith('/rest/session.end'))).toMatchObject([
      { path: '/rest/session.end', params: { id: 2 } },
      { path: '/rest/session.end.others' },
    ]);
  });
  await test.step('names, children and consents are saved together', async () => {
    await page
      .getByRole('textbox', { name: /^Имя(?!\sреб)/ })
      .first()
      .fill('Аня');
    await expect(page.getByText('Есть несохранённые изменения')).toBeVisible();
    await page.getByRole('button', { name: 'Добавить ребёнка' }).click();
    const names = page.getByRole('textbox', { name: 'Имя ребёнка' });
    await expect(names.nth(1)).toBeFocused();
    await names.nth(1).fill('Оля');
    await page.getByRole('combobox', { name: 'Год рождения' }).nth(1).selectOption('2018');
    await page.getByRole('button', { name: 'Убрать ребёнка 1' }).click();
    await page.getByRole('checkbox', { name: /на\sпочту/ }).check();
    await expect(page.getByRole('checkbox', { name: /обработку персональных/ })).toBeDisabled();
    await page.getByRole('button', { name: 'Сохранить' }).click();
    await expect(page.getByText('Сохранено')).toBeVisible();
    await expect(page.getByText('Есть несохранённые изменения')).toHaveCount(0);
    await expect(page.getByRole('banner')).toContainText('Аня');
    expect(asked.find(({ path }) => path === '/rest/user.profile.edit')?.params).toEqual({
      firstName: 'Аня',
      children: [{ firstName: 'Оля', birthYear: 2018 }],
      consents: { subscribe: true },
      consentVersions: versionsOf(['subscribe']),
    });
  });
  await test.step('is accessible', async () => {
    await expect(page.getByRole('heading', { name: 'Согласия' })).toBeVisible();
    await expectFit(page);
  });
  await test.step('a member sees which data is kept, for how long, and what remains after deletion', async () => {
    await page.setViewportSize(WIDE);
    const title = page.getByRole('heading', { name: /Что мы\sхраним и\sсколько/ });
    await expect(page.getByText(/30\sдней после отправки/).first()).toBeHidden();
    await title.click();
    await expect(page.getByText(/30\sдней после отправки/).first()).toBeVisible();
    await expect(page.getByText(/бухгалтерский учёт, 5\sлет/).first()).toBeVisible();
    await expectFit(page);
  });
  await test.step('consents are shown with their days, and withdrawn one by one', async () => {
    await page.setViewportSize(WIDE);
    const sms = page.getByRole('checkbox', { name: /получать SMS/ });
    await expect(sms).toBeChecked();
    await page.getByRole('button', { name: 'Посмотреть' }).click();
    const dialog = page.getByRole('dialog', { name: 'История согласий' });
    await expect(dialog.getByRole('listitem')).toHaveCount(3);
    await expect(dialog).toContainText(/Дано 22\sноября\s2026, редакция от\s1\sапреля/);
    await expectFit(page);
    const row = dialog.getByRole('listitem').filter({ hasText: 'получать SMS' });
    await row.getByRole('button', { name: 'Отозвать' }).click();
    await expect(dialog.getByRole('listitem')).toHaveCount(4);
    await expect(row.first()).toContainText(/Отозвано 24\sноября/);
    await expect(row.getByRole('button')).toHaveCount(0);
    expect(asked.find(({ path }) => path === '/rest/user.consent.withdraw')?.params).toEqual({
      code: 'sms',
    });
    await expect(dialog).toContainText(/значит удалить свои данные/);
    await dialog.getByRole('button', { name: /Отозвать и\sудалить/ }).click();
    await expect(page.getByRole('dialog', { name: 'Удалить свои данные?' })).toBeVisible();
    await page.getByRole('button', { name: 'Оставить' }).click();
    await expect(sms).not.toBeChecked();
    // A consent withdrawn there does not change the form.
    const name = page.getByRole('textbox', { name: /^Имя(?!\sреб)/ });
    const was = await name.inputValue();
    await name.fill('Иначе');
    const unsaved = page.getByText('Есть несохранённые изменения');
    await expect(unsaved).toBeVisible();
    await name.fill(was);
    await expect(unsaved).toBeHidden();
  });
  await test.step('deletion takes two steps and a confirmation', async () => {
    await page.setViewportSize(WIDE);
    await page.getByRole('button', { name: 'Удалить…' }).click();
    await expect(page.getByRole('dialog', { name: 'Удалить свои данные?' })).toContainText(
      /Останется без\sвашего имени/,
    );
    await expect(page.getByRole('dialog')).toContainText('закон требует уметь их подтвердить');
    await expectFit(page);
    await page.getByRole('button', { name: 'Продолжить удаление' }).click();
    const last = page.getByRole('dialog', { name: 'Последний шаг' });
    await last.getByRole('button', { name: 'Удалить навсегда' }).click();
    await expect(last).toContainText(/Отметьте, что понимаете/);
    expect(asked.map(({ path }) => path)).not.toContain('/rest/user.delete');
    await last.getByRole('checkbox', { name: /Понимаю/ }).check();
    await last.getByRole('button', { name: 'Удалить навсегда' }).click();
    await expect(page).toHaveURL(/^[^/]+\/\/[^/]+\/$/);
    await expect(page.getByText('Ваши данные удалены, кабинет закрыт')).toBeVisible();
    expect(await context.cookies()).not.toContainEqual(
      expect.objectContaining({ name: 'auth.token' }),
    );
  });
});

test.describe('a refusal', () => {
  test.use({ tolerate: [statusOf(400, '/rest/user.profile.edit')] });

  test('is shown at its field and loses nothing', async ({ page, context }) => {
    await openPersonal(page, context, URL, {
      ...whole,
      userProfileEdit: new Refusal('bad_request', 'Проверьте данные', 400, {
        email: 'Проверьте, пожалуйста, этот адрес',
      }),
    });
    const mail = page.getByRole('textbox', { name: 'Почта' });
    await mail.fill('не почта');
    await page.getByRole('button', { name: 'Сохранить' }).click();
    await expect(mail).toHaveAccessibleDescription(/Проверьте адрес почты/);
    await mail.fill('olga@example.ru');
    await page.getByRole('button', { name: 'Сохранить' }).click();
    await expect(mail).toHaveAccessibleDescription(/Проверьте, пожалуйста, этот адрес/);
    await expect(mail).toBeFocused();
    await expect(mail).toHaveValue('olga@example.ru');
    await expectFit(page);
  });
});

test('unsaved changes are not lost by accident, not even by signing out on all devices', async ({
  page,
  context,
}) => {
  await openPersonal(page, context, URL, { ...whole, tokenExpireAll: { expired: 3 } });
  await test.step('unsaved changes are not lost by accident', async () => {
    await page.getByRole('textbox', { name: 'Фамилия' }).fill('Белова');
    await page.getByRole('banner').getByRole('link', { name: 'Продукты' }).click();
    const dialog = page.getByRole('dialog', { name: /Уйти без\sсохранения/ });
    await expect(dialog).toBeVisible();
    await expectFit(page);
    await dialog.getByRole('button', { name: 'Остаться' }).click();
    await expect(page).toHaveURL(/\/personal\/profile\/$/);
    await expect(page.getByRole('textbox', { name: 'Фамилия' })).toHaveValue('Белова');
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.getByRole('banner').getByRole('link', { name: 'Продукты' }).click();
    await dialog.getByRole('button', { name: /^Уйти/ }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Контактные\sлинзы/);
  });
  await test.step('signing out asks for confirmation, too', async () => {
    await page.goBack();
    await page.getByRole('textbox', { name: 'Фамилия' }).fill('Белова');
    const dialog = page.getByRole('dialog', { name: /Уйти без\sсохранения/ });
    for (const name of [/^Выйти$/, /^Выйти везде/]) {
      await page.getByRole('main').getByRole('button', { name }).click();
      await dialog.getByRole('button', { name: 'Остаться' }).click();
      await expect(page.getByRole('textbox', { name: 'Фамилия' })).toHaveValue('Белова');
    }
    await page.getByRole('button', { name: /^Выйти везде/ }).click();
    await dialog.getByRole('button', { name: /^Уйти/ }).click();
    await expect(page).toHaveURL(/^[^/]+\/\/[^/]+\/$/);
    await expect(page.getByRole('banner').getByRole('link', { name: 'Войти' })).toBeVisible();
  });
});

test.describe('a failing backend', () => {
  test.use({ tolerate: [statusOf(500, '/rest/user.profile')] });

  test('shows no form', async ({ page, context }) => {
    await openPersonal(page, context, URL, { userProfile: TROUBLE });
    await expect(page.getByRole('alert')).toContainText(/Не\sудалось загрузить ваши данные/);
    await expect(page.getByRole('button', { name: 'Сохранить' })).toHaveCount(0);
  });
});
