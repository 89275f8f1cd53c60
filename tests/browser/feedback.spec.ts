/** The question form: sent, refused, sent twice, without a script; and themes that redirect. */
import type { Page } from '@playwright/test';
import { backendOrigin } from '../site/browsed-site.ts';
import { makeInteractive } from './interactive.ts';
import { statusOf } from './complaints.ts';
import { expect, test } from './test.ts';

type Letter = { to: string; channel: string; text: string };

async function letters(about: string): Promise<Letter[]> {
  const reply = await fetch(`${backendOrigin}/dev/outbox`);
  const all: Letter[] = await reply.json();
  return all.filter(({ text }) => text.includes(about));
}

/** A unique question: tests run in parallel. */
const unlike = (about: string) => `${about} № ${test.info().workerIndex}-${Date.now()}?`;

const policy = (page: Page) => page.getByRole('checkbox', { name: /Даю согласие/ });

async function open(page: Page) {
  await page.goto('/themes/feedback/');
}

async function fill(page: Page, question: string) {
  await page.getByLabel('Как к вам обращаться').fill('Анна');
  await page.getByLabel('Электронная почта').fill('anna@example.ru');
  await page.getByLabel('Ваш вопрос').fill(question);
  await policy(page).check();
}

const send = (page: Page) => page.getByRole('button', { name: 'Отправить вопрос' });

test('errors are reported, and then a question is sent', async ({ page }) => {
  await open(page);
  await test.step('errors are reported, and the input stays', async () => {
    await page.getByLabel('Электронная почта').fill('anna@');
    await page.getByLabel('Ваш вопрос').fill('Можно ли спать в линзах?');
    await send(page).focus();
    await page.keyboard.press('Enter');
    const summary = page.getByRole('alert');
    await expect(summary).toBeFocused();
    await expect(summary.getByRole('link')).toHaveCount(3);
    await expect(policy(page)).not.toBeChecked();
    await expect(policy(page)).toHaveAccessibleDescription(/Без согласия/);
    await expect(page.getByLabel('Электронная почта')).toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByLabel('Электронная почта')).toHaveAccessibleDescription(/адрес почты/);
    await expect(page.getByLabel('Ваш вопрос')).toHaveValue('Можно ли спать в линзах?');
    await summary.getByRole('link').first().click();
    await expect(page.getByLabel('Как к вам обращаться')).toBeFocused();
  });
  await test.step('a question is sent and confirmed', async () => {
    const question = unlike('Можно ли плавать в линзах');
    await fill(page, question);
    await page.getByLabel('Телефон').fill('8 (999) 000-00-01');
    await page.getByLabel('О чём вопрос').selectOption('Линзы зимой');
    await send(page).click();
    await expect(page).toHaveURL(/\/themes\/feedback\/thanks\/$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Спасибо/);
    const [letter] = await letters(question);
    expect(letter?.channel).toBe('email');
    expect(letter?.text).toContain('Телефон: +79990000001');
    expect(letter?.text).toContain('Тема: Линзы зимой');
  });
  await test.step('Back finds an empty form', async () => {
    await page.goBack();
    await expect(page.getByLabel('Ваш вопрос')).toHaveValue('');
  });
});

test('a double click sends one question, and none while the thanks page loads', async ({
  page,
}) => {
  const question = unlike('Дважды');
  const mayLoad = Promise.withResolvers<void>();
  await page.route('**/feedback/thanks/page-data.json', async (route) => {
    await mayLoad.promise;
    await route.continue();
  });
  await open(page);
  await fill(page, question);
  await send(page).dblclick();
  await expect(page.getByLabel('Ваш вопрос')).toHaveValue('');
  await expect(send(page)).toHaveAttribute('aria-disabled', 'true');
  mayLoad.resolve();
  await expect(page).toHaveURL(/thanks/);
  expect(await letters(question)).toHaveLength(1);
});

test.describe('a lost connection', () => {
  test.use({ tolerate: [/ERR_FAILED .*\/rest\/form\.feedback/] });

  test('keeps the question, which can be sent again', async ({ page }) => {
    const question = unlike('Связь');
    await open(page);
    await fill(page, question);
    await page.route('**/rest/form.feedback*', (route) => route.abort());
    await send(page).click();
    await expect(page.getByRole('alert')).toContainText('Вопрос пока не отправлен');
    await expect(page.getByLabel('Ваш вопрос')).toHaveValue(question);
    await page.unroute('**/rest/form.feedback*');
    await send(page).click();
    await expect(page).toHaveURL(/thanks/);
  });
});

