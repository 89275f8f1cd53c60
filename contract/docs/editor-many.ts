import type { SomeDocs } from './doc.ts';
import { named, tag } from './examples/editor.ts';
import { listed } from './examples/listed.ts';

const csv = 'id,revision,title,alias\n6,41,Гигиена,gigiena\n';

/** Bulk calls, partial updates, and tables. */
export const editorMany = {
  editorPatch: {
    summary: 'Change some fields of an entity',
    description:
      'The others stay as they are. A list of references or choices may say what it gains and loses: ' +
      '`{"tags": {"add": [3], "remove": [4]}}`. `If-Match`, or `revision` in the body, as in a save.',
    params: { ...named, part: { title: 'Гигиена' } },
    example: tag,
  },
  editorPatchMany: {
    summary: 'Change the same fields of several entities',
    description:
      'All of them or none. Faults are named by id and field: `12.title`. The response has what was ' +
      'saved.',
    params: { collection: 'articles', changes: { ids: [4, 7], part: { tags: { add: [6] } } } },
    example: listed(tag),
  },
  editorArrange: {
    summary: 'Put entities into an order',
    description:
      'In collections with the field `position`. They share out the places that they have now, so ' +
      'all others stay where they are. The response has those that have moved.',
    params: { collection: 'faq', order: { ids: [3, 1, 2] } },
    example: listed(tag),
  },
  editorSearch: {
    summary: 'Search all collections',
    description:
      'Finds what the lists find. For each collection the first `count` entities, and how many there ' +
      'are.',
    params: { search: 'гигиена' },
    example: listed({
      collection: 'tags',
      many: 'Теги',
      total: 1,
      items: [{ id: 6, alias: 'gigiena', url: '/tags/gigiena/', title: 'Гигиена' }],
    }),
  },
  editorAddress: {
    summary: 'Look up an address of the site',
    description:
      'Whether a link to it leads somewhere, by the rule of `dead_links`: query and place on the page ' +
      'do not matter, and redirects count.',
    params: { address: '/articles/uhod/kak-hranit-linzy/' },
    example: { address: '/articles/uhod/kak-hranit-linzy/', exists: true },
  },
  editorDifference: {
    summary: 'Compare two revisions of an entity',
    description:
      'The fields that differ, in the order of the form; of texts, every word with what became of it.',
    params: { ...named, from: 38, to: 41 },
    example: listed({
      field: 'title',
      label: 'Название',
      before: 'Уход',
      after: 'Уход и гигиена',
      words: [
        { text: 'Уход', change: 'same' },
        { text: ' и гигиена', change: 'added' },
      ],
    }),
  },
  editorCsv: {
    summary: 'Export a collection as a table',
    description:
      'CSV in UTF-8 with a byte order mark: `id`, `revision` and a column for each field. References ' +
      'and choices are separated by commas, blocks and pictures are JSON. Search, filters and order ' +
      'are those of the list.',
    params: { collection: 'tags' },
    example: csv,
  },
  editorCsvSave: {
    summary: 'Import a table into a collection',
    description:
      'A row without `id` is created, any other changed; absent columns stay as they are, and a ' +
      '`revision` refuses a row that somebody has saved since. All rows are saved, or none: faults ' +
      'are named by line and field, `3.title`. With `trial=1` nothing is saved, and `faults` of the ' +
      'response says what would be refused. Commas or semicolons; at most 2,000 rows.',
    params: { collection: 'tags', trial: '1', csv },
    example: { created: 0, changed: 1, unchanged: 0, faults: {} },
  },
} satisfies SomeDocs;
