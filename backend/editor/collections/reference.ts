/** FAQ, instructions, static pages, links, footnotes and themes. */
import * as v from 'valibot';
import { picture, sitePath, titledText } from '../../../contract/fields.ts';
import { linkPage } from '../../../contract/schemas/reference.ts';
import { routes, hasPage } from '../../../src/config/routes.ts';
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
import { addressedBy, type Collection } from '../collection.ts';
import { alias, body, lead, position, reference, title } from '../fields.ts';
import { renameInProducts } from './product-aliases.ts';

const steps = v.pipe(v.array(titledText), v.minLength(1), v.maxLength(100));
const minutes = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1_000));

const faqCollection: Collection = {
  name: 'faq',
  missing: 'Вопрос не\u00a0найден',
  table: faqItems,
  alias: faqItems.alias,
  schema: () =>
    v.object({
      alias,
      question: title,
      answer: body,
      section_id: reference,
      popular: v.boolean(),
      position,
    }),
  search: [faqItems.question, faqItems.alias, faqItems.answer],
  references: { section_id: faqSections },
  addresses: addressedBy((row) => routes.faqItem(String(row['alias']))),
};

const instructionCollection: Collection = {
  name: 'instructions',
  missing: 'Инструкция не\u00a0найдена',
  table: instructions,
  alias: instructions.alias,
  schema: () =>
    v.object({
      alias,
      title,
      lead,
      type_id: reference,
      minutes,
      steps,
      warnings: v.array(lead),
      cover: picture,
      position,
    }),
  search: [instructions.title, instructions.alias, instructions.lead],
  references: { type_id: instructionTypes },
  addresses: addressedBy((row) => routes.instruction(String(row['alias']))),
  renamed: renameInProducts('instructions'),
};

/** Stands at the root of the site: no page of another kind may be there. */
const rootAlias = (present: unknown) =>
  v.pipe(
    alias,
    v.check(
      (value) => value === present || !hasPage(`/${value}/`),
      'Этот адрес занят самим сайтом',
    ),
  );

const linkCollection: Collection = {
  name: 'links',
  missing: 'Подборка не\u00a0найдена',
  table: linkPages,
  alias: linkPages.alias,
  schema: (columns) =>
    v.object({
      alias: rootAlias(columns?.['alias']),
      title,
      lead,
      groups: linkPage.entries.groups,
      position,
    }),
  search: [linkPages.title, linkPages.alias],
  addresses: addressedBy((row) => routes.linkPage(String(row['alias']))),
};

const pageCollection: Collection = {
  name: 'pages',
  missing: 'Страница не\u00a0найдена',
  table: staticPages,
  alias: staticPages.alias,
  schema: () => v.object({ alias, title, lead, body, position }),
  search: [staticPages.title, staticPages.alias, staticPages.lead],
  addresses: addressedBy((row) => routes.content(String(row['alias']))),
};

const footnoteCollection: Collection = {
  name: 'footnotes',
  missing: 'Сноска не\u00a0найдена',
  table: footnotes,
  alias: footnotes.alias,
  schema: () => v.object({ alias, text: lead, position }),
  search: [footnotes.alias, footnotes.text],
  addresses: addressedBy(() => null),
};

const themeCollection: Collection = {
  name: 'themes',
  missing: 'Тема не\u00a0найдена',
  table: themes,
  alias: themes.alias,
  schema: () =>
    v.object({
      alias,
      title,
      lead,
      body,
      cover: picture,
      redirect: v.nullable(sitePath),
      position,
    }),
  search: [themes.title, themes.alias, themes.lead],
  addresses: addressedBy((row) => routes.theme(Number(row['id']))),
};

export const referenceCollections = [
  faqCollection,
  instructionCollection,
  linkCollection,
  pageCollection,
  footnoteCollection,
  themeCollection,
];
