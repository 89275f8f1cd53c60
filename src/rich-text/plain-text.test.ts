import { expect, it } from '@jest/globals';
import { isBlank, plainText } from './plain-text.ts';

it.each([
  ['<p>Через <strong>8&nbsp;часов</strong>.</p><ul><li>Да</li></ul>', 'Через 8\u00a0часов. Да'],
  ['H<sub>2</sub>O &amp;lt; 1 &lt; 2', 'H2O &lt; 1 < 2'],
  ['<a href="/faq/">Вопросы</a>\n и <em>ответы</em>', 'Вопросы и ответы'],
  ['раз<br>два<br/>три<br />четыре<BR>пять', 'раз два три четыре пять'],
  ['<p>раз</p><p>два</p><h2>три</h2>четыре', 'раз два три четыре'],
  ['<ul><li>раз</li><li>два</li></ul>', 'раз два'],
  ['<tr><td>раз</td><td>два</td></tr><tr><th>три</th></tr>', 'раз два три'],
  ['<div>раз</div><div>два</div>', 'раз два'],
  ['с<b>ло</b>в<span>о</span>', 'слово'],
  ['<figure><img src="/media/a.png" alt="Линза &gt; 1" /><figcaption>Вид', 'Линза > 1 Вид'],
  ['<img alt="Знак > в тексте" /> дальше', 'Знак > в тексте дальше'],
  ['&#171;Ясно&#xbb; &#1; &unknown;', '«Ясно» &unknown;'],
  ['', ''],
])('reads %j as %j', (html, text) => {
  expect(plainText(html)).toBe(text);
});

it.each([
  ['', true],
  ['<p>&nbsp;<br /></p>\n<h2>\u200b</h2>', true],
  ['<table><tr><td></td></tr></table>', true],
  ['<p>—</p>', false],
  ['<figure><img src="/media/a.png" alt="" role="presentation" /></figure>', false],
])('reports whether %j is blank: %s', (html, isNothing) => {
  expect(isBlank(html)).toBe(isNothing);
});
