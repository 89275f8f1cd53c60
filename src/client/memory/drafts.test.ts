/** @jest-environment jsdom */
import { beforeEach, expect, test } from '@jest/globals';
import {
  addToDraft,
  dropDraft,
  dropDrafts,
  dropInEveryTab,
  keepDraft,
  onDropped,
  restoreDraft,
} from './drafts.ts';

const HTML = `
  <form>
    <input type="hidden" name="page" value="/faq/">
    <input type="radio" name="one" value="1"><input type="radio" name="one" value="2">
    <input type="checkbox" name="many" value="1"><input type="checkbox" name="many" value="2">
    <textarea name="words"></textarea>
  </form>`;

function freshForm(): HTMLFormElement {
  document.body.innerHTML = HTML;
  const form = document.querySelector('form');
  if (!form) throw new Error('There is no form');
  return form;
}

const typed = (form: HTMLFormElement) => [...new FormData(form)];

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

function filled(): HTMLFormElement {
  const form = freshForm();
  for (const input of form.querySelectorAll<HTMLInputElement>('[value="2"]')) input.checked = true;
  const words = form.querySelector('textarea');
  if (words) words.value = 'Сухо к вечеру';
  return form;
}

test('restores typed text into a new form', () => {
  const form = filled();
  const before = typed(form);
  keepDraft('a', form);
  const again = freshForm();
  restoreDraft('a', again);
  expect(typed(again)).toEqual(before);
  expect(before).toHaveLength(4);
});

test('leaves the fields that the page itself has filled', () => {
  keepDraft('a', filled());
  const form = freshForm();
  const page = form.querySelector<HTMLInputElement>('[name="page"]');
  if (page) page.value = '/instructions/';
  restoreDraft('a', form);
  expect(typed(form)[0]).toEqual(['page', '/instructions/']);
});

test('input into a form that was not restored keeps the draft of its other fields', () => {
  keepDraft('a', filled());
  const form = freshForm();
  const first = form.querySelector<HTMLInputElement>('[name="one"]');
  if (first) first.checked = true;
  addToDraft('a', form);
  const again = freshForm();
  restoreDraft('a', again);
  expect(typed(again)).toEqual([
    ['page', '/faq/'],
    ['one', '1'],
    ['many', '2'],
    ['words', 'Сухо к вечеру'],
  ]);
});

test('drafts of two forms are separate, and a sent one is removed', () => {
  keepDraft('a', filled());
  const other = freshForm();
  restoreDraft('b', other);
  expect(typed(other)).toEqual([
    ['page', '/faq/'],
    ['words', ''],
  ]);
  dropDraft('a');
  restoreDraft('a', other);
  expect(typed(other)).toHaveLength(2);
});

test.each(['{', 'null', '{"one":"2"}', '[["one",2],["one"],"one"]'])(
  'ignores a malformed draft, %s',
  (kept) => {
    sessionStorage.setItem('draft.a', kept);
    const form = freshForm();
    restoreDraft('a', form);
    expect(typed(form)).toHaveLength(2);
  },
);

test('removes all drafts of one kind together, and no others', () => {
  keepDraft('mine.a', filled());
  keepDraft('survey.1', filled());
  dropDrafts('mine.');
  expect(Object.keys(sessionStorage)).toEqual(['draft.survey.1']);
});

/** Simulates signing out in another tab: its own drafts are removed, and this tab has its own storage. */
function leaveElsewhere(): void {
  const own = { ...sessionStorage };
  dropInEveryTab();
  Object.assign(sessionStorage, own);
}

test('drops drafts on pages without https, too', () => {
  const { randomUUID } = crypto;
  Object.assign(crypto, { randomUUID: undefined });
  keepDraft('a', filled());
  leaveElsewhere();
  Object.assign(crypto, { randomUUID });
  const form = freshForm();
  restoreDraft('a', form);
  expect(typed(form)).toHaveLength(2);
});

test('drops drafts from before a sign-out in another tab, and restores later ones', () => {
  keepDraft('a', filled());
  leaveElsewhere();
  const form = freshForm();
  restoreDraft('a', form);
  expect(typed(form)).toHaveLength(2);
  expect(Object.keys(sessionStorage).filter((key) => key.startsWith('draft.'))).toEqual([]);
  const after = filled();
  keepDraft('a', after);
  const again = freshForm();
  restoreDraft('a', again);
  expect(typed(again)).toEqual(typed(after));
});

test('a draft saved after a sign-out in another tab does not revive earlier ones', () => {
  keepDraft('a', filled());
  leaveElsewhere();
  keepDraft('b', filled());
  const form = freshForm();
  restoreDraft('a', form);
  expect(typed(form)).toHaveLength(2);
  restoreDraft('b', form);
  expect(typed(form)).toHaveLength(4);
});

test('notifies open forms of a sign-out once, immediately or when the visitor returns', () => {
  const heard: string[] = [];
  const ends = ['one', 'other'].map((name) => onDropped(() => heard.push(name)));
  window.dispatchEvent(new Event('storage'));
  expect(heard).toEqual([]);
  leaveElsewhere();
  window.dispatchEvent(new Event('storage'));
  expect(heard).toEqual(['one', 'other']);
  window.dispatchEvent(new Event('pageshow'));
  expect(heard).toHaveLength(2);
  leaveElsewhere();
  window.dispatchEvent(new Event('pageshow'));
  expect(heard).toHaveLength(4);
  for (const end of ends) end();
  leaveElsewhere();
  window.dispatchEvent(new Event('storage'));
  expect(heard).toHaveLength(4);
});
