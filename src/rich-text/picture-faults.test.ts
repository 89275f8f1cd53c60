import { expect, it } from '@jest/globals';
import { cleanHtml } from './clean-html.ts';
import { pictureFaults } from './picture-faults.ts';
import { picturesOf } from './text-pictures.ts';

it.each([
  '<p>раз</p>',
  '<figure><img src="/media/a-1.png" alt="Линза"><figcaption>б</figcaption></figure>',
  '<p>раз</p><img src="/media/a.webp" alt="Линза"><p><img src="/media/b.jpg" alt="б"></p>',
  '<figure><img src="/media/a.avif" alt="" role="presentation"></figure>',
])('finds no fault in %s, whose pictures stay', (html) => {
  expect(pictureFaults(html)).toBeNull();
  expect(picturesOf(cleanHtml(html))).toHaveLength(html.split('<img').length - 1);
});

const video = (address: string, inside = '<img src="/media/a.png" alt="Кадр">') =>
  `<figure data-video="${address}">${inside}</figure>`;
const RUTUBE = `https://rutube.ru/video/${'0'.repeat(32)}/`;

it('finds no fault in a video with its still', () => {
  expect(pictureFaults(video(RUTUBE))).toBeNull();
});

it.each([
  [
    video('https://video.example/1'),
    /^В\sначале текста: видео «https:\/\/video\.example\/1» .+\sRUTUBE, VK\sВидео и\sYouTube$/,
  ],
  [`<p>раз</p>${video(RUTUBE, '')}`, /^После «раз»: видео нужен один кадр/],
  [video(RUTUBE, '<img src="/media/a.png" alt="а"><img src="/media/b.png" alt="б">'), /один кадр/],
])('reports the fault of the video in %s', (html, fault) => {
  expect(pictureFaults(html)).toMatch(fault);
});

const foreign = (src: string) =>
  `картинка не\u00a0с\u00a0нашего сервера, «${src}»: загрузите её и\u00a0поставьте адрес /media/…`;
const bare = (src: string) =>
  `у\u00a0картинки ${src} нет описания: напишите alt, а\u00a0для украшения — alt="" role="presentation"`;

it.each([
  [
    '<p>раз</p><img src="https://other.test/a.png" alt="а">',
    `После «раз»: ${foreign('https://other.test/a.png')}`,
  ],
  [
    '<img src="//other.test/a.png" alt="а">',
    `В\u00a0начале текста: ${foreign('//other.test/a.png')}`,
  ],
  ['<img src="/media/a.svg" alt="а">', `В\u00a0начале текста: ${foreign('/media/a.svg')}`],
  ['<img alt="а">', `В\u00a0начале текста: ${foreign('')}`],
  [
    `<img src="data:image/png;base64,${'A'.repeat(900)}" alt="а">`,
    `В\u00a0начале текста: ${foreign(`data:image/png;base64,${'A'.repeat(38)}…`)}`,
  ],
  ['<p>раз</p><img src="/media/a.png">', `После «раз»: ${bare('/media/a.png')}`],
  ['<img src="/media/a.png" alt=" ">', `В\u00a0начале текста: ${bare('/media/a.png')}`],
  ['<img src="/media/a.png" role="presentation">', `В\u00a0начале текста: ${bare('/media/a.png')}`],
  [
    '<p>раз <img src="/media/a.png" alt="а"> два</p>',
    'После «раз»: картинка /media/a.png стоит посреди строки: ей\u00a0нужен свой <figure>',
  ],
])('reports the fault in %s', (html, fault) => {
  expect(pictureFaults(html)).toBe(fault);
});

it('reports three faults and counts the rest', () => {
  const fault = pictureFaults('<img src="/media/a.png">'.repeat(5)) ?? '';
  expect(fault.split('; ')).toHaveLength(4);
  expect(fault).toMatch(/; и\u00a0ещё картинок с\u00a0ошибками: 2$/);
});
