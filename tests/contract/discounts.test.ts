import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { siteProducts } from '../../contract/calls/catalogue.ts';
import * as calls from '../../contract/calls/discounts.ts';
import { shops as shopList } from '../../contract/calls/shops.ts';
import type { Discount } from '../../contract/schemas/discount.ts';
import { assertRefused } from './envelope.ts';
import { onEveryEngine } from './site.ts';

/** A moment of an offer's first day, in every time zone of the country. */
const firstDayOf = ({ valid_from }: Discount) => new Date(`${valid_from}T09:00:00.000Z`);

const ids = (items: readonly { id: number }[]) => items.map((item) => item.id);

onEveryEngine((site) => {
  let all: Discount[];
  before(async () => {
    all = (await site().result(calls.discounts, {})).items;
  });

  test('online and offline offers together are all offers', async () => {
    const online = (await site().result(calls.discountsIshop, {})).items;
    const offline = (await site().result(calls.discountsShop, {})).items;
    assert.ok(online.length > 0 && offline.length > 0);
    assert.deepEqual(
      online,
      all.filter((discount) => discount.kind === 'online'),
    );
    assert.deepEqual(
      offline,
      all.filter((discount) => discount.kind === 'offline'),
    );
    assert.equal(online.length + offline.length, all.length);
  });

  test('step 1 shows the products, as many as the offer says', async () => {
    for (const discount of all) {
      const reply = await site().result(calls.discountOrderStep1, { discount: discount.id });
      assert.deepEqual(reply.discount, discount);
      assert.equal(reply.products.length, discount.products);
      assert.ok(reply.products.length > 0);
    }
  });

  test('step 2 shows the shops that sell the product and honour the offer', async () => {
    for (const offer of all) {
      const { id: discount, kind } = offer;
      site().setNow(firstDayOf(offer));
      const { products } = await site().result(calls.discountOrderStep1, { discount });
      for (const product of products) {
        const chosen = { discount, product: product.id };
        const reply = await site().result(calls.discountOrderStep2, chosen);
        const selling = await site().result(shopList, { product: product.alias, count: 500 });
        const expected = selling.items.filter(
          (shop) => (shop.kind === 'online') === (kind === 'online'),
        );
        assert.deepEqual(reply.product, product);
        assert.deepEqual(ids(reply.shops), ids(expected), `${discount} ${product.alias}`);
        const inCity = { ...chosen, cityName: 'Казань' };
        assert.deepEqual(
          ids((await site().result(calls.discountOrderStep2, inCity)).shops),
          ids(expected.filter((shop) => kind === 'online' || shop.city.title === 'Казань')),
        );
      }
    }
  });

  test('step 3 shows the product at the chosen shop', async () => {
    for (const offer of all) {
      const { id: discount } = offer;
      site().setNow(firstDayOf(offer));
      const { products } = await site().result(calls.discountOrderStep1, { discount });
      const product = products.at(-1);
      assert.ok(product);
      const chosen = { discount, product: product.id };
      const { shops } = await site().result(calls.discountOrderStep2, chosen);
      const shop = shops.at(-1);
      assert.ok(shop);
      const reply = await site().result(calls.discountOrderStep3, { ...chosen, shop: shop.id });
      assert.deepEqual([reply.discount.id, reply.product, reply.shop], [discount, product, shop]);
    }
  });

  test('an inconsistent combination is not found', async () => {
    const [discount] = all;
    assert.ok(discount);
    site().setNow(firstDayOf(discount));
    const { products } = await site().result(calls.discountOrderStep1, { discount: discount.id });
    const [product] = products;
    assert.ok(product);
    const everything = (await site().result(siteProducts, {})).items;
    const foreign = everything.find((other) => !ids(products).includes(other.id));
    assert.ok(foreign);
    const chosen = { discount: discount.id, product: product.id };
    const { shops } = await site().result(calls.discountOrderStep2, chosen);
    const [shop] = shops;
    assert.ok(shop);
    const everywhere = (await site().result(shopList, { count: 500 })).items;
    const elsewhere = everywhere.filter((other) => !ids(shops).includes(other.id));
    assert.ok(elsewhere.some((other) => other.kind !== shop.kind));

    const step2 = (params: object) =>
      site().ask(calls.discountOrderStep2, { ...chosen, ...params });
    const step3 = (params: object) =>
      site().ask(calls.discountOrderStep3, { ...chosen, shop: shop.id, ...params });
    await assertRefused(await step2({ product: foreign.id }), 'not_found');
    await assertRefused(await step2({ discount: 9999 }), 'not_found');
    await assertRefused(await step3({ product: foreign.id }), 'not_found');
    await assertRefused(await step3({ discount: 9999 }), 'not_found');
    await assertRefused(await step3({ shop: 9999 }), 'not_found');
    // One shop that does not sell the product, and one of a kind that the offer excludes.
    for (const other of new Map(elsewhere.map((found) => [found.kind, found])).values()) {
      await assertRefused(await step3({ shop: other.id }), 'not_found', other.kind);
    }
  });

  test('a rejected step names what was wrong', async () => {
    const [discount] = all;
    assert.ok(discount);
    site().setNow(firstDayOf(discount));
    const { products } = await site().result(calls.discountOrderStep1, { discount: discount.id });
    const chosen = { discount: discount.id, product: products[0]?.id };
    const refused = async (params: object) => {
      const reply = await site().ask(calls.discountOrderStep3, { ...chosen, shop: 1, ...params });
      return Object.keys((await reply.json()).fields ?? {});
    };
    assert.deepEqual(await refused({ discount: 9999 }), ['discount']);
    assert.deepEqual(await refused({ product: 9999 }), ['product']);
    assert.deepEqual(await refused({ product: 'x' }), ['product']);
    assert.deepEqual(await refused({ shop: 9999 }), ['shop']);
    assert.deepEqual(await refused({ shop: undefined }), ['shop']);
  });

  test('an order stays possible through the last day of its offer, and no longer', async () => {
    const [discount] = all;
    assert.ok(discount);
    const { products } = await site().result(calls.discountOrderStep1, { discount: discount.id });
    const chosen = { discount: discount.id, product: products[0]?.id };
    // The day ends in Kaliningrad at 22:00 UTC.
    site().setNow(new Date(`${discount.valid_to}T21:59:59.000Z`));
    assert.equal((await site().ask(calls.discountOrderStep2, chosen)).status, 200);
    site().setNow(new Date(`${discount.valid_to}T22:00:00.000Z`));
    await assertRefused(await site().ask(calls.discountOrderStep2, chosen), 'discount_over');
    const order = { ...chosen, shop: 1 };
    await assertRefused(await site().ask(calls.discountOrderStep3, order), 'discount_over');
    await site().result(calls.discountOrderStep1, { discount: discount.id });
  });

  test('an order becomes possible when the first day of its offer begins, and no earlier', async () => {
    const [discount] = all;
    assert.ok(discount);
    const { products } = await site().result(calls.discountOrderStep1, { discount: discount.id });
    const [product] = products;
    assert.ok(product);
    const chosen = { discount: discount.id, product: product.id };
    // The day begins in Kamchatka at 12:00 UTC of the day before.
    const begins = Date.parse(`${discount.valid_from}T00:00:00.000+12:00`);
    site().setNow(new Date(begins));
    const { shops } = await site().result(calls.discountOrderStep2, chosen);
    const order = { ...chosen, shop: shops[0]?.id };
    assert.equal((await site().ask(calls.discountOrderStep3, order)).status, 200);
    site().setNow(new Date(begins - 1));
    await assertRefused(await site().ask(calls.discountOrderStep2, chosen), 'discount_upcoming');
    await assertRefused(await site().ask(calls.discountOrderStep3, order), 'discount_upcoming');
    await site().result(calls.discountOrderStep1, { discount: discount.id });
  });
});
