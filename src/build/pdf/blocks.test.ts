import { expect, it } from '@jest/globals';
import { blocksOf } from './blocks.ts';

const words = (text: string) => ({ kind: 'paragraph', runs: [{ text }] });

it('splits a rich text into its blocks', () => {
  const html =
    '<h2>Кто</h2><p>Один &amp; другой</p><ul><li>раз</li><li><p>два</p></li></ul>' +
    '<ol><li>три</li></ol><blockquote><p>Сказано</p></blockquote>';
  expect(blocksOf(html)).toEqual([
    { kind: 'heading', level: 2, runs: [{ text: 'Кто' }] },
    words('Один & другой'),
    { kind: 'list', isNumbered: false, items: [[words('раз')], [words('два')]] },
    { kind: 'list', isNumbered: true, items: [[words('три')]] },
    { kind: 'quote', blocks: [words('Сказано')] },
  ]);
});

it('keeps styles and links, and collapses spaces as browsers do', () => {
  const html =
    '<p>\n Можно <strong>и <em>так</em></strong>:\n <a href="/faq/">вопросы</a>  <br>да </p>';
  expect(blocksOf(html)).toEqual([
    {
      kind: 'paragraph',
      runs: [
        { text: 'Можно ' },
        { text: 'и ', bold: true },
        { text: 'так', bold: true, italic: true },
        { text: ': ' },
        { text: 'вопросы', url: '/faq/' },
        { text: ' ' },
        { text: '\n' },
        { text: 'да' },
      ],
    },
  ]);
});

it('reads a table by rows, with its caption first', () => {
  const html =
    '<table><caption>Сроки</caption><thead><tr><th>Имя</th><th>Срок</th></tr></thead>' +
    '<tbody><tr><td>view</td><td>год</td></tr></tbody></table>';
  const cell = (text: string, isHeader: boolean) => ({ runs: [{ text }], isHeader });
  expect(blocksOf(html)).toEqual([
    { kind: 'paragraph', runs: [{ text: 'Сроки', bold: true }] },
    {
      kind: 'table',
      rows: [
        [cell('Имя', true), cell('Срок', true)],
        [cell('view', false), cell('год', false)],
      ],
    },
  ]);
});

it('keeps the lines of a cell apart', () => {
  const html = '<tr><td><p>раз</p> <p>два</p></td><td>три<br />четыре</td></tr>';
  const lines = (...words: string[]) => ({
    isHeader: false,
    runs: words.flatMap((text, at) => (at === 0 ? [{ text }] : [{ text: '\n' }, { text }])),
  });
  expect(blocksOf(`<table><tbody>${html}</tbody></table>`)).toEqual([
    { kind: 'table', rows: [[lines('раз', 'два'), lines('три', 'четыре')]] },
  ]);
});

it('turns a footnote number into a superscript without a link', () => {
  const mark = '\u2060<sup><a id="k" href="#snoska-1" role="doc-noteref">1</a></sup>';
  expect(blocksOf(`<p>Слово${mark}.</p>`)).toEqual([
    {
      kind: 'paragraph',
      runs: [{ text: 'Слово' }, { text: '1', raised: true }, { text: '.' }],
    },
  ]);
});

it('shows the pictures of figures, and their captions below', () => {
  const picture = (alt: string) =>
    `<picture><source type="image/avif" srcset="/pictures/a-480.avif 480w" />` +
    `<img src="/pictures/a-960.webp" alt="${alt}" width="960" height="600" /></picture>`;
  const html =
    `<figure data-width="half">${picture('Две линзы')}<figcaption>Сверху</figcaption></figure>` +
    `<figure>${picture('')}</figure>`;
  const src = '/pictures/a-960.webp';
  expect(blocksOf(html)).toEqual([
    { kind: 'picture', src, alt: 'Две линзы', place: 'half' },
    { kind: 'paragraph', runs: [{ text: 'Сверху', italic: true }] },
    { kind: 'picture', src, alt: '', place: 'text' },
  ]);
});

it('shows the still of a video, and the link to it', () => {
  const link = 'https://vkvideo.ru/video-1_2';
  const picture = '<picture><img src="/pictures/a-960.webp" alt="Кадр" /></picture>';
  const html =
    `<figure data-video="${link}"><a href="${link}" data-play="https://vkvideo.ru/x">${picture}` +
    '<span>Смотреть на VK</span></a><figcaption>Сверху</figcaption></figure>';
  expect(blocksOf(html)).toEqual([
    { kind: 'picture', src: '/pictures/a-960.webp', alt: 'Кадр', place: 'text' },
    { kind: 'paragraph', runs: [{ text: 'Смотреть на VK', url: link }] },
    { kind: 'paragraph', runs: [{ text: 'Сверху', italic: true }] },
  ]);
});

it('creates a paragraph from text next to blocks, and none from blank text', () => {
  expect(blocksOf('Просто текст<p>и\u00a0абзац</p><p> </p>')).toEqual([
    words('Просто текст'),
    words('и\u00a0абзац'),
  ]);
});
