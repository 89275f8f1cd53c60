/** @jest-environment jsdom */
import { beforeEach, expect, test } from '@jest/globals';
import { notePresses, playPresses } from './early-presses.ts';

/** The clicks that the page's own script received once it was loaded. */
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
  notePresses([]);
});

/** From here on the page handles clicks itself. */
function wake() {
  document.body.onclick = ({ target }) => {
    if (target instanceof Element) answered.push(target.closest('[id]')?.id ?? '');
  };
  playPresses();
}

test('replays clicks made before hydration once and in order', () => {
  press('no');
  press('yes');
  press('yes');
  expect(document.querySelector('#yes')?.hasAttribute('data-pressed')).toBe(true);
  wake();
  expect(answered).toEqual(['no', 'yes']);
  expect(document.querySelector('[data-pressed]')).toBeNull();
});

test('replays clicks made before it started listening', () => {
  const noted: Event[] = [];
  const note = (event: Event) => noted.push(event);
  playPresses();
  addEventListener('click', note, true);
  for (const id of ['yes', 'opens', 'no', 'yes']) press(id);
  removeEventListener('click', note, true);
  notePresses(noted);
  wake();
  expect(answered).toEqual(['no', 'yes']);
});

test('does not replay what the browser handles natively', () => {
  for (const id of ['opens', 'sends', 'leads']) press(id);
  wake();
  expect(answered).toEqual([]);
});

test('replays a click that the browser does not support natively yet', () => {
  press('commands');
  wake();
  expect(answered).toEqual(['commands']);
});

test('does not replay a click that the browser supports natively', () => {
  Object.defineProperty(HTMLButtonElement.prototype, 'command', { configurable: true, value: '' });
  press('commands');
  wake();
  expect(answered).toEqual([]);
  Reflect.deleteProperty(HTMLButtonElement.prototype, 'command');
});

test('leaves clicks to a hydrated page', () => {
  wake();
  press('yes');
  expect(answered).toEqual(['yes']);
  playPresses();
  expect(answered).toEqual(['yes']);
});
