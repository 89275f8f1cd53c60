import type { SomeDocs } from './doc.ts';
import { logEntry } from './examples/editor.ts';
import { listed } from './examples/listed.ts';

/** Editor access. */
export const editorAccess = {
  editorGraph: {
    summary: 'Read entities with GraphQL',
    description:
      'The schema is made from the descriptions: a list and a single entity of each collection, the ' +
      'entities that a field names (`category`), and those that name an entity (`articles` of a tag), ' +
      'in pages. `live`, `held` and `draft` are fields as well. Lists take the parameters of the ' +
      'collection’s list call. A query has at most 12 levels and 20,000 objects. Faults are in ' +
      '`errors`, as GraphQL has it; the status is then 200.',
    params: {
      request: { query: '{ tags(count: 1) { total items { title articles { total } } } }' },
    },
    example: {
      data: { tags: { total: 12, items: [{ title: 'Гигиена', articles: { total: 7 } }] } },
    },
  },
  editorLog: {
    summary: 'Read the editors’ log',
    description:
      'Who did what, newest first. By editor, action, collection, entity, and by day (`since`, `until`).',
    example: listed(logEntry),
  },
} satisfies SomeDocs;
