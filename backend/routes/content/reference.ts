import { count, eq, getTableColumns } from 'drizzle-orm';
import * as calls from '../../../contract/calls/content.ts';
import { routes } from '../../../src/config/routes.ts';
import {
  faqItems,
  faqSections,
  footnotes,
  instructions,
  instructionTypes,
  linkPages,
  staticPages,
  themes,
} from '../../db/schema.ts';
import { inOrder } from '../../db/in-order.ts';
import { notFound } from '../../failure.ts';
import { implement } from '../../handler.ts';
import { entityFields } from './links.ts';

const faq = implement(calls.faq, async (_params, { db }) => {
  const rows = await db
    .select({ item: getTableColumns(faqItems), section: faqSections })
    .from(faqItems)
    .innerJoin(faqSections, eq(faqSections.id, faqItems.sectionId))
    .orderBy(...inOrder(faqSections), ...inOrder(faqItems));
  const sections = await db
    .select({ section: faqSections, items: count(faqItems.id) })
    .from(faqSections)
    .leftJoin(faqItems, eq(faqItems.sectionId, faqSections.id))
    .groupBy(faqSections.id)
    .orderBy(...inOrder(faqSections));
  return {
    items: rows.map(({ item, section }) => ({
      ...entityFields(item, routes.faqItem(item.alias)),
      question: item.question,
      answer: item.answer,
      popular: item.popular,
      section: {
        id: section.id,
        alias: section.alias,
        title: section.title,
        url: routes.faqSection(section.alias),
      },
    })),
    total: rows.length,
    sections: sections.map(({ section, items }) => ({
      id: section.id,
      alias: section.alias,
      title: section.title,
      items,
    })),
  };
});

const instructionList = implement(calls.instructions, async ({ type }, { db }) => {
  const rows = await db
    .select({ item: getTableColumns(instructions), type: instructionTypes })
    .from(instructions)
    .innerJoin(instructionTypes, eq(instructionTypes.id, instructions.typeId))
    .where(type ? eq(instructionTypes.alias, type) : undefined)
    .orderBy(...inOrder(instructionTypes), ...inOrder(instructions));
  const items = rows.map(({ item, type: kind }) => ({
    ...entityFields(item, routes.instruction(item.alias)),
    title: item.title,
    lead: item.lead,
    type: {
      id: kind.id,
      alias: kind.alias,
      title: kind.title,
      url: routes.instructionType(kind.alias),
    },
    minutes: item.minutes,
    steps: item.steps,
    warnings: item.warnings,
    cover: item.cover,
  }));
  return { items, total: items.length };
});

const instructionFilter = implement(calls.instructionsFilter, async (_params, { db }) => {
  const rows = await db
    .select({ type: instructionTypes, instructions: count(instructions.id) })
    .from(instructionTypes)
    .leftJoin(instructions, eq(instructions.typeId, instructionTypes.id))
    .groupBy(instructionTypes.id)
    .orderBy(...inOrder(instructionTypes));
  const items = rows.map(({ type, instructions: total }) => ({
    id: type.id,
    alias: type.alias,
    title: type.title,
    instructions: total,
  }));
  return { items };
});

const links = implement(calls.linkLibrary, async (_params, { db }) => {
  const rows = await db
    .select()
    .from(linkPages)
    .orderBy(...inOrder(linkPages));
  const items = rows.map((row) => ({
    ...entityFields(row, routes.linkPage(row.alias)),
    title: row.title,
    lead: row.lead,
    groups: row.groups,
  }));
  return { items, total: items.length };
});

const pages = implement(calls.staticContent, async ({ alias }, { db }) => {
  const rows = await db
    .select(getTableColumns(staticPages))
    .from(staticPages)
    .where(alias ? eq(staticPages.alias, alias) : undefined)
    .orderBy(...inOrder(staticPages));
  if (alias && rows.length === 0) throw notFound('Содержание');
  const items = rows.map((row) => ({
    ...entityFields(row, routes.content(row.alias)),
    title: row.title,
    lead: row.lead,
    body: row.body,
    document: row.document,
  }));
  return { items, total: items.length };
});

const notes = implement(calls.footnote, async (_params, { db }) => {
  const rows = await db
    .select()
    .from(footnotes)
    .orderBy(...inOrder(footnotes));
  const items = rows.map((row) => ({
    id: row.id,
    code: row.alias,
    text: row.text,
    updated_at: row.updatedAt.toISOString(),
  }));
  return { items, total: items.length };
});

function asTheme(row: typeof themes.$inferSelect) {
  const { title, lead, body, cover, redirect } = row;
  return { ...entityFields(row, routes.theme(row.id)), title, lead, body, cover, redirect };
}

const themeList = implement(calls.themes, async (_params, { db }) => {
  const rows = await db
    .select()
    .from(themes)
    .orderBy(...inOrder(themes));
  return { items: rows.map(asTheme), total: rows.length };
});

const themeDetail = implement(calls.detail, async ({ themeId }, { db }) => {
  const rows = await db.select().from(themes).where(eq(themes.id, themeId));
  if (rows.length === 0) throw notFound('Тема', 'не\u00a0найдена');
  return { items: rows.map(asTheme), total: rows.length };
});

export const referenceHandlers = [
  faq,
  instructionList,
  instructionFilter,
  links,
  pages,
  notes,
  themeList,
  themeDetail,
];
