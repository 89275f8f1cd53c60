/** A page with everything that edge functions write into, and the files they read. */

export const CITIES: Readonly<Record<string, string>> = {
  6281: 'Москва',
  6285: 'Казань',
  7: 'Омск & <Омск> $&',
};
export const CITY_PLACES = { 6281: [55.76, 37.62], 6285: [55.8, 49.11], 7: [54.98, 73.37] };

const sample = (name: string, html: string) =>
  `<noscript data-sample="${name}"><div hidden="">${html}</div></noscript>`;

const option = (value: string) => `<option value="${value}">${value}</option>`;

const CATALOGUE = [
  '<li data-facet="section" data-value="day"><a href="/catalog/">День<span data-number="">9</span></a></li>',
  '<li data-facet="type" data-value="toric"><a href="/catalog/">Тор<span data-number="">9</span></a></li>',
  '<p role="status">Найдено: <b data-found="">2</b></p><p data-reset="" hidden=""><a>x</a></p>',
  '<div data-nothing="" hidden="">Пусто</div><div data-shelf="day"><h2>День</h2>',
  '<li class="cell" data-section="day" data-types="toric">Линзы</li></div>',
].join('');

const COMPARISON = [
  '<div data-compared="0"><p data-too-many="" hidden="">Много</p><table><tr data-heads=""><td></td></tr>',
  '<tr data-row="none"><th scope="row">Термин</th></tr></table>',
  '<noscript data-sample="columns"><template><table><tr>',
  '<th scope="col" data-product="den"><a href="/catalog/den/">den</a>',
  '<div data-remove=""><a href="/catalog/compare/">Убрать</a></div></th></tr>',
  '<tr data-cells=""><td><div>1</div></td></tr></table></template></noscript>',
  '<form><input type="checkbox" name="products" value="den"/></form></div>',
].join('');

const SHOPS = [
  `<select name="city">${option('6281')}${option('6285')}${option('7')}</select>`,
  `<select name="product">${option('')}${option('den')}</select>`,
  '<input type="radio" name="kind" value="" checked=""/><input type="radio" name="kind" value="shop"/>',
  '<input type="checkbox" name="open" value="1"/><input type="checkbox" name="type" value="toric"/>',
  '<div data-view="list"><ul><li data-view-link="map"><a href="/where-buy/?view=map">Карта</a></li></ul></div>',
  '<div data-slot="shops"></div><div data-slot="order"></div>',
  sample('clocks', 'Asia/Omsk 7'),
  sample('shop', '<li><a href="?{{mapQuery}}">{{title}}</a> {{id}} {{opening}} {{stock}}</li>'),
  sample('shops', '{{count}}: <ul>[[shops]]</ul><p data-when="all"><a href="?{{all}}">все</a></p>'),
  sample('shops-filtered', 'нет в {{city}}, <a href="?{{reset}}">всё</a>'),
  sample('shops-nearest', '{{city}}: {{nearest}}, {{distance}}, {{shops}}, ?{{nearestQuery}}'),
  sample('shops-none', 'нигде в {{city}}'),
  sample('product-5', '<b>Линзы 5</b>'),
  sample('shops-city', '[[product]] в {{city}}: <ul>[[shops]]</ul>'),
  sample('shops-all', '[[product]] везде: <ul>[[shops]]</ul>'),
  sample('order', '[[product]] в {{title}}, <a href="tel:{{tel}}">{{phone}}</a>'),
].join('');

const FEEDBACK = [
  '<div data-slot="errors"></div><input name="name"/><input name="email" type="email"/><input name="phone"/>',
  '<div data-slot="error-email"></div><div data-slot="error-name"></div>',
  '<textarea name="question"></textarea><input name="website"/><input name="company"/>',
  `<select name="source">${option('')}${option('Зима')}</select>`,
  sample('fault', '<p id="error-{{field}}">{{text}}</p>'),
  sample('fault-item', '<li>{{text}}</li>'),
  sample('refused', '<ul>[[items]]</ul>'),
  sample('failed-sending', '<p>{{text}}</p>'),
].join('');

export const PAGE = [
  '<!doctype html><html lang="ru" data-city-id="6281"><head><title>Ясно</title></head><body>',
  '<span data-city-title="">Москва</span><b data-near-city-title=""></b>',
  '<button name="id" value="" data-near-city-id="" type="submit">Да</button>',
  '<input data-view="" type="radio" name="palette" value="dark"/><input type="hidden" name="back"/>',
  '<form><input type="search" data-search-field="" name="q"/></form>',
  '<div data-search-results=""></div><div data-slot="survey"></div><noscript data-survey=""></noscript>',
  ...[CATALOGUE, COMPARISON, SHOPS, FEEDBACK],
  '</body></html>',
].join('');

/** The error page, as short as possible. */
export const ERROR_PAGE = '<!doctype html><html lang="ru"><h1>Сервер не отвечает</h1></html>';
