import { describe, expect, it } from '@jest/globals';
import {
  filesIn,
  filled,
  linksTo,
  plainPage,
  plainStyles,
  titleOf,
  withNote,
} from './plain-page.ts';

const PAGE = `<!DOCTYPE html><html lang="ru" data-city-id="1"><head>
<link rel="preload" as="font" href="/static/letters.woff2" crossorigin=""/>
<link rel="preload" as="script" href="/app-1.js"/>
<link rel="canonical" href="https://yasno.example/faq/"/>
<style>@media (scripting:none){.a{display:none}}@media (scripting: enabled){.b{color:red}}</style>
<script>(function(d){})(document)</script></head>
<body><main id="content"><h1 class="x">Вопросы <em>и&nbsp;ответы</em></h1>
<script type="application/ld+json">{"a":1}</script>
<noscript><a href="/x/">ссылка</a></noscript></main>
<link rel="stylesheet" href="/late.1a2b.css"/>
<script data-build="1" src="/webpack-runtime-1.js" async></script><script src="/app-1.js" async></script></body></html>`;

describe('a kept page', () => {
  const plain = plainPage(PAGE);

  it('loads no scripts, and shows the content for browsers without them', () => {
    expect(plain).not.toMatch(/src="|as="script"|noscript/);
    expect(plain).toContain('<a href="/x/">ссылка</a>');
    expect(plain).toContain('(function(d){})(document)');
    expect(plain).toContain('{"a":1}');
  });

  it('applies the styles for browsers without scripts', () => {
    expect(plain).toContain('@media (min-width:0){.a');
    expect(plain).toContain('@media (max-width:0){.b');
    expect(plain).toContain('href="/late.1a2b.css?kept"');
    expect(plainStyles('@media print{.a{color:red}}')).toBe('@media print{.a{color:red}}');
  });

  it('reports its heading and the files that it needs', () => {
    expect(titleOf(PAGE)).toBe('Вопросы и&nbsp;ответы');
    expect(titleOf('<p>')).toBe('');
    expect(filesIn(PAGE)).toEqual(['/static/letters.woff2', '/late.1a2b.css']);
  });

  it('starts with a note of its date', () => {
    expect(withNote(PAGE, new Date(2026, 10, 26))).toMatch(
      /<main id="content"><p style="[^"]+">Нет связи\. Показываем страницу, какой она была 26\u00a0ноября\.<\/p><h1/,
    );
  });
});

describe('a filled slot', () => {
  const page = '<div class="a" data-kept=""></div><p>дальше</p>';

  it('gets its content verbatim, including replacement patterns', () => {
    expect(filled(page, '<b>$& $1</b>')).toBe(
      '<div class="a" data-kept=""><b>$& $1</b></div><p>дальше</p>',
    );
  });

  it('lists pages', () => {
    expect(linksTo([{ path: '/faq/', title: 'Вопросы' }])).toBe(
      '<li><a href="/faq/">Вопросы</a></li>',
    );
  });
});
