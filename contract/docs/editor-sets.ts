import type { ChangeSet } from '../schemas/editor-sets.ts';
import type { SomeDocs } from './doc.ts';
import { draft, tag } from './examples/editor.ts';
import { CHANGED, listed } from './examples/listed.ts';

const example: ChangeSet = {
  id: 3,
  title: 'Весенняя акция',
  revision: 12,
  state: 'planned',
  publish_at: '2027-03-01T06:00:00.000Z',
  published_at: null,
  author: draft.author,
  error: null,
  drafts: [{ id: draft.id, collection: 'tags', entity_id: tag.id, title: 'Гигиена', error: null }],
  takedowns: [{ collection: 'discounts', id: 2, title: 'Зимняя акция', detach: true, error: null }],
  published: [],
  updated_at: CHANGED,
};

const changes = {
  title: example.title,
  publish_at: example.publish_at,
  drafts: [draft.id],
  takedowns: [{ collection: 'discounts' as const, id: 2, detach: true }],
};

/** Sets of changes that are published together. */
export const editorSets = {
  editorSets: {
    summary: 'List the sets of changes',
    description: 'Newest first. Published ones tell in `published` what became of their members.',
    params: { state: 'planned' },
    example: listed(example),
  },
  editorSetNew: {
    summary: 'Make a set of changes',
    description:
      'Of drafts, also of new entities, and of entities that are to be unpublished. A draft of a set ' +
      'may name what another one becomes: `{"draft": 12}` stands for its id. With `publish_at`, the ' +
      'set is tried as a whole, and refused with the faults of its members.',
    params: { changes },
    example,
  },
  editorSet: {
    summary: 'Read a set of changes',
    description: 'With its members; `error` of each says why publishing failed.',
    params: { set: example.id },
    example,
  },
  editorSetReplace: {
    summary: 'Save a set of changes',
    description:
      'The whole set: what it no longer names stays by itself. With its `revision` in `If-Match`, ' +
      'only if nobody has changed it since. A draft with a time of its own, or of another set, is ' +
      'refused.',
    params: { set: example.id, changes },
    example,
  },
  editorSetDrop: {
    summary: 'Discard a set of changes',
    description: 'Its drafts stay, and so does on the site what it would have taken down.',
    params: { set: example.id },
    example,
  },
  editorSetCheck: {
    summary: 'Check a set of changes',
    description:
      'Tries to publish it, without doing so, and tells what prevents that, by member and field: also ' +
      'what members do to each other, such as two drafts for one address. Saves wait meanwhile.',
    params: { set: example.id },
    example: { errors: { 'drafts/1.alias': 'Уже занят' } },
  },
  editorSetPublish: {
    summary: 'Publish a set of changes',
    description:
      'All of it in one transaction, or nothing: a 422 names the faults by member and field. Members ' +
      'may be in any order; what needs another member is published after it. Readers see all of it ' +
      'at the same moment.',
    params: { set: example.id },
    example: {
      ...example,
      state: 'published',
      published_at: CHANGED,
      drafts: [],
      takedowns: [],
      published: [
        { action: 'publish', collection: 'tags', id: tag.id, alias: tag.alias, revision: 43 },
      ],
    },
  },
} satisfies SomeDocs;
