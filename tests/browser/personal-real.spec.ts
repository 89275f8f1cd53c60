/** The demo members of the real backend on every page of the area, and a new member. */
import type { BrowserContext, Locator, Page } from '@playwright/test';
import { citySearch } from '../../contract/calls/shops.ts';
import { registeredCodes } from '../../backend/seed/club/package-codes.ts';
import { ANNA, NEWCOMER } from '../../backend/seed/demo/phones.ts';
import {
  personalSectionList,
  personalSections,
  type PersonalSection,
} from '../../src/config/personal-sections.ts';
import { callsOf } from '../../edge-functions/lib/member-calls.ts';
import { EARLY_PLACE } from '../../src/config/early-content.ts';
import { EARLY_REPLIES_ID } from '../../src/config/early-replies.ts';
import { settle } from './interactive.ts';
import { expectAccessible } from './axe.ts';
import { layoutShifts } from './layout-shift.ts';
import { becomeDemoMember, dropEarlyReplies } from './real-member.ts';
import { sideways } from './sideways.ts';
import { expect, test } from './test.ts';

test.describe.configure({ timeout: 240_000 });
test.use({ viewport: { width: 360, height: 740 } });

declare global {
  interface Window {
    /** The calls whose replies came with the document. */
    earlyCalls?: string[];
  }
}

type Look = (main: Locator, page: Page) => Promise<void>;

const numberIn = (text: string) => Number(text.replace(/[^\d\u2212]/g, '').replace('\u2212', '-'));

/** Each row's balance is the previous one plus the row's own points. */
async function expectRunningBalance(rows: Locator): Promise<void> {
  const told = await rows.evaluateAll((items) =>
    items.map((item) => [...item.querySelectorAll(':scope > p')].map((p) => p.textContent ?? '')),
  );
  const entries = told.map(([points = '', balance = '']) => [numberIn(points), numberIn(balance)]);
  entries.slice(0, -1).forEach(([points, balance], place) => {
    expect(balance).toBe((entries[place + 1]?.[1] ?? NaN) + (points ?? NaN));
  });
}

