import { expect, it } from '@jest/globals';
import { plainText } from './plain-text.ts';

it.each([
  ['<p>Через <strong>8&nbsp;часов</strong>.</p><ul><li>Да</li></ul>', 'Через 8\u00a0часов. Да'],
  ['H<sub>2</sub>O &amp;lt; 1 &lt; 2', 'H2O &lt; 1 < 2'],
  ['<a href="/faq/">Вопросы</a>\n и <em>ответы</em>', 'Вопросы и ответы'],
  ['', ''],
])('reads %j as %j', (html, text) => {
  expect(plainText(html)).toBe(text);
});
