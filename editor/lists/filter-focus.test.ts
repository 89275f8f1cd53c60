/** @jest-environment jsdom */
import { beforeEach, expect, it } from '@jest/globals';
import { enterAdded, enterField, leaveRemoved } from './filter-focus.ts';

const LIST = `
  <button class="add-filter" id="menu"></button>
  <input id="search">
  <div class="filter">
    <div id="select" role="combobox" tabindex="0"></div>
    <input id="behind" aria-hidden="true">
    <button id="remove"></button>
  </div>`;

const at = (id: string) => document.querySelector<HTMLElement>(`#${id}`);
const filter = () => document.querySelector('.filter');

beforeEach(() => {
  document.body.innerHTML = LIST;
});

it('enters the field of a filter added from the menu', () => {
  at('menu')?.focus();
  enterAdded(filter());
  expect(document.activeElement).toBe(at('select'));
});

it('leaves the focus alone when a list opens with the filter, or somebody types meanwhile', () => {
  enterAdded(filter());
  expect(document.activeElement).toBe(document.body);
  at('search')?.focus();
  enterAdded(filter());
  expect(document.activeElement).toBe(at('search'));
});

it('passes by the input behind a select', () => {
  at('behind')?.focus();
  enterField(filter() ?? document.body);
  expect(document.activeElement).toBe(at('select'));
});

it('goes to the menu before a filter is removed with its button', () => {
  at('remove')?.focus();
  leaveRemoved();
  expect(document.activeElement).toBe(at('menu'));
});