/** What the seed contains for Анна. */
const OF_ANNA: Record<PersonalSection, Look> = {
  main: async (main) => {
    await expect(main.getByRole('heading', { name: 'Здравствуйте, Анна!' })).toBeVisible();
    await expect(main.getByRole('link', { name: /^Заказ готов: Месяц аудиокниг/ })).toBeVisible();
    await expect(main.getByRole('heading', { name: 'Последние заказы' })).toBeVisible();
    await expect(main.getByRole('heading', { name: 'Последние баллы' })).toBeVisible();
  },
  orders: async (main) => {
    const now = main.locator('[aria-current="step"]');
    for (const state of [/^Оформлен/, /^Подтверждён/, /^Готов к\sвыдаче/, /^Место за\sвами/]) {
      await expect(now.filter({ hasText: state }).first()).toBeVisible();
    }
    await expect(main.getByText('Отменён', { exact: true })).toBeVisible();
    await expect(main.getByRole('button', { name: /^Заказать снова/ }).first()).toBeVisible();
    await expect(main.getByRole('img', { name: /QR-код заказа/ })).toBeVisible();
  },
  certificates: async (main) => {
    await expect(main.getByText('Анна Смирнова')).toBeVisible();
    await expect(main.getByText('Действует', { exact: true })).toBeVisible();
    await expect(main.getByRole('button', { name: 'Отметить использованным' })).toBeVisible();
  },
  reminders: async (main) => {
    await main.getByRole('button', { name: 'Рассчитать даты' }).click();
    await expect(main.getByRole('heading', { name: /Новая пара/ })).toBeFocused();
  },
  points: async (main) => {
    await expect(main.getByText(/\d+\sбаллов? сгор/)).toBeVisible();
    await expect(main.getByRole('heading', { name: 'Как накопить' })).toBeVisible();
    await expect(main.getByRole('heading', { name: /На\sчто потратить/ })).toBeVisible();
  },
  history: async (main) => {
    const rows = main.getByRole('listitem').filter({ hasText: 'стало' });
    await expect(rows).toHaveCount(10);
    await main.getByRole('button', { name: /Показать ещё/ }).click();
    await expect(rows).toHaveCount(20);
    await expectRunningBalance(rows);
  },
  codes: async (main) => {
    const rows = main.getByRole('listitem').filter({ hasText: 'ANNA-' });
    await expect(rows).toHaveCount(registeredCodes.length);
  },
  invite: async (main) => {
    await expect(main.getByRole('textbox', { name: 'Ваша ссылка' })).toHaveValue(/ANNA2024$/);
    await expect(main.getByText(/3\sдруга/)).toBeVisible();
  },
  partners: async (main) => {
    await expect(main.getByRole('article')).toHaveCount(10);
    await expect(main.getByText(/^У\sвас/)).toContainText(/\d\sбалл/);
    const picture = main.getByRole('article').first().locator('img');
    // The backend makes it for the first visitor.
    await expect(picture).toHaveJSProperty('complete', true);
    expect(
      await picture.evaluate((image: HTMLImageElement) => [
        image.naturalWidth > 0,
        image.currentSrc,
      ]),
    ).toEqual([true, expect.stringMatching(/\/media\/[\w-]+-png-w\d+\.avif$/)]);
  },
  sales: async (main, page) => {
    await main.getByRole('article').first().getByRole('link').first().click();
    await expect(page).toHaveURL(/\/personal\/sales\/[^/]+\/$/);
    // Until then the heading is that of the list.
    await expect(main.getByRole('link', { name: 'Выбрать продукт' })).toBeVisible();
    const title = await main.getByRole('heading', { level: 1 }).innerText();
    await page.reload();
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(title.replace(/\s/g, ' '));
    await expect(main.getByRole('link', { name: 'Выбрать продукт' })).toBeVisible();
  },
  webinars: async (main) => {
    await expect(main.getByText('Вы\u00a0записаны', { exact: true }).first()).toBeVisible();
    await expect(main.getByText('Мест нет', { exact: true }).first()).toBeVisible();
  },
  surveys: async (main) => {
    await expect(main.getByText(/^\+70\sбаллов$/)).toBeVisible();
    await expect(main.getByRole('button', { name: /^Посмотреть итоги: / })).toBeVisible();
  },
  feedback: async (main) => {
    await expect(main.getByRole('textbox', { name: /^Сообщение/ })).toBeEmpty();
    await expect(main.getByRole('heading', { name: 'Уже ответили' })).toBeVisible();
  },
  profile: async (main) => {
    await expect(main.getByRole('textbox', { name: /^Имя(?!\sреб)/ })).toHaveValue('Анна');
    await expect(main.getByRole('textbox', { name: 'Фамилия' })).toHaveValue('Смирнова');
    await expect(main.getByRole('textbox', { name: 'Имя ребёнка' })).toHaveValue('Мила');
    await expect(main.getByRole('checkbox', { name: /на\sпочту/ })).toBeChecked();
  },
};

const empty =
  (heading: RegExp, way: RegExp): Look =>
  async (main) => {
    await expect(main.getByRole('heading', { name: heading })).toBeVisible();
    await expect(main.getByRole('link', { name: way }).first()).toBeVisible();
  };

/** What a new member sees: the purpose of each page, and where to start. */
const OF_NEWCOMER: Partial<Record<PersonalSection, Look>> = {
  main: empty(/С\sчего начать/, /Ввести код/),
  orders: empty(/Заказов пока нет/, /Выбрать предложение/),
  certificates: empty(/Сертификата\sпока нет/, /Оформить сертификат/),
  history: empty(/История начнётся/, /Зарегистрировать код/),
  codes: empty(/Здесь появятся ваши коды/, /На\sчто потратить/),
  invite: async (main) => {
    await expect(main.getByText(/пока никто/)).toBeVisible();
  },
  partners: async (main) => {
    await main.getByRole('switch', { name: 'Хватает баллов' }).check();
    await expect(main.getByRole('heading', { name: /ни\sна\sчто не\sхватает/ })).toBeVisible();
  },
  webinars: async (main) => {
    await expect(main.getByText(/Не\sхватает \d+\sбалл/).first()).toBeVisible();
  },
};

/** Scripts and data of a page, but for the build's own file, which each prefetched page reads from the cache. */
const LOADED = /(?:\.js|\/page-data\.json|^\/slice-data\/.*)$/;

