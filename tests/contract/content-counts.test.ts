import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as calls from '../../contract/calls/content.ts';
import { citySearch, shops } from '../../contract/calls/shops.ts';
import type { Product } from '../../contract/schemas/product.ts';
import { onEveryEngine } from './site.ts';

function assertLens({ alias, lens, filter_keys: keys }: Product): void {
  assert.ok(lens, alias);
  const toric = lens.design.includes('toric');
  const multifocal = lens.design.includes('multifocal');
  assert.deepEqual([lens.cylinders.length > 0, lens.axes.length > 0], [toric, toric], alias);
  assert.equal(lens.additions.length > 0, multifocal, alias);
  assert.deepEqual(
    [keys.includes('toric'), keys.includes('multifocal')],
    [toric, multifocal],
    alias,
  );
  assert.ok(
    lens.cylinders.every((cylinder) => cylinder < 0),
    alias,
  );
  assert.ok(
    lens.axes.every((axis) => axis > 0 && axis <= 180),
    alias,
  );
  assert.ok(
    lens.powers.every(({ from, to, step }) => from <= to && step > 0),
    alias,
  );
  assert.ok(
    lens.base_curves.every((radius) => radius > 8 && radius < 9.5),
    alias,
  );
  assert.ok(
    lens.diameters.every((diameter) => diameter > 13 && diameter < 15.5),
    alias,
  );
  assert.ok(lens.centre_thickness > 0.03 && lens.centre_thickness < 0.3, alias);
}

onEveryEngine((site) => {
  test('there are at least 24 products with complete parameters', async () => {
    const { items } = await site().result(calls.siteProducts, {});
    assert.ok(items.length >= 24);
    for (const product of items) {
      if (product.kind === 'lenses') assertLens(product);
      assert.equal(product.liquid === null, product.kind === 'lenses', product.alias);
      assert.ok((product.liquid?.volumes.length ?? 1) > 0, product.alias);
      assert.ok(product.advantages.length >= 3 && product.packages.length > 0, product.alias);
      assert.equal(product.gallery.length, 3, product.alias);
      assert.ok(
        product.gallery.every((picture) => picture.alt !== ''),
        product.alias,
      );
      assert.ok(product.instructions.length + product.articles.length > 0, product.alias);
      const alone = await site().result(calls.productByAlias, { alias: product.alias });
      assert.deepEqual(alone, product);
    }
    assert.ok(items.some((product) => product.out_of_production));
    const filter = (await site().result(calls.productsFilter, {})).items;
    assert.deepEqual(
      filter.map((entry) => entry.key),
      ['aspherical', 'toric', 'multifocal', '18th'],
    );
    const made = items.filter((product) => !product.out_of_production);
    for (const { key, products } of filter) {
      assert.ok(products > 0, key);
      assert.equal(made.filter((product) => product.filter_keys.includes(key)).length, products);
    }
  });

  test('every section of the catalogue has products', async () => {
    const { items } = await site().result(calls.siteProducts, {});
    const sections = (await site().result(calls.catalogSections, {})).items;
    for (const { alias, products } of sections) {
      assert.ok(products > 0, alias);
      assert.equal(items.filter((product) => product.section.alias === alias).length, products);
    }
  });

  test('there are at least 24 articles in six categories, with tags and long bodies', async () => {
    const { items, total } = await site().result(calls.articlesFull, { count: 500 });
    assert.equal(total, 24);
    assert.ok(new Set(items.map((article) => article.category.alias)).size >= 6);
    for (const article of items) {
      assert.ok(article.body.length >= 4000, article.alias);
      assert.ok(article.tags.length > 0 && article.sources.length > 0, article.alias);
      assert.ok(article.author.sample && article.reviewer.sample, article.alias);
      assert.ok(article.reading_minutes >= 3 && article.reading_minutes <= 15, article.alias);
    }
    const { sections } = await site().result(calls.articlePage, {});
    const counted = sections.reduce((sum, section) => sum + section.articles, 0);
    assert.equal(counted, total);
    assert.ok(sections.every((section) => section.articles > 0));
  });

  test('there are at least 40 questions, in sections that count them', async () => {
    const { items, sections } = await site().result(calls.faq, {});
    assert.ok(items.length >= 40);
    assert.ok(items.some((item) => item.popular) && items.some((item) => !item.popular));
    for (const { alias, items: counted } of sections) {
      assert.ok(counted > 0, alias);
      assert.equal(items.filter((item) => item.section.alias === alias).length, counted);
    }
  });

  test('there are at least six types of instructions, none of them empty', async () => {
    const types = (await site().result(calls.instructionsFilter, {})).items;
    assert.ok(types.length >= 6);
    for (const { alias, instructions } of types) {
      const { items } = await site().result(calls.instructions, { type: alias });
      assert.ok(items.length > 0, alias);
      assert.equal(items.length, instructions, alias);
      assert.ok(
        items.every((item) => item.type.alias === alias && item.steps.length > 1),
        alias,
      );
    }
  });

  test('there are three pages of links, at the addresses of the specification', async () => {
    const { items } = await site().result(calls.linkLibrary, {});
    const name = '/biblioteka-poleznykh-links';
    assert.deepEqual(
      items.map((page) => page.url),
      [`${name}/`, `${name}-2/`, `${name}-3/`],
    );
    for (const { groups } of items) assert.ok(groups.every((group) => group.links.length > 0));
  });

  test('there are ten static pages and six themes', async () => {
    const pages = (await site().result(calls.staticContent, {})).items;
    assert.equal(pages.length, 10);
    for (const page of pages) {
      const alone = await site().result(calls.staticContent, { alias: page.alias });
      assert.deepEqual(alone.items, [page]);
    }
    const themes = (await site().result(calls.themes, {})).items;
    assert.equal(themes.length, 6);
    for (const theme of themes) {
      const detail = await site().result(calls.detail, { themeId: theme.id });
      assert.deepEqual(detail.items, [theme]);
    }
    assert.ok(themes.some((theme) => theme.redirect) && themes.some((theme) => !theme.redirect));
  });

  test('discounts of both kinds start before they end', async () => {
    const { items } = await site().result(calls.discounts, {});
    assert.deepEqual(
      new Set(items.map((discount) => discount.kind)),
      new Set(['online', 'offline']),
    );
    for (const { alias, valid_from: from, valid_to: to } of items) assert.ok(from < to, alias);
  });

  test('there are at least 150 cities, Moscow with id 6281, and 400 shops in them', async () => {
    const cities = (await site().result(citySearch, {})).items;
    assert.ok(cities.length >= 150);
    assert.equal(new Set(cities.map((city) => city.id)).size, cities.length);
    assert.equal(cities.find((city) => city.id === 6281)?.title, 'Москва');
    const found = await site().result(shops, { count: 500 });
    assert.deepEqual([found.total, found.items.length], [400, 400]);
    for (const { website, kind } of found.items) assert.equal(website !== null, kind === 'online');
    assert.equal(
      cities.reduce((sum, city) => sum + city.shops, 0),
      400,
    );
  });
});
