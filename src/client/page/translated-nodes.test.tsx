/** @jest-environment jsdom */
import { beforeAll, expect, test } from '@jest/globals';
import { act, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { translate } from '../../../tests/unit/translate.ts';
import { bearTranslation } from './translated-nodes.ts';

/** The box of a page that is translated between its two states. */
async function changed(before: ReactNode, after: ReactNode): Promise<Element> {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  const box = document.body.appendChild(document.createElement('div'));
  const root = createRoot(box);
  await act(async () => root.render(before));
  translate(box);
  await act(async () => root.render(after));
  return box;
}

beforeAll(bearTranslation);

test('what appears before a translated text is in the page', async () => {
  const label = (isBusy: boolean) => (
    <button type="button">
      {isBusy && <i />}
      Отправить
    </button>
  );
  const box = await changed(label(false), label(true));
  expect(box.querySelectorAll('button > i')).toHaveLength(1);
  expect(box.textContent).toContain('en: Отправить');
});

test('a translated text can be removed', async () => {
  const line = (isEmpty: boolean) => (
    <p>
      {isEmpty ? 'Пусто' : null}
      <b>Итог</b>
    </p>
  );
  const box = await changed(line(true), line(false));
  expect(box.querySelector('b')?.textContent).toBe('en: Итог');
});

test('a page without a translator keeps its order', () => {
  const list = document.createElement('ul');
  const [first, second] = [document.createElement('li'), document.createElement('li')];
  expect(list.insertBefore(second, null)).toBe(second);
  expect(list.insertBefore(first, second)).toBe(first);
  expect([...list.children]).toEqual([first, second]);
  expect(list.removeChild(first)).toBe(first);
  expect([...list.children]).toEqual([second]);
});