/** Notes the calls whose replies come with a document, before its scripts take them. */
function noteEarly(id: string): void {
  const watch = new MutationObserver(() => {
    const replies = document.querySelector(`#${id}`)?.textContent ?? '';
    if (!replies.endsWith('}')) return;
    window.earlyCalls = Object.keys(JSON.parse(replies));
    watch.disconnect();
  });
  watch.observe(document, { childList: true, subtree: true });
}

/** What a page has requested: calls of the member, and files that were requested more than once. */
async function requested(page: Page) {
  const [names, early] = await page.evaluate(() => [
    performance.getEntriesByType('resource').map(({ name }) => name.replace(location.origin, '')),
    window.earlyCalls ?? [],
  ]);
  return {
    early,
    // Cities are content, which the page of the profile searches.
    calls: names.filter((name) => name.startsWith('/rest/') && !name.startsWith(citySearch.path)),
    again: names.filter((name, place) => LOADED.test(name) && names.indexOf(name) < place),
  };
}

/** The page's calls are made once each: with the document, or by its scripts (docs/decisions/199). */
async function expectCalls(page: Page, key: PersonalSection, url: string): Promise<void> {
  const all = callsOf(new URL(url, page.url())).map((call) => call.url);
  // The number in the header is the last call.
  await expect(async () => {
    const { calls, early } = await requested(page);
    expect([...calls, ...early].sort(), key).toEqual(all.sort());
  }).toPass({ timeout: 20_000 });
  const { again, early } = await requested(page);
  expect(again, key).toEqual([]);
  // The document waits for a reply for a moment only.
  if (early.length === all.length) expect(await layoutShifts(page), key).toEqual([]);
}

async function walk(page: Page, key: PersonalSection, url: string, look?: Look): Promise<void> {
  await page.goto(url);
  await settle(page);
  await expectCalls(page, key, url);
  const main = page.getByRole('main');
  const heading = key === 'main' ? 'Личный кабинет' : personalSections[key].title;
  await expect(page).toHaveTitle(`${heading} — Ясно`);
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(heading);
  await expect(main.getByRole('alert')).toHaveCount(0);
  await look?.(main, page);
  await settle(page);
  expect(await sideways(page), key).toEqual([]);
  await expectAccessible(page, { within: 'main' });
}

for (const { name, phone, looks, never, prepare } of [
  {
    name: 'Анна',
    phone: ANNA,
    looks: OF_ANNA,
    never: undefined,
    prepare: (context: BrowserContext) => context.addInitScript(noteEarly, EARLY_REPLIES_ID),
  },
  {
    name: 'Кто только что пришёл',
    phone: NEWCOMER,
    looks: OF_NEWCOMER,
    never: 'Анна',
    prepare: dropEarlyReplies,
  },
]) {
  test(`${name}: every page of the area`, async ({ page, context }) => {
    await becomeDemoMember(context, phone);
    await prepare(context);
    for (const { key, title, url } of personalSectionList) {
      await test.step(title, async () => {
        await walk(page, key, url, looks[key]);
        if (never) await expect(page.getByRole('main')).not.toContainText(never);
      });
    }
  });
}

for (const key of ['partners', 'sales'] as const) {
  test.describe(`before the scripts of ${key}`, () => {
    test.use({ interactive: false });

    test('the first picture can be seen, and is the one that they show', async ({
      page,
      context,
    }) => {
      await becomeDemoMember(context, ANNA);
      const scripts = Promise.withResolvers<void>();
      await page.route(/\.js$/, async (route) => {
        await scripts.promise;
        await route.continue();
      });
      // Its scripts are part of its load.
      await page.goto(personalSections[key].url, { waitUntil: 'commit' });
      const early = page.locator(`[${EARLY_PLACE}] img`);
      await expect(early).toHaveCount(1);
      await expect(early).toBeVisible();
      await expect(early).toHaveJSProperty('complete', true);
      const shown = await early.evaluate((image: HTMLImageElement) => image.currentSrc);
      expect(shown).toMatch(/\/media\/[\w-]+-png-w\d+\.avif$/);
      scripts.resolve();
      const first = page.getByRole('main').getByRole('listitem').locator('article img').first();
      await expect(first).toBeVisible();
      await expect(early).toHaveCount(0);
      await expect(first).toHaveJSProperty('complete', true);
      await expect(first).toHaveJSProperty('currentSrc', shown);
    });
  });
}
