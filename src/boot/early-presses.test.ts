/** @jest-environment jsdom */
import { beforeEach, expect, test } from '@jest/globals';
import { notePresses, playPresses } from './early-presses.ts';

/** What the page's own script, once it is there, was told of. */
let answered: string[] = [];

const press = (id: string) => document.querySelector<HTMLElement>(`#${id} *, #${id}`)?.click();

beforeEach(() => {
  answered = [];
  document.body.onclick = null;
  document.body.innerHTML = `
    <button type="button" id="yes"><span>Согласен</span></button>
    <button type="button" id="no">Только необходимое</button>
    <button type="button" id="opens" popovertarget="menu">Меню</button>
    <button type="button" id="commands" commandfor="dialog" command="show-modal">Условия</button>
    <form onsubmit="return false"><button id="sends">Найти</button></form>
    <a id="leads" href="#there">Дальше</a>`;
  notePresses();
});

/** From here on the page answers by itself. */
function wake() {
  document.body.onclick = ({ target }) => {
    if (target instanceof Element) answered.push(target.closest('[id]')?.id ?? '');
  };
  playPresses();
}

test('what is pressed before the page is alive is pressed again then, once and in order', () => {
  press('no');
  press('yes');
  press('yes');
  expect(document.querySelector('#yes')?.hasAttribute('data-pressed')).toBe(true);
  wake();
  expect(answered).toEqual(['no', 'yes']);
  expect(document.querySelector('[data-pressed]')).toBeNull();
});

test('what the browser answers by itself is not pressed twice', () => {
  for (const id of ['opens', 'sends', 'leads']) press(id);
  wake();
  expect(answered).toEqual([]);
});

test('what a browser does not know to answer yet is pressed again', () => {
  press('commands');
  wake();
  expect(answered).toEqual(['commands']);
});

test('what it does know is not', () => {
  Object.defineProperty(HTMLButtonElement.prototype, 'command', { configurable: true, value: '' });
  press('commands');
  wake();
  expect(answered).toEqual([]);
  Reflect.deleteProperty(HTMLButtonElement.prototype, 'command');
});

test('a page that is alive answers by itself', () => {
  wake();
  press('yes');
  expect(answered).toEqual(['yes']);
  playPresses();
  expect(answered).toEqual(['yes']);
});
