import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import type { Asked } from '../../../regenerator/render/messages.ts';
import { renderPool } from '../../../regenerator/render/render-pool.ts';
import { documentFile, SITE_RULES } from '../../../src/config/documents.ts';
import { readPdf } from '../../unit/pdf.ts';
import { projectRoot, publicDirectory } from '../../site/site.ts';
import { chance, type Editors } from '../soak/operations.ts';
import { readersOf } from '../soak/readers.ts';
import { changedParts } from '../soak/changed-parts.ts';
import type { Resident } from '../soak/resident.ts';

/** Seed for the edits in random order. */
const SEED = 20_261_123;

/** Edits of every kind, with or without waiting; the resulting site is compared at the end. */
export function edits(given: () => { resident: Resident; editors: Editors }): void {
  let resident: Resident;
  let editors: Editors;
  before(() => {
    ({ resident, editors } = given());
  });

  const isGood = async () => {
    const { error, held } = await resident.status();
    assert.deepEqual({ error, held }, { error: null, held: [] });
  };

  test('follows every kind of edit, one after the other', async () => {
    for (const [name, edit] of Object.entries(editors.operations)) {
      await resident.published(await edit());
      const { error, held } = await resident.status();
      assert.deepEqual({ name, error, held }, { name, error: null, held: [] });
    }
  });

  test('keeps up with edits that do not wait for it, and recovers from a kill', async () => {
    const edits = Object.values(editors.operations);
    const pick = chance(SEED);
    let revision = 0;
    for (let step = 0; step < 20; step += 1) {
      const edit = edits[pick(edits.length)];
      assert.ok(edit);
      revision = await edit();
      if (step === 10) await resident.restart();
    }
    await resident.published(revision);
    await isGood();
  });

  test('renders the PDF of a page together with the page, and uses an uploaded one', async () => {
    const readers = readersOf(resident.siteDirectory);
    const rules = (await editors.all('pages')).find(({ alias }) => alias === 'pravila-sajta');
    assert.ok(rules);
    const { revision: _, ...before } = rules;
    const path = `pages/${rules.id}`;
    const document = { name: SITE_RULES, edition: '2027-01-15', file: null };
    const edited = { ...before, body: '<p>7.7. Коротко и\u00a0ясно.</p>', document };
    await resident.published(await editors.save('PUT', path, edited));
    const { pages } = readPdf(await readers.bytes(documentFile(SITE_RULES)));
    assert.match(pages[0] ?? '', /Редакция от\s15\sянваря\s2027/);
    assert.match(pages[0] ?? '', /Коротко и\sясно\./);
    assert.match(await readers.page(rules.url ?? ''), /Коротко и\sясно\./);

    assert.ok(editors.operations['pdf']);
    await resident.published(await editors.operations['pdf']());
    const uploaded = String(await readers.bytes(documentFile(SITE_RULES)));
    assert.match(uploaded, /^%PDF-1\.7\n(?:%\d+\n)+1 0 obj[^]*%%EOF\n$/);
    await resident.published(await editors.save('PUT', path, { ...before, document }));
    const again = readPdf(await readers.bytes(documentFile(SITE_RULES)));
    assert.match(again.pages.at(-1) ?? '', /11\. Споры/);
  });

  test('shows the new title of an article wherever a page links to it', async () => {
    const readers = readersOf(resident.siteDirectory);
    const [product] = await editors.all('products');
    const [article] = await editors.all('articles');
    assert.ok(product && article);
    const { revision: _, ...before } = product;
    const named = { ...before, articles: [article.alias] };
    await resident.published(await editors.save('PUT', `products/${product.id}`, named));
    const { revision: __, ...words } = article;
    const renamed = { ...words, title: 'Название для ссылок' };
    await resident.published(await editors.save('PUT', `articles/${article.id}`, renamed));
    assert.match(await readers.page(product.url ?? ''), /Название для ссылок/);
  });
}

/** Pages of the last build with other parts; nothing of it is published. */
export function otherParts(): void {
  test('swaps parts of pages with the same result as rendering the pages', async () => {
    const pages = await changedParts(publicDirectory);
    const pool = renderPool(projectRoot);
    const render = async (asked: Asked[]) =>
      (await pool.render(asked)).map((answer) => {
        assert.ok(answer?.ok, JSON.stringify(answer));
        return answer.html.stored;
      });
    try {
      const were = await render(pages.map(({ data }) => ({ kind: 'page', data })));
      const rendered = await render(pages.map(({ changed: data }) => ({ kind: 'page', data })));
      const swapped = await render(
        pages.map(({ swaps }, place) => {
          const html = were[place] ?? new Uint8Array();
          // A page cannot be rendered from this data.
          return { kind: 'page', data: '', before: { html, swaps } };
        }),
      );
      for (const [place, { url }] of pages.entries()) {
        const [one, other] = [rendered[place], swapped[place]].map((html) =>
          String(html && Buffer.from(html)),
        );
        assert.equal(other, one, url);
      }
      assert.equal(new Set(pages.map(({ template }) => template)).size, 3);
      const kinds = new Set(pages.flatMap(({ swaps }) => swaps.map(({ kind }) => kind)));
      assert.deepEqual([...kinds].toSorted(), ['card', 'gone', 'link', 'total']);
    } finally {
      await pool.stop();
    }
  });
}
