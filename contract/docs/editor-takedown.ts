import type { SomeDocs } from './doc.ts';
import { draft, named, tag, takedown } from './examples/editor.ts';
import { CHANGED, listed } from './examples/listed.ts';

/** Content that is no longer on the site. */
export const editorTakedown = {
  editorUnpublish: {
    summary: 'Unpublish an entity',
    description:
      'Removes the entity from the site, like a deletion, but keeps it as a draft. Publishing the ' +
      'draft restores it under its id and in the lists that it was removed from; discarding the ' +
      'draft leaves the entity deleted. An existing draft keeps its content, but its schedule is ' +
      'cancelled. If other content references the entity, the call is rejected with `in_use`, as in ' +
      'a deletion; `detach=1` removes the references. With `at`, a future time with a time zone, the ' +
      'takedown is scheduled and shown in `takedown` of the entity; another call changes the ' +
      'schedule. If it cannot be carried out, `error` gives the reason.',
    params: { ...named, detach: '1', at: takedown.at },
    example: { takedown, draft: null, detached: {} },
  },
  editorUnpublishDrop: {
    summary: 'Cancel a scheduled takedown',
    description: 'The entity stays on the site.',
    params: named,
    example: tag,
  },
  editorTakedowns: {
    summary: 'List scheduled takedowns',
    description:
      'Next first, then those without a time of their own, which are carried out with their set ' +
      '(`set_id`). `error` explains why a takedown could not be carried out; it then waits for an ' +
      'editor.',
    params: { collection: 'tags' },
    example: listed({ collection: 'tags', id: tag.id, title: 'Гигиена', ...takedown }),
  },
  editorDeleted: {
    summary: 'List deleted entities',
    description:
      'Most recent first, without entities that have been restored or are kept as a draft. Restore ' +
      '`revision` to bring an entity back.',
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
