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
  drafts: [
    {
      id: draft.id,
      collection: 'tags',
      entity_id: tag.id,
      title: 'Гигиена',
      revision: draft.revision,
      error: null,
    },
  ],
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
    summary: 'List change sets',
    description: 'Newest first. `published` of a published set lists the results for its members.',
    params: { state: 'planned' },
    example: listed(example),
  },
  editorSetNew: {
    summary: 'Create a change set',
    description:
      'Its members are drafts, including those of new entities, and entities to unpublish. A draft ' +
      'can reference the entity that another draft of the set will create: `{"draft": 12}` stands ' +
      'for its id. With `publish_at`, the set is validated as a whole and rejected with its members’ ' +
      'errors, if any.',
    params: { changes },
    example,
  },
  editorSet: {
    summary: 'Read a change set',
    description: 'Includes its members; a member’s `error` is the reason why publishing failed.',
    params: { set: example.id },
    example,
  },
  editorSetReplace: {
    summary: 'Save a change set',
    description:
      'Replaces the entire set: members that are left out become independent of it. With the set’s ' +
      '`revision` in `If-Match`, the call is rejected if the set has changed since. A draft that is ' +
      'scheduled on its own, or belongs to another set, is rejected.',
    params: { set: example.id, changes },
    example,
  },
  editorSetDrop: {
    summary: 'Discard a change set',
    description:
      'Its drafts are kept, and the entities it would have unpublished stay on the site. With the ' +
      'set’s `revision` in `If-Match`, the call is rejected if the set has changed since.',
    params: { set: example.id },
    example,
  },
  editorSetCheck: {
    summary: 'Check a change set',
    description:
      'A dry run of publishing. Lists what prevents it, by member and field, including conflicts ' +
      'between members, such as two drafts with the same address. Saves are blocked while it runs.',
    params: { set: example.id },
    example: { errors: { 'drafts/1.alias': 'Уже занят' } },
  },
  editorSetPublish: {
    summary: 'Publish a change set',
    description:
      'Publishes all members in one transaction, or none: a 422 lists the errors by member and ' +
      'field. The order of the members does not matter; dependencies are published first. Readers ' +
      'see all changes at the same moment. With the `revision` of the set in `If-Match` and those of ' +
      'its drafts in `seen`, nothing is published if the set or a draft has changed since.',
    params: { set: example.id, seen: `${draft.id}:${draft.revision}` },
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
