import type { BrowserContext, Page } from '@playwright/test';
import { FLOW_KEY } from '../../src/features/certificate/flow/flow-keys.ts';
import { expect, test } from './test.ts';

/** Shared by the tests of the form for the free pair. */

export const field = (page: Page, name: string | RegExp) => page.getByRole('textbox', { name });
export const send = (page: Page) => page.getByRole('button', { name: /Получить код и\sоформить/ });
export const codeField = (page: Page) => field(page, /Код из\sчетырёх цифр/);
export const policy = (page: Page) => page.getByRole('checkbox', { name: /Даю согласие/ });

/** The cookie question has been answered: what it covers is tested elsewhere. */
export const answerCookies = (context: BrowserContext) =>
  context.addCookies([
    { name: 'consent', value: 'no', url: test.info().project.use.baseURL ?? '' },
  ]);

/** The phase that the page stores; the end of a wait is stored in the same step. */
export const phaseOf = (page: Page) =>
  page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? '{}').phase, FLOW_KEY);

/** The page of the form, interactive. */
export async function open(page: Page, address = '/certificate/') {
  await page.goto(address);
}

/** Fills in all text fields and the question about the programme. */
export async function fillPerson(page: Page, digits = '89990000003') {
  await field(page, /^Имя/).fill('Анна');
  await field(page, /^Фамилия/).fill('Смирнова');
  await field(page, /^Телефон/).pressSequentially(digits);
  await field(page, /^Электронная почта/).fill('anna@example.ru');
  await page.getByRole('radio', { name: 'Нет' }).check();
}

/** Fills in the form and chooses the optician from the responses. */
export async function fill(page: Page) {
  await fillPerson(page);
  await page.getByRole('button', { name: /Выбрать: Оптика «Взгляд»/ }).click();
  await expect(page.getByRole('button', { name: 'Выбрать другой' })).toBeFocused();
  await policy(page).check();
}

/** The parts of a field, its label and its error that are not visible. */
export const hiddenOf = (page: Page, name: string) =>
  page.evaluate((id) => {
    const place = document.getElementById(id);
    const parts = [...(place?.querySelectorAll('label, input, [aria-live] p') ?? [])];
    const isSeen = (part: Element) => {
      const { left, width, top, bottom } = part.getBoundingClientRect();
      return [top + 2, bottom - 2].every((y) => {
        const found = document.elementFromPoint(left + width / 2, y);
        return found !== null && (part.contains(found) || found.contains(part));
      });
    };
    return parts.length < 3 ? ['no fault'] : parts.filter((part) => !isSeen(part)).map(String);
  }, `certificate-${name}`);
