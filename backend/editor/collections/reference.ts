/** FAQ, instructions, static pages, links, footnotes and themes. */
import * as v from 'valibot';
import { picture, sitePath, titledText } from '../../../contract/fields.ts';
import { linkPage } from '../../../contract/schemas/reference.ts';
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
import { addressedBy, namedByAlias, type Collection } from '../collection.ts';
import { alias, aliasOf, body, lead, position, reference, title } from '../fields.ts';
import { documentFaults, heldByDocument, pageDocument } from './page-document.ts';
import { renameInProducts } from './product-aliases.ts';

const steps = v.pipe(v.array(titledText), v.minLength(1), v.maxLength(100));
const minutes = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1_000));

const faqCollection: Collection = {
  ...namedByAlias(faqItems, routes.faqItem),
  name: 'faq',
  missing: 'Вопрос не\u00a0найден',
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
};

const instructionCollection: Collection = {
  ...namedByAlias(instructions, routes.instruction),
  name: 'instructions',
  missing: 'Инструкция не\u00a0найдена',
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
  renamed: renameInProducts('instructions'),
};

const linkCollection: Collection = {
  ...namedByAlias(linkPages, routes.linkPage),
  name: 'links',
  missing: 'Подборка не\u00a0найдена',
  schema: () =>
    v.object({
      alias: aliasOf('library'),
      title,
      lead,
      groups: linkPage.entries.groups,
      position,
    }),
  search: [linkPages.title, linkPages.alias],
};

const pageCollection: Collection = {
  ...namedByAlias(staticPages, routes.content),
  name: 'pages',
  missing: 'Страница не\u00a0найдена',
  schema: () => v.object({ alias, title, lead, body, document: pageDocument, position }),
  search: [staticPages.title, staticPages.alias, staticPages.lead],
  faults: documentFaults,
  heldBy: heldByDocument,
};

const footnoteCollection: Collection = {
  ...namedByAlias(footnotes),
  name: 'footnotes',
  missing: 'Сноска не\u00a0найдена',
  schema: () => v.object({ alias, text: lead, position }),
  search: [footnotes.alias, footnotes.text],
  isCited: true,
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
