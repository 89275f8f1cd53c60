/** @jest-environment jsdom */
import { beforeEach, expect, test } from '@jest/globals';
import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { translate } from '../../../tests/unit/translate.ts';
import { isTranslated, takeTranslationBack } from './translated-nodes.ts';

const page = (
  <form>
    <p>
      Найдено {41} место, <a href="/faq/">вопросы</a> рядом
    </p>
    <label>
      Имя <input name="name" />
    </label>
    <button type="submit">Отправить</button>
  </form>
);

let box: HTMLElement;

beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  const html = `<div id="page">${renderToString(page)}</div>`;
  document.body.innerHTML = html;
  document.documentElement.lang = 'ru';
  box = document.querySelector<HTMLElement>('#page') ?? document.body;
  globalThis.fetch = (async (_url: string) => ({
    text: () => Promise.resolve(html),
  })) as typeof fetch;
});

/** What React complains of when it hydrates the page, and the field as it is then. */
async function hydrated() {
  const complaints: unknown[] = [];
  const field = box.querySelector('input');
  if (field) field.value = 'Анна';
  field?.focus();
  await act(async () => {
    hydrateRoot(box, page, { onRecoverableError: (error) => complaints.push(error) });
  });
  return { complaints, isKept: field !== null && field === document.activeElement };
}

test('a translated page would be rendered anew', async () => {
  translate(box);
  expect(isTranslated()).toBe(true);
  const { complaints, isKept } = await hydrated();
  expect([complaints.length, isKept]).toEqual([1, false]);
});

test('a translation that is taken back leaves fields with their text and focus', async () => {
  translate(box);
  await takeTranslationBack('#page');
  expect(await hydrated()).toEqual({ complaints: [], isKept: true });
  expect(box.querySelector('input')?.value).toBe('Анна');
});

test('a translation within the texts, and one in another order, are taken back', async () => {
  const [line, name] = box.querySelectorAll('p, label');
  if (name?.firstChild instanceof Text) name.firstChild.data = 'Name ';
  translate(line ?? box);
  line?.prepend(...[...line.childNodes].slice(-2));
  await takeTranslationBack('#page');
  expect((await hydrated()).complaints).toEqual([]);
});

test('without the built page the translation stays', async () => {
  translate(box);
  globalThis.fetch = () => Promise.reject(new TypeError('offline'));
  await takeTranslationBack('#page');
  expect(box.textContent).toContain('en: Отправить');
});

test('a page in its own language is not foreign', () => {
  expect(isTranslated()).toBe(false);
  document.documentElement.lang = 'de';
  expect(isTranslated()).toBe(true);
});
