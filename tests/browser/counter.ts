import type { Page } from '@playwright/test';
import { requireBuiltWith } from './built-with.ts';
import { readOn } from './read-on.ts';

const COUNTER = 'https://mc.yandex.ru/**';

/** The page's calls of the counter, `ym`: `[id, method, ...]`. */
type Calls = unknown[][];

declare global {
  interface Window {
    counterCalls?: Calls;
  }
}

/** Stands in for the counter's server: its script, and the requests to it. */
export async function fakeCounter(page: Page): Promise<{ asked: string[] }> {
  await requireBuiltWith('METRIKA_ID');
  const asked: string[] = [];
  await page.route(COUNTER, async (route) => {
    asked.push(new URL(route.request().url()).pathname);
    // Like the real script, takes over what the stub has queued.
    const body = `window.counterCalls = [...(window.ym.a ?? [])].map((call) => [...call]);
      window.ym = (...call) => window.counterCalls.push(call);`;
    await route.fulfill({ contentType: 'text/javascript', body });
  });
  return { asked };
}

export const callsOf = (page: Page) => page.evaluate(() => window.counterCalls ?? []);

/** The goals that reached the counter, by name. */
export const goalsOf = async (page: Page) =>
  (await callsOf(page)).filter(([, method]) => method === 'reachGoal').map(([, , goal]) => goal);

/** Paths of the pages reported to the counter. */
export const hitsOf = async (page: Page) =>
  (await callsOf(page))
    .filter(([, method]) => method === 'hit')
    .map(([, , url]) => new URL(String(url)).pathname);

/** What was pushed for tag managers. */
export const eventsOf = (page: Page) => page.evaluate(() => window.dataLayer ?? []);

export const question = (page: Page) => page.getByRole('region', { name: /Согласие/ });

/** Answers the question where it appears: a little below the first screen. */
export async function answer(page: Page, name: 'Согласен' | 'Только необходимое'): Promise<void> {
  await readOn(page);
  await question(page).getByRole('button', { name }).click();
}
