/** @jest-environment jsdom */
import { beforeEach, expect, it } from '@jest/globals';
import { openAround } from './open-around.ts';

beforeEach(() => {
  document.body.innerHTML =
    '<details><summary>а</summary><div id="a">а</div></details>' +
    '<details><summary>б</summary><div id="b">б</div></details><p id="c">в</p>';
});

it.each([
  ['#b', [false, true]],
  ['#c', [false, false]],
  ['#missing', [false, false]],
  ['', [false, false]],
])('the anchor «%s» opens what contains it', (hash, open) => {
  openAround(hash);
  expect([...document.querySelectorAll('details')].map((one) => one.open)).toEqual(open);
});
