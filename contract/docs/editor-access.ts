import type { SomeDocs } from './doc.ts';
import { logEntry } from './examples/editor.ts';
import { listed } from './examples/listed.ts';

/** Editor access. */
export const editorAccess = {
  editorGraph: {
    summary: 'Query entities with GraphQL',
    description:
      'The schema is generated from the collection descriptions. It has a list and a single entity ' +
      'for each collection, the entities that a field references (`category`), and, paginated, the ' +
      'entities that reference an entity (`articles` of a tag). `live`, `held` and `draft` are ' +
      'fields, too. Lists take the parameters of the collection’s list call. A query is limited to ' +
      '12 levels and 20,000 objects. Errors are returned in `errors` with status 200, as is usual in ' +
      'GraphQL.',
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
      'Who did what, newest first. Filter by editor, action, collection, entity and date (`since`, ' +
      '`until`).',
    example: listed(logEntry),
  },
} satisfies SomeDocs;
