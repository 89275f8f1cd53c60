/** Random texts for tests, made of everything that saving keeps. */
import fc from 'fast-check';

const word = fc.constantFrom('линзы', 'раз', '15\u00a0%', 'a &lt; b', '«да»', 'Dk/t &amp; x', '—');
const id = fc.constantFrom('', '', '', ' id="a1"');
const many = (part: fc.Arbitrary<string>, most = 3, least = 1) =>
  fc.array(part, { minLength: least, maxLength: most }).map((parts) => parts.join(''));

const around = (name: string, inner: fc.Arbitrary<string>) =>
  fc.tuple(id, inner).map(([of, words]) => `<${name}${of}>${words}</${name}>`);

const link = fc.constantFrom(
  ' href="/catalog/"',
  ' href="https://who.int/" target="_blank" rel="noopener"',
  ' href="mailto:a@b.ru" title="Почта"',
  ' href="#a1"',
);

const marked = fc.oneof(
  word,
  ...['strong', 'em', 'b', 'i', 'sub', 'sup'].map((name) => around(name, word)),
  fc.tuple(link, word).map(([of, words]) => `<a${of}>${words}</a>`),
  fc.tuple(link, word).map(([of, words]) => `<a${of}><strong>${words}</strong></a>`),
);
const inline = fc
  .array(fc.oneof(marked, fc.constantFrom('<br />', '<sup data-footnote="dkt"></sup>')), {
    minLength: 1,
    maxLength: 4,
  })
  // Adjacent equal marks would merge into one.
  .map((parts) => parts.join(', '));

const image = fc.constantFrom(
  '<img src="/media/a-1.png" alt="Линза &gt; 1" width="1200" height="750" />',
  '<img src="/media/a.webp" alt="" role="presentation" />',
);
const caption = fc.oneof(fc.constant(''), around('figcaption', inline));
const figure = fc
  .tuple(fc.constantFrom('', ' data-width="half"'), id, image, caption)
  .map(([width, of, still, words]) => `<figure${of}${width}>${still}${words}</figure>`);
const video = image.map(
  (still) => `<figure data-video="https://vkvideo.ru/video-1_2">${still}</figure>`,
);

const paragraph = around('p', fc.oneof(inline, fc.constant('')));
const heading = fc.oneof(...['h2', 'h3', 'h4'].map((name) => around(name, inline)));

const { list, block } = fc.letrec<{ list: string; item: string; block: string }>((tie) => ({
  item: fc.oneof(
    { depthSize: 'small' },
    inline,
    many(paragraph, 2),
    fc.tuple(inline, tie('list')).map((parts) => parts.join('')),
    tie('list'),
  ),
  list: fc
    .tuple(fc.constantFrom('ul', 'ol'), many(tie('item').map((words) => `<li>${words}</li>`)))
    .map(([name, items]) => `<${name}>${items}</${name}>`),
  block: fc.oneof(paragraph, heading, tie('list'), figure),
}));

const cell = (name: string) =>
  fc
    .tuple(
      fc.constantFrom('', name === 'th' ? ' scope="col"' : ''),
      fc.oneof(inline, many(paragraph, 2), fc.constant(''), list),
    )
    .map(([scope, words]) => `<${name}${scope}>${words}</${name}>`);
const row = (name: string, width: number) =>
  fc
    .tuple(...Array.from({ length: width }, () => cell(name)))
    .map((cells) => `<tr>${cells.join('')}</tr>`);
const table = fc.integer({ min: 1, max: 3 }).chain((width) =>
  fc
    .tuple(
      fc.oneof(fc.constant(''), around('caption', inline)),
      fc.oneof(
        fc.constant(''),
        row('th', width).map((head) => `<thead>${head}</thead>`),
      ),
      many(row('td', width)).map((rows) => `<tbody>${rows}</tbody>`),
    )
    .map((parts) => `<table>${parts.join('')}</table>`),
);

const quote = around('blockquote', fc.oneof(inline, many(paragraph, 2), many(block, 2)));

/** A whole text. */
export const allowedHtml = many(fc.oneof(block, table, quote, video, figure), 5);
