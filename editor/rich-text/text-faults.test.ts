import { expect, it } from '@jest/globals';
import { lengthFault, pastedWords, pasteFault, picturesFault } from './text-faults.ts';

it('says how long a text is, and how long it may be', () => {
  expect(lengthFault('x'.repeat(100_001), 100_000)).toBe(
    'Сейчас здесь 100\u00a0001\u00a0знак, а\u00a0в\u00a0тексте их может быть 100\u00a0000 вместе с\u00a0оформлением. Разбейте его на\u00a0части',
  );
  for (const fine of ['x'.repeat(100), '', null]) expect(lengthFault(fine, 100)).toBeUndefined();
  expect(pasteFault('x'.repeat(2_000_000), 100_000)).toMatch(/^Вы вставляете 2\u00a0000\u00a0000/);
  expect(pasteFault('x', 1)).toBeNull();
});

it('finds the words of pasted content, even if it is only HTML', () => {
  expect(pastedWords('раз', '<p>раз и ещё</p>')).toBe('раз');
  expect(pastedWords('', '<p class="MsoNormal">Раз <b>два</b></p>')).toBe('Раз два');
});

it.each([
  ['<p>раз</p>', undefined],
  [null, undefined],
  ['<figure><img src="/media/a.png" alt="Линза"></figure>', undefined],
  ['<figure><img src="/media/a.png" alt="" role="presentation"></figure>', undefined],
  [
    '<img src="/media/a.png" alt="" width="6"><img src="/media/b.png" alt=" ">',
    /^Опишите картинки.*\(2\)/,
  ],
  ['<img src="blob:http://a/1" alt="">', /^Картинка ещё загружается/],
  ['<img src="data:image/png;base64,A" alt="а">', /^Картинка ещё загружается/],
])('checks the pictures of %s', (html, fault) => {
  if (fault) expect(picturesFault(html)).toMatch(fault);
  else expect(picturesFault(html)).toBeUndefined();
});
