import type { SomeDocs } from './doc.ts';
import { draft, named, tag, takedown } from './examples/editor.ts';
import { CHANGED, listed } from './examples/listed.ts';

/** Content that is no longer on the site. */
export const editorTakedown = {
  editorUnpublish: {
    summary: 'Unpublish an entity',
    description:
      'It leaves the site like a deleted one, and stays as a draft: publishing that brings it back ' +
      'under its id, into the lists that it was taken out of; discarding it leaves a deleted entity. ' +
      'A draft that somebody has begun stays as it is written, and its plan ends. What refers to the ' +
      'entity is named first (`in_use`), as before a deletion; `detach=1` goes on. With `at`, a time ' +
      'to come with its zone, it leaves then: the entity tells so in `takedown`, another call ' +
      'changes the plan, and one that cannot be carried out keeps the reason in `error`.',
    params: { ...named, detach: '1', at: takedown.at },
    example: { takedown, draft: null, detached: {} },
  },
  editorUnpublishDrop: {
    summary: 'Call off a planned takedown',
    description: 'The entity stays on the site.',
    params: named,
    example: tag,
  },
  editorTakedowns: {
    summary: 'List planned takedowns',
    description:
      'The next one first, then those without a time of their own, which leave with their set ' +
      '(`set_id`). `error` says why one could not be carried out: it waits for an editor.',
    params: { collection: 'tags' },
    example: listed({ collection: 'tags', id: tag.id, title: 'Гигиена', ...takedown }),
  },
  editorDeleted: {
    summary: 'List deleted entities',
    description:
      'The last one first, without those that are there again or that are left as a draft. ' +
      'Restoring `revision` brings an entity back.',
    params: { collection: 'tags', search: 'гигиена' },
    example: listed({
      collection: 'tags',
      id: tag.id,
      alias: tag.alias,
      title: 'Гигиена',
      revision: 42,
      who: draft.author,
      deleted_at: CHANGED,
    }),
  },
} satisfies SomeDocs;
