/** Lists in an order of the editors': entities with equal positions keep theirs, whichever was saved last. */
import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { asc, eq } from 'drizzle-orm';
import * as schema from '../../backend/db/schema.ts';
import { articlePage } from '../../contract/calls/articles.ts';
import { catalogSections, siteProducts } from '../../contract/calls/catalogue.ts';
import * as content from '../../contract/calls/content.ts';
import { siteSurveyFormGet } from '../../contract/calls/user.ts';
import { onEveryEngine } from './site.ts';

const TABLES = [
  schema.catalogSections,
  schema.categories,
  schema.faqItems,
  schema.faqSections,
  schema.footnotes,
  schema.instructions,
  schema.instructionTypes,
  schema.linkPages,
  schema.products,
  schema.staticPages,
  schema.surveyForms,
  schema.themes,
];

type One = { readonly id: number };
const ids = (items: readonly One[]) => items.map(({ id }) => id);

function assertById(items: readonly One[]): void {
  assert.ok(items.length > 1);
  assert.deepEqual(
    ids(items),
    ids(items).toSorted((one, other) => one - other),
  );
}

/** Items stand together by their section, both in the order of their ids. */
function assertGrouped(items: readonly (One & { readonly section: One })[]): void {
  assert.deepEqual(
    ids(items),
    ids(items.toSorted((one, other) => one.section.id - other.section.id || one.id - other.id)),
  );
}

onEveryEngine((site) => {
  let surveys: number[];
  before(async () => {
    const { db } = site();
    const asked = eq(schema.surveyForms.kind, 'survey');
    const [survey] = await db.select().from(schema.surveyForms).where(asked);
    assert.ok(survey);
    // The later id stands first in the table.
    const { id, ...form } = survey;
    await db.update(schema.surveyForms).set({ id: 1000 }).where(eq(schema.surveyForms.id, id));
    await db.insert(schema.surveyForms).values({ ...form, alias: 'again' });
    surveys = ids(await db.select().from(schema.surveyForms).where(asked));
    for (const table of TABLES) {
      const rows = await db.select({ id: table.id }).from(table).orderBy(asc(table.id));
      // The last is saved first: the table then has them in the opposite order.
      for (const row of rows.toReversed()) {
        await db.update(table).set({ position: 0 }).where(eq(table.id, row.id));
      }
    }
  });

  test('questions and their sections', async () => {
    const { items, sections } = await site().result(content.faq, {});
    assertById(sections);
    assertGrouped(items);
  });

  test('instructions and their types', async () => {
    const { items } = await site().result(content.instructions, {});
    assertGrouped(items.map(({ id, type }) => ({ id, section: type })));
    assertById((await site().result(content.instructionsFilter, {})).items);
  });

  test('pages, links, footnotes and themes', async () => {
    assertById((await site().result(content.staticContent, {})).items);
    assertById((await site().result(content.linkLibrary, {})).items);
    assertById((await site().result(content.footnote, {})).items);
    assertById((await site().result(content.themes, {})).items);
  });

  test('products, sections of the catalogue and categories', async () => {
    assertGrouped((await site().result(siteProducts, {})).items);
    assertById((await site().result(catalogSections, {})).items);
    assertById((await site().result(articlePage, {})).sections);
  });

  test('the survey that is asked', async () => {
    const { id } = await site().result(siteSurveyFormGet, {});
    assert.equal(id, Math.min(...surveys));
  });
});
