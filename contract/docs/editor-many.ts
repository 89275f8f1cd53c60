import type { SomeDocs } from './doc.ts';
import { named, tag } from './examples/editor.ts';
import { listed } from './examples/listed.ts';

const csv = 'id,revision,title,alias\n6,41,Гигиена,gigiena\n';

/** Bulk calls, partial updates, and tables. */
export const editorMany = {
  editorPatch: {
    summary: 'Update some fields of an entity',
    description:
      'Other fields stay unchanged. For a list of references or choices, you can send only the ' +
      'changes: `{"tags": {"add": [3], "remove": [4]}}`. `If-Match`, or `revision` in the body, ' +
      'works as in a save.',
    params: { ...named, part: { title: 'Гигиена' } },
    example: tag,
  },
  editorPatchMany: {
    summary: 'Update the same fields of several entities',
    description:
      'Either all entities are updated or none. Errors are keyed by id and field: `12.title`. ' +
      'Returns the updated entities.',
    params: { collection: 'articles', changes: { ids: [4, 7], part: { tags: { add: [6] } } } },
    example: listed(tag),
  },
  editorArrange: {
    summary: 'Reorder entities',
    description:
      'For collections with a `position` field. The listed entities are rearranged among the ' +
      'positions they occupy now, so all others keep theirs. Returns the entities that have moved.',
    params: { collection: 'faq', order: { ids: [3, 1, 2] } },
    example: listed(tag),
  },
  editorSearch: {
    summary: 'Search all collections',
    description:
      'Matches what the list calls match. For each collection, returns the first `count` entities ' +
      'and the total.',
    params: { search: 'гигиена' },
    example: listed({
      collection: 'tags',
      many: 'Теги',
      total: 1,
      items: [{ id: 6, alias: 'gigiena', url: '/tags/gigiena/', title: 'Гигиена' }],
    }),
  },
  editorAddress: {
    summary: 'Check an address of the site',
    description:
      'Checks whether a link to it would work, by the same rule as `dead_links`: the query string and ' +
      'the fragment are ignored, and an address that redirects counts as existing.',
    params: { address: '/articles/uhod/kak-hranit-linzy/' },
    example: { address: '/articles/uhod/kak-hranit-linzy/', exists: true },
  },
  editorDifference: {
    summary: 'Compare two revisions of an entity',
    description:
      'The fields that differ, in form order. Texts are compared word by word, each marked as the ' +
      'same, added or removed.',
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
    summary: 'Export a collection as CSV',
    description:
      'UTF-8 with a byte order mark. The columns are `id`, `revision` and one for each field. ' +
      'References and choices are comma-separated; blocks and pictures are JSON. Search, filters and ' +
      'sorting work as in the list call.',
    params: { collection: 'tags' },
    example: csv,
  },
  editorCsvSave: {
    summary: 'Import a CSV file into a collection',
    description:
      'A row without an `id` creates an entity; any other row updates one. Fields without a column ' +
      'stay unchanged. A row with a `revision` is rejected if the entity has been saved since. ' +
      'Either all rows are saved or none; errors are keyed by line and field: `3.title`. With ' +
      '`trial=1` nothing is saved, and `faults` lists what would be rejected. Separators are commas ' +
      'or semicolons, and a day may be written as `21.11.2026`; at most 2,000 rows.',
    params: { collection: 'tags', trial: '1', csv },
    example: { created: 0, changed: 1, unchanged: 0, faults: {} },
  },
} satisfies SomeDocs;
