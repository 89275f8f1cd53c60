import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { editDistance, forgiven } from '../../src/config/edit-distance.ts';
import { otherLayout } from '../../src/config/keyboard.ts';
import { queryName, readTerms } from '../../backend/search/query-terms.ts';
import { snippetOf, textOf, wordPattern } from '../../backend/search/snippet.ts';
import { inRussianLetters } from '../../backend/search/transliteration.ts';

const written = (query: string) =>
  readTerms(query).map(
    ({ text, phrase, excluded }) => `${excluded ? '-' : ''}${phrase ? `«${text}»` : text}`,
  );

describe('the other keyboard layout', () => {
  test('is converted in both directions', () => {
    assert.equal(otherLayout('fcnbuvfnbpv'), 'астигматизм');
    assert.equal(otherLayout(',kbpjherjcnm'), 'близорукость');
    assert.equal(otherLayout('K<J<'), 'лбоб');
    assert.equal(otherLayout('нфытщ'), 'yasno');
  });

  test('does not apply to mixed or letterless text', () => {
    for (const text of ['yasno день', '8.6', '', '😀']) assert.equal(otherLayout(text), null, text);
  });
});

test('Latin names are transliterated to Russian', () => {
  for (const [latin, russian] of [
    ['yasno', 'ясно'],
    ['Kapli', 'капли'],
    ['vozdukh', 'воздух'],
    ['shchelochnoy', 'щелочной'],
    ['linzy', 'линзы'],
  ] as const)
    assert.equal(inRussianLetters(latin), russian);
  assert.equal(inRussianLetters('ясно 8'), null);
});

describe('a query', () => {
  test('consists of words, phrases and exclusions', () => {
    assert.deepEqual(written('Линзы -цветные "на  месяц" «Ясно День» -«на год»'), [
      'линзы',
      '-цветные',
      '«на  месяц»',
      '«ясно день»',
      '-«на год»',
    ]);
  });

  test('keeps a minus before a digit and inside a word', () => {
    assert.deepEqual(written('-0,75 силикон-гидрогель -'), ['-0,75', 'силикон-гидрогель', '-']);
  });

  test('drops invisible characters and excess terms', () => {
    assert.deepEqual(written('\u0000ли\u202eнзы\ud800'), ['ли', 'нзы']);
    assert.deepEqual(written(' \u00a0\t""«»'), []);
    assert.equal(readTerms('слово '.repeat(5000)).length, 24);
  });

  test('is compared with titles without punctuation and case', () => {
    assert.equal(queryName(' «Ёлка»,  Dk/t — 8,6! '), 'елка dk t 8 6');
  });
});

test('typos are counted by keystrokes', () => {
  assert.equal(editDistance('линзы', 'линзы'), 0);
  assert.equal(editDistance('линыз', 'линзы'), 1);
  assert.equal(editDistance('астегматизм', 'астигматизм'), 1);
  assert.equal(editDistance('', 'глаз'), 4);
  assert.deepEqual(['три', 'глаз', 'раствор'].map(forgiven), [0, 1, 2]);
});

describe('a snippet', () => {
  const text = textOf(
    `<p>${'Вступление о&nbsp;разном. '.repeat(20)}</p><p>Чистые <b>линзы</b> носят днём, а\u00a0линзу ночью снимают.</p><p>${'Конец. '.repeat(60)}</p>`,
  );

  test('has a full stop where only the layout separates words', () => {
    const list = '<ul>\n<li>Двоится</li>\n<li><p>Туман.</p></li><li>Дымка</li></ul>';
    const table = '<table><tr><th>Очки</th><td>−4,00</td></tr></table>';
    assert.equal(
      textOf(`<h2>Что видно</h2>${list}<h3>Сколько?</h3>${table}`),
      'Что видно. Двоится; Туман. Дымка; Сколько? Очки; −4,00',
    );
  });

  test('keeps words of two lines apart, and one word whole', () => {
    assert.equal(textOf('раз<br>два <b>сло</b>во H<sub>2</sub>O'), 'раз два слово H2O');
    const figure = '<figure><img src="/media/a.png" alt="Две линзы" /><figcaption>Вид сверху';
    assert.equal(textOf(`<p>До</p>${figure}</figcaption></figure>`), 'До Две линзы. Вид сверху.');
  });

  test('is cut around the most matches, between words', () => {
    const parts = snippetOf(text, wordPattern(['линзы', 'линзу', 'ночью']));
    const found = parts.filter((part) => part.found).map((part) => part.text);
    assert.deepEqual(found, ['линзы', 'линзу', 'ночью']);
    const whole = parts.map((part) => part.text).join('');
    assert.ok(whole.length <= 200 && whole.startsWith('…') && whole.endsWith('…'));
    assert.ok(text.includes(whole.slice(1, -1)));
  });

  test('is the whole of a text that fits', () => {
    const short = `${'Начало. '.repeat(15)}Линза.`;
    const parts = snippetOf(short, wordPattern(['линза']));
    assert.equal(parts.map((part) => part.text).join(''), short);
  });

  test('marks whole words only, in any case and with either е', () => {
    const parts = snippetOf('Пчёлы, пчелы и Пчелы-труженицы. Пчелыч.', wordPattern(['пчелы']));
    assert.deepEqual(
      parts.filter((part) => part.found).map((part) => part.text),
      ['Пчёлы', 'пчелы', 'Пчелы'],
    );
  });

  test('contains no markup, and keeps what was meant as text', () => {
    assert.equal(
      textOf('<a href="x">5 &lt; 6 &amp; &#171;да&raquo;</a><script>1</script> ,нет'),
      '5 < 6 & «да» 1,нет',
    );
    assert.deepEqual(snippetOf('', null), []);
    assert.deepEqual(snippetOf('Коротко.', wordPattern(['.*', '['])), [
      { text: 'Коротко.', found: false },
    ]);
  });
});
