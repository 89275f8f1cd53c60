import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as calls from '../../contract/calls/shops.ts';
import { siteProducts } from '../../contract/calls/catalogue.ts';
import { LENS_TYPE_KEYS } from '../../contract/schemas/lens-types.ts';
import { onEveryEngine } from './site.ts';

/** The typography joins some words with a non-breaking space. */
const spaced = (text: string) => text.replaceAll('\u00a0', ' ');

/** Claims nobody may make about a lens. */
const CURE = /лечи(?:т|м|ть)|вылечи(?:т|м)|излечи|исцел|восстан(?:ов|ав)\S* зрение|гарантир/iu;

onEveryEngine((site) => {
  test('the page describes how to get the pair in four steps', async () => {
    const { steps } = await site().result(calls.certificatePage, {});
    assert.equal(steps.length, 4);
    assert.equal(new Set(steps.map((step) => step.title)).size, 4);
  });

  test('one consent is required, and each has a dated wording that links to the policy', async () => {
    const { consents } = await site().result(calls.certificatePage, {});
    assert.deepEqual(
      consents.map(({ code, required }) => [code, required]),
      [
        ['policy', true],
        ['subscribe', false],
        ['sms', false],
      ],
    );
    for (const { code, version, text } of consents) {
      assert.match(version, /^\d{4}-\d\d-\d\d$/, code);
      assert.match(text, /href="\/content\/personalnye-dannye\/"/, code);
      assert.equal(new Set(consents.map((consent) => consent.text)).size, consents.length);
    }
  });

  test('the variants are the replacement periods and the lens types, each once', async () => {
    const { items } = await site().result(calls.certificateVariants, {});
    const keys = items.map((item) => item.key);
    assert.equal(new Set(keys).size, keys.length);
    for (const key of LENS_TYPE_KEYS) assert.ok(keys.includes(key), key);
    const made = (await site().result(siteProducts, {})).items.flatMap(({ lens }) =>
      lens ? [lens.replacement] : [],
    );
    for (const key of ['daily', 'two-weeks', 'monthly'] as const) {
      assert.ok(keys.includes(key) && made.includes(key), key);
    }
  });

  test('the terms state who is eligible, for how long and how often, who decides, and the exclusions', async () => {
    const { body, version } = await site().result(calls.certificateTerms, {});
    assert.match(version, /^\d{4}-\d\d-\d\d$/);
    for (const said of [
      /18 лет/,
      /Тридцать дней/,
      /На один номер телефона выдаётся один сертификат/,
      /определяет специалист/,
      /Имеются противопоказания\. Необходима консультация специалиста/,
      /href="\/content\/protivopokazaniya\/"/,
    ]) {
      assert.match(spaced(body), said);
    }
  });

  test('no text promises a cure', async () => {
    const told = [calls.certificatePage, calls.certificateVariants, calls.certificateTerms];
    for (const call of told) {
      const reply = await site().ask(call);
      const text = await reply.text();
      assert.equal(reply.status, 200);
      assert.doesNotMatch(spaced(text), CURE, call.name);
    }
  });
});
