const spanned = (words: string, look = 'font-weight:400;font-style:normal') =>
  `<span style="font-size:11pt;font-family:Arial,sans-serif;color:#000000;background-color:transparent;${look};font-variant:normal;text-decoration:none;vertical-align:baseline;white-space:pre;white-space:pre-wrap;">${words}</span>`;

const PARAGRAPH = 'dir="ltr" style="line-height:1.38;margin-top:0pt;margin-bottom:0pt;"';
const ITEM =
  'dir="ltr" style="list-style-type:disc;font-size:11pt;white-space:pre;" aria-level="1"';

/** Clipboard HTML of Google Docs, shortened. */
export const GOOGLE = [
  '<meta charset=\'utf-8\'><meta charset="utf-8">',
  '<b style="font-weight:normal;" id="docs-internal-guid-5d1a8f0e-7fff-1b2c-3d4e-5f6a7b8c9d0e">',
  `<h2 ${PARAGRAPH} id="h.abc">${spanned('Уход')}</h2>`,
  `<p ${PARAGRAPH}>${spanned('Меняйте ')}${spanned('контейнер', 'font-weight:700;font-style:normal')}${spanned(' и ')}${spanned('раствор', 'font-weight:400;font-style:italic')}${spanned('. ')}`,
  `<a href="https://www.google.com/url?q=https://www.who.int/ru%3Fa%3D1&amp;sa=D&amp;source=editors" style="text-decoration:none;">${spanned('ВОЗ')}</a></p>`,
  '<br>',
  `<ul style="margin-top:0;margin-bottom:0;padding-inline-start:48px;"><li ${ITEM}><p ${PARAGRAPH} role="presentation">${spanned('Раз')}</p></li>`,
  `<ul style="margin-top:0;"><li dir="ltr" style="list-style-type:circle" aria-level="2"><p ${PARAGRAPH} role="presentation">${spanned('Два')}</p></li></ul>`,
  `<li ${ITEM}><p ${PARAGRAPH} role="presentation">${spanned('Три')}</p></li></ul>`,
  `<div dir="ltr" style="margin-left:0pt;" align="left"><table style="border:none;border-collapse:collapse;"><colgroup><col width="301"/><col width="301"/></colgroup><tbody><tr style="height:0pt"><td style="border-left:solid #000000 1pt;"><p ${PARAGRAPH}>${spanned('Срок', 'font-weight:700')}</p></td><td style="border:solid 1pt"><p ${PARAGRAPH}>${spanned('Месяц')}</p></td></tr></tbody></table></div>`,
  `<p ${PARAGRAPH}>${spanned('м')}<span style="font-size:0.6em;vertical-align:super;">2</span> ${spanned('<img src="https://lh7-rt.googleusercontent.com/docsz/AD_4nX" width="602" height="338" />')}</p>`,
  `<p ${PARAGRAPH}>${spanned('<img src="data:image/png;base64,iVBORw0KGgo=" alt="Линза" />')}</p>`,
  '</b><br class="Apple-interchange-newline">',
].join('');

/** The expected result; the picture in the clipboard is uploaded afterwards. */
export const GOOGLE_CLEAN = [
  '<h2>Уход</h2>',
  '<p>Меняйте <strong>контейнер</strong> и <em>раствор</em>. <a href="https://www.who.int/ru?a=1">ВОЗ</a></p>',
  '<ul><li>Раз<ul><li>Два</li></ul></li><li>Три</li></ul>',
  '<table><tbody><tr><td><strong>Срок</strong></td><td>Месяц</td></tr></tbody></table>',
  '<p>м<sup>2</sup></p>',
  '<figure><img src="data:image/png;base64,iVBORw0KGgo=" alt="Линза"></figure>',
].join('');