/** Goes back as soon as another page is pushed: before a slow device has rendered it. */
const goBackAtOnce = (page: Page) =>
  page.evaluate(() => {
    const push = history.pushState.bind(history);
    const nextFrame = window.requestAnimationFrame.bind(window);
    history.pushState = (...entry) => {
      push(...entry);
      const held: FrameRequestCallback[] = [];
      window.requestAnimationFrame = (render) => held.push(render);
      const release = () => {
        window.requestAnimationFrame = nextFrame;
        held.forEach(nextFrame);
      };
      window.addEventListener('popstate', release, { once: true });
      history.back();
    };
  });

test('what is typed is there again after Back, except for the consent, until it is sent', async ({
  page,
}) => {
  const question = unlike('Можно ли вернуться к вопросу');
  // A device that hydrates slowly renders the page of a new URL later (src/client/page/render-next.ts).
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  await open(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await fill(page, question);
  await page.getByRole('banner').getByRole('link', { name: 'Продукты' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Контактные\sлинзы/);
  await page.goBack();
  await expect(page.getByLabel('Ваш вопрос')).toHaveValue(question);
  await expect(page.getByLabel('Электронная почта')).toHaveValue('anna@example.ru');
  await expect(policy(page)).not.toBeChecked();
  await policy(page).check();
  await goBackAtOnce(page);
  const sent = page.waitForURL(/\/thanks\/$/);
  await send(page).click();
  await sent;
  await expect(page).toHaveURL(/\/themes\/feedback\/$/);
  await expect(page.getByLabel('Ваш вопрос')).toHaveValue('');
  await page.getByLabel('Ваш вопрос').fill('Другой вопрос');
  await expect(send(page)).not.toHaveAttribute('aria-disabled');
});

test('a theme links to the form with its title selected', async ({ page }) => {
  await page.goto('/themes/1/');
  await page.getByRole('main').getByRole('link', { name: 'Задать вопрос' }).click();
  await expect(page.getByLabel('О чём вопрос')).toHaveValue(/Линзы\sи\sаллергия/);
  await page.reload();
  await expect(page.getByLabel('О чём вопрос')).toHaveValue(/Линзы\sи\sаллергия/);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test.use({ tolerate: [statusOf(400, '/themes/feedback/')] });

  test('a question is refused with its errors, then sent', async ({ page }) => {
    const question = unlike('Без скриптов');
    await page.goto('/themes/feedback/');
    await fill(page, question);
    // The browser's own validation accepts it, the backend does not.
    await page.getByLabel('Электронная почта').fill('anna@localhost');
    await send(page).click();
    await expect(page.getByRole('alert')).toContainText('Вопрос пока не отправлен');
    await expect(page.getByLabel('Электронная почта')).toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByLabel('Электронная почта')).toHaveValue('anna@localhost');
    await expect(page.getByLabel('Ваш вопрос')).toHaveValue(question);
    await expect(policy(page)).toBeChecked();
    await page.getByLabel('Электронная почта').fill('anna@example.ru');
    await send(page).click();
    await expect(page).toHaveURL(/\/themes\/feedback\/thanks\/$/);
    expect(await letters(question)).toHaveLength(1);
  });
});

test.describe('a form that was refused before its scripts loaded', () => {
  test.use({ interactive: false, tolerate: [statusOf(400, '/themes/feedback/')] });

  test('keeps the input when they load', async ({ page }) => {
    await page.goto('/themes/feedback/');
    await page.evaluate(() => {
      const form = document.querySelector<HTMLFormElement>('form[action="/themes/feedback/"]');
      const question = form?.querySelector('textarea');
      if (question) question.value = 'Было написано';
      form?.submit();
    });
    await expect(page.getByRole('alert')).toBeVisible();
    await makeInteractive(page);
    await expect(page.getByRole('alert')).toBeVisible();
    await expect(page.getByLabel('Ваш вопрос')).toHaveValue('Было написано');
  });
});
