import * as tables from '../db/schema.ts';
import type { Database } from '../db/database.ts';
import { documentRows } from './documents.ts';
import { faqItems, faqSections } from './faq.ts';
import { footnotes } from './footnotes.ts';
import { insertAll, idOf, idsByAlias } from './insert.ts';
import { linkPages } from './links.ts';
import type { PictureStore } from './picture-store.ts';
import { catalogSections } from './sections.ts';
import { staticPages } from './static-pages.ts';
import { surveyForms } from './surveys.ts';
import { themes } from './themes.ts';
import { typeset } from './typography.ts';

async function loadFaq(db: Database) {
  await insertAll(
    db,
    tables.faqSections,
    faqSections.map((section, position) => ({ ...typeset(section), position })),
  );
  const sectionIds = await idsByAlias(db, tables.faqSections);
  await insertAll(
    db,
    tables.faqItems,
    faqItems.map((written, position) => {
      const { section, ...item } = typeset(written);
      return { ...item, sectionId: idOf(sectionIds, section), position };
    }),
  );
}

/** Seeds FAQ, static pages, links, footnotes, themes, surveys and the documents of single pages. */
export async function loadReference(db: Database, store: PictureStore): Promise<void> {
  await loadFaq(db);
  await insertAll(
    db,
    tables.linkPages,
    linkPages.map((page, position) => ({ ...typeset(page), position })),
  );
  await insertAll(
    db,
    tables.staticPages,
    staticPages.map((page, position) => ({ ...typeset(page), position })),
  );
  await insertAll(
    db,
    tables.footnotes,
    footnotes.map((note, position) => ({
      alias: note.code,
      text: typeset(note.text),
      position,
    })),
  );
  await insertAll(
    db,
    tables.themes,
    themes.map(({ motif, ...theme }, position) => ({
      ...typeset(theme),
      cover: store.cover(`theme-${theme.alias}`, motif),
      position,
    })),
  );
  await insertAll(
    db,
    tables.surveyForms,
    surveyForms.map((form, position) => ({ ...typeset(form), position })),
  );
  const motifs = new Map(catalogSections.map((section) => [section.alias, section.motif]));
  await insertAll(db, tables.documents, documentRows(store, motifs));
}
