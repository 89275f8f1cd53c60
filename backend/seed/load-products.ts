import * as tables from '../db/schema.ts';
import type { Database } from '../db/database.ts';
import { instructions, instructionTypes } from './instructions.ts';
import { insertAll, idOf, idsByAlias } from './insert.ts';
import type { PictureStore } from './picture-store.ts';
import { productDetails, products } from './products.ts';
import { catalogSections } from './sections.ts';
import { typeset } from './typography.ts';

async function loadInstructions(db: Database, store: PictureStore) {
  await insertAll(
    db,
    tables.instructionTypes,
    instructionTypes.map((type, position) => ({ ...typeset(type), position })),
  );
  const typeIds = await idsByAlias(db, tables.instructionTypes);
  await insertAll(
    db,
    tables.instructions,
    typeset(instructions).map((item, position) => ({
      alias: item.alias,
      title: item.title,
      lead: item.lead,
      typeId: idOf(typeIds, item.type),
      minutes: item.minutes,
      steps: item.steps,
      warnings: item.warnings,
      cover: store.cover(`instruction-${item.alias}`, item.motif),
      position,
    })),
  );
}

/** Seeds the sections of the catalogue, products and instructions. */
export async function loadProducts(db: Database, store: PictureStore): Promise<void> {
  await loadInstructions(db, store);
  await insertAll(
    db,
    tables.catalogSections,
    catalogSections.map((section, position) => ({
      alias: section.alias,
      ...typeset({ title: section.title, lead: section.lead }),
      cover: store.cover(`section-${section.alias}`, section.motif),
      position,
    })),
  );
  const sectionIds = await idsByAlias(db, tables.catalogSections);
  // Its former, misspelt alias has external links.
  await insertAll(db, tables.formerAddresses, [
    {
      kind: 'section',
      alias: 'torskie-linzy',
      entityId: idOf(sectionIds, 'toricheskie-linzy'),
    },
  ]);
  await insertAll(
    db,
    tables.products,
    products.map((written, position) => {
      const product = typeset(written);
      return {
        alias: product.alias,
        title: product.title,
        kind: product.kind,
        sectionId: idOf(sectionIds, product.section),
        lead: product.lead,
        description: product.description,
        filterKeys: product.filterKeys,
        outOfProduction: product.outOfProduction,
        details: productDetails(product, store),
        position,
      };
    }),
  );
}
