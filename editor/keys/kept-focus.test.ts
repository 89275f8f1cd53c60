/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { focusContent } from '../app/focus-content.ts';
import { followFocus, regainFocus } from './kept-focus.ts';

// jsdom has none; these names need no escape.
Object.assign(globalThis, { CSS: { escape: (name: string) => name } });

const FORM = `
  <div id="main-content">
    <div class="ra-input ra-input-lead"><input id="lead"></div>
    <div class="ra-input ra-input-title"><input id="title"></div>
    <fieldset><button type="button" id="picture">Картинка</button></fieldset>
    <button type="button" id="other">История</button>
    <button type="button" id="save" aria-keyshortcuts="Control+S">Сохранить</button>
  </div>`;

const at = (id: string) => document.querySelector<HTMLElement>(`#${id}`);

let leave: () => void;
beforeEach(() => {
  document.body.innerHTML = FORM;
  leave = followFocus();
});
afterEach(() => leave());

function press(id: string): void {
  at(id)?.focus();
  at(id)?.click();
  at(id)?.setAttribute('disabled', '');
}

it('returns to the field when the pressed button is disabled', () => {
  at('title')?.focus();
  press('save');
  regainFocus();
  expect(document.activeElement).toBe(at('title'));
});

it('moves to the same field of the form that replaces this one', () => {
  at('title')?.focus();
  at('save')?.click();
  leave();
  document.body.innerHTML = FORM;
  leave = followFocus();
  regainFocus();
  expect(document.activeElement).toBe(at('title'));
});

it('moves to the same field on a new screen, which has begun with its content', () => {
  at('title')?.focus();
  at('save')?.click();
  leave();
  document.body.innerHTML = FORM;
  focusContent();
  leave = followFocus();
  regainFocus();
  expect(document.activeElement).toBe(at('title'));
});

it('returns to an input without a name', () => {
  at('title')?.focus();
  at('picture')?.focus();
  press('save');
  regainFocus();
  expect(document.activeElement).toBe(at('picture'));
});

it('moves to the content if the screen has no such field', () => {
  at('title')?.focus();
  press('save');
  document.body.innerHTML = '<div id="main-content"></div>';
  regainFocus();
  expect(document.activeElement).toBe(at('main-content'));
});

it('stays where the user has moved it in the meantime', () => {
  at('title')?.focus();
  at('save')?.click();
  at('lead')?.focus();
  regainFocus();
  expect(document.activeElement).toBe(at('lead'));
});

it('is left alone after another button is pressed', () => {
  at('title')?.focus();
  press('save');
  regainFocus();
  at('other')?.click();
  at('title')?.blur();
  regainFocus();
  expect(document.activeElement).toBe(document.body);
});

it('moves to the content of the screen to which the answer in a dialog has led', () => {
  at('title')?.focus();
  at('other')?.click();
  document.body.insertAdjacentHTML(
    'beforeend',
    '<div role="dialog"><button id="yes">Да</button></div>',
  );
  at('yes')?.focus();
  at('yes')?.click();
  document.body.innerHTML = '<div id="main-content"></div>';
  leave();
  expect(document.activeElement).toBe(at('main-content'));
});

it('is left to the next screen if no dialog was answered last, or if the form was saved', () => {
  document.body.insertAdjacentHTML(
    'beforeend',
    '<div role="dialog"><button id="yes">Да</button></div>',
  );
  at('yes')?.click();
  at('other')?.click();
  leave();
  expect(document.activeElement).toBe(document.body);
  leave = followFocus();
  at('save')?.click();
  at('yes')?.click();
  leave();
  expect(document.activeElement).toBe(document.body);
});
