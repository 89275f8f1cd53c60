import { describe, expect, it } from '@jest/globals';
import { pageText } from './page-text.ts';

const page = (body: string, head = '') =>
  `<!DOCTYPE html><html><head>${head}</head><body>${body}</body></html>`;

const textOf = (body: string) => pageText(page(body)).text;

describe('the text of a page', () => {
  it('comes with its title and description', () => {
    const head = '<meta name="description" content="О «линзах»"/><title>Уход — Ясно</title>';
    expect(pageText(page('<main><h1>Уход</h1><p>Мойте руки.</p></main>', head))).toEqual({
      title: 'Уход — Ясно',
      description: 'О «линзах»',
      text: '<h2>Уход</h2><p>Мойте руки.</p>',
      is_cut: false,
    });
  });

  it.each([
    ['<style>p{}</style><script>x()</script><svg><title>a</title></svg>', ''],
    ['<noscript>без</noscript><p></p> <div> </div>', ''],
    ['голый текст', '<p>голый текст</p>'],
    ['<p>раз<!-- --> <!-- -->два</p>', '<p>раз два</p>'],
    ['<p>1 &lt; 2 &amp; 3</p>', '<p>1 &lt; 2 &amp; 3</p>'],
    ['<p>да<br/>нет</p>', '<p>да<br />нет</p>'],
    [
      '<p>См. <a class="x" href="/faq/?a=1&amp;b=2">ответы</a></p>',
      '<p>См. <a href="/faq/?a=1&amp;b=2">ответы</a></p>',
    ],
    ['<ul><li><span class="y">раз</span></li><li>два</li></ul>', '<li>раз</li><li>два</li>'],
    ['<li><article><h2>Имя</h2><div>сбоку</div></article></li>', '<h2>Имя</h2><li>сбоку</li>'],
    ['<li><div>раз</div><div>два</div></li><li>три</li>', '<li>раз</li><p>два</p><li>три</li>'],
    [
      '<p><span>Уход</span><span>5 минут</span>, <b>полу</b>слово</p>',
      '<p>Уход 5 минут, <b>полу</b>слово</p>',
    ],
    [
      '<p><a href="/a/"><span>Назад</span></a><a href="/b/"><span>Вперёд</span></a></p>',
      '<p><a href="/a/">Назад</a> <a href="/b/">Вперёд</a></p>',
    ],
    [
      '<table><tr><th>День</th><td><b>раз</b></td></tr></table>',
      '<tr><th>День</th><td><b>раз</b></td></tr>',
    ],
    [
      '<figure><picture><source srcset="x"/><img src="/pictures/a1-960.webp" alt="Две &quot;линзы&quot;"/></picture>' +
        '<figcaption>Вид</figcaption></figure>',
      '<p><img alt="Две &quot;линзы&quot;" src="/pictures/a1" /></p><figcaption>Вид</figcaption>',
    ],
  ])('is extracted from %s', (body, text) => {
    expect(textOf(body)).toBe(text);
  });

  it('does not depend on the look of the page', () => {
    const looks = ['<p class="a">да</p>', '<div><p style="x">да</p></div>', ' <p>да</p>\n'];
    expect(new Set(looks.map(textOf))).toEqual(new Set(['<p>да</p>']));
  });

  it('is cut after a whole line when it is too long', () => {
    const { text, is_cut: isCut } = pageText(page('<p>слово слово</p>'.repeat(10_000)));
    expect(isCut).toBe(true);
    expect(text.length).toBeLessThanOrEqual(60_000);
    expect(text).toMatch(/<\/p>$/);
  });
});
