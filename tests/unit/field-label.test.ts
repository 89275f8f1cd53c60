import { expect, it } from '@jest/globals';
import { descriptions } from '../../contract/collections/all.ts';
import { fieldLabel } from '../../contract/collections/field-label.ts';

const { articles, documents, links } = descriptions;

it.each([
  [articles.fields, 'body', 'Текст'],
  [articles.fields, 'reviewer.role', 'Медицинский редактор, Кто'],
  [articles.fields, 'sources.0.title', 'Источники 1, Название'],
  [links.fields, 'groups.1.links.2.note', 'Группы 2, Ссылки 3, Пояснение'],
  [documents.variants?.['tech.page']?.fields ?? {}, 'sections.0.body', 'Разделы 1, Текст'],
  [articles.fields, 'lost.0', 'lost, 0'],
])('names the field at %# as a form does', (fields, path, label) => {
  expect(fieldLabel(fields, path)).toBe(label);
});
