/** @jest-environment jsdom */
import { TextEncoder } from 'node:util';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { exampleFaqItem, exampleListPage } from '../../../tests/examples/pages.ts';
import { FaqView } from './FaqView.tsx';

globalThis.TextEncoder = TextEncoder;
Object.assign(globalThis, { CSS: {} });

/** Gatsby's link needs its runtime; only the target matters here. */
jest.mock('gatsby', () => ({
  Link: ({ to, children }: { to: string; children: string }) => <a href={to}>{children}</a>,
}));

const item = (id: number, section: number, question: string) =>
  exampleFaqItem(id, section, { question, answer: '<p>Ответ.</p>' });
const items = [
  item(1, 1, 'Сколько капать?'),
  item(2, 1, 'Можно ли плавать?'),
  item(3, 2, 'Можно ли спать?'),
];
const sections = [1, 2].map((id) => ({ ...exampleFaqItem(1, id).section, items: 2 }));

const hit = (id: number, inTitle: boolean) => ({
  id,
  title: 'Вопрос',
  title_parts: [{ text: 'спать', found: inTitle }],
  url: '/faq/item/a/',
  snippet: [],
  updated_at: '2026-11-21T09:30:00.000Z',
});

let root: Root;
let asked: URL[];
type Reply = { hits: ReturnType<typeof hit>[]; query?: string; corrected?: string } | 'down';
let answer: (reply: Reply) => void;
const place = document.createElement('main');

beforeEach(async () => {
  jest.useFakeTimers();
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  asked = [];
  globalThis.fetch = (input) =>
    new Promise((resolve, reject) => {
      asked.push(new URL(String(input), 'https://site.test'));
      answer = (reply) => {
        if (reply === 'down') return reject(new Error('no network'));
        const groups = reply.hits.length
          ? [{ kind: 'faq', title: 'Вопросы', total: reply.hits.length, items: reply.hits }]
          : [];
        const { hits, query = '', corrected = null } = reply;
        const result = { query, total: hits.length, groups, corrected };
        const body = JSON.stringify({ result: { ...result, suggestions: [] } });
        resolve({ status: 200, text: async () => body } as Response);
      };
    });
  history.replaceState({ key: 'of the router' }, '');
  document.body.replaceChildren(place);
  await open();
});

async function open(): Promise<void> {
  root = createRoot(place);
  await act(async () =>
    root.render(
      <FaqView intro={exampleListPage('faq.page')} items={items} sections={sections} total={3} />,
    ),
  );
}

afterEach(async () => {
  await act(async () => root.unmount());
  jest.useRealTimers();
});

const questions = () => [...place.querySelectorAll('summary h3')].map((one) => one.textContent);
const said = () => place.querySelector('[role=status]')?.textContent;

async function type(text: string): Promise<void> {
  const field = place.querySelector('input');
  await act(async () => {
    const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
    set?.call(field, text);
    field?.dispatchEvent(new Event('input', { bubbles: true }));
  });
  await act(async () => jest.advanceTimersByTimeAsync(400));
}

async function reply(what: Reply): Promise<void> {
  answer(what);
  await act(async () => jest.advanceTimersByTimeAsync(400));
}

test('shows questions in the order of the site’s search, over all sections', async () => {
  await type('спать');
  expect(asked.map(({ pathname, search }) => pathname + search)).toEqual([
    `/rest/search.content?query=${encodeURIComponent('спать')}&kind=faq&count=96`,
  ]);
  await reply({ hits: [hit(3, true), hit(1, false)] });
  expect(questions()).toEqual(['Можно ли спать?', 'Сколько капать?']);
  expect([...place.querySelectorAll('details')].map(({ open }) => open)).toEqual([false, true]);
  expect(said()).toBe('Найдено: 2\u00a0ответа');
  await type('');
  expect(questions()).toHaveLength(3);
  expect(said()).toBe('');
});

test('says when nothing is found', async () => {
  await type("' OR 1=1");
  await reply({ hits: [] });
  expect(questions()).toEqual([]);
  expect(said()).toBe('Ничего не\u00a0найдено');
});

test('refers a correction to the searched text, not to text typed since', async () => {
  await type('спатт');
  await reply({ hits: [hit(3, true)], query: 'спатт', corrected: 'спать' });
  const words = said();
  expect(words).toContain('По\u00a0запросу «спатт» ничего нет');
  await type('спатть');
  expect(said()).toBe(words);
});

test('keeps all questions when the search is unavailable, and asks again', async () => {
  await type('спать');
  await reply('down');
  expect(questions()).toHaveLength(3);
  await act(async () => place.querySelector<HTMLElement>('[role=alert] button')?.click());
  await reply({ hits: [hit(3, true)] });
  expect(questions()).toEqual(['Можно ли спать?']);
  expect(place.querySelector('[role=alert]')).toBeNull();
});

test('searches again when the visitor comes back from an answer, until the field is emptied', async () => {
  await type('спать');
  await reply({ hits: [hit(3, true)] });
  await act(async () => root.unmount());
  await open();
  expect(place.querySelector('input')?.value).toBe('спать');
  await act(async () => jest.advanceTimersByTimeAsync(400));
  await reply({ hits: [hit(3, true)] });
  expect(questions()).toEqual(['Можно ли спать?']);
  expect(history.state).toMatchObject({ key: 'of the router' });
  await type('');
  await act(async () => root.unmount());
  await open();
  expect(place.querySelector('input')?.value).toBe('');
  expect(questions()).toHaveLength(3);
});
