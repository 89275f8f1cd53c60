import type { SomeDocs } from './doc.ts';
import { draft, named, tag, tagFields } from './examples/editor.ts';
import { CHANGED, listed } from './examples/listed.ts';

const link = {
  url: 'https://yasno.example/editor/preview/1-1795688400-7Jb0gEt2mZqkVd3uYxWn5oRfLcHs9aTiKp1QeXzBvMw',
  ends_at: CHANGED,
};

const byId = { draft: draft.id };

export const drafts = {
  editorDrafts: {
    summary: 'List all drafts',
    description:
      'Includes drafts of new entities, newest first. `state` and `collection` filter; `unpublished=1` ' +
      'finds what is left of unpublished entities, also of those that are planned to return. ' +
      '`data` has the fields that lists show; with `full=1`, all.',
    params: { state: 'planned' },
    example: listed(draft),
  },
  editorDraft: {
    summary: 'Read a draft',
    description:
      '`errors` lists what prevents publishing it; `warnings` lists links to pages that do not exist, and what publishing takes out of its ' +
      'rich texts, by field, each with the place. `state` is `planned` with a time to come, `failed` if ' +
      'publishing failed then (`error` says why), `unpublished` if its entity was taken down ' +
      '(`unpublished_at`) and publishing brings it back, `deleted` if its entity no longer exists.',
    params: byId,
    example: draft,
  },
  editorDraftReplace: {
    summary: 'Save a draft',
    description:
      'It may be incomplete, unless it is scheduled with `publish_at`, which only those change who may publish. ' +
      'From then on (`plan`, also by the time of its set) only they change or discard it. The time at ' +
      'which publishing failed, sent again, plans nothing. With the draft’s `revision` in ' +
      'the header `If-Match`, only if nobody has written it since; `revision` in the body is that of ' +
      'the entity, for publishing. The log tells of new drafts and of changed plans, not of every save.',
    params: { ...byId, entity: tagFields },
    example: draft,
  },
  editorDraftDrop: {
    summary: 'Discard a draft',
    description: 'Returns the discarded draft. A planned one is discarded only by who may publish.',
    params: byId,
    example: draft,
  },
  editorDraftPublish: {
    summary: 'Publish a draft',
    description:
      'It becomes the entity; an unpublished one comes back under its id. With `revision` in it, only if nobody has saved the entity since.',
    params: byId,
    example: tag,
  },
  editorDraftLink: {
    summary: 'Make a link that shows a draft',
    description:
      'For somebody without an account, at the site’s own address. It ends after a day (`ends_at`), or ' +
      'with the draft. The page is drawn as the draft is when the link is opened, says on top that it ' +
      'is a preview, and is kept from search engines. A draft with `errors` gets no link.',
    params: byId,
    example: link,
  },
  editorEntityDraftLink: {
    summary: 'Make a link that shows the draft of an entity',
    description: 'As for a draft by its own number.',
    params: named,
    example: link,
  },
  editorEntityDraft: {
    summary: 'Read the draft of an entity',
    description: 'An entity has at most one.',
    params: named,
    example: draft,
  },
  editorEntityDraftReplace: {
    summary: 'Save the draft of an entity',
    description:
      'Creates the draft if there is none. With `new=1` it does only that: a draft that somebody else ' +
      'has begun meanwhile stays as it is, and the call is rejected (`edit_conflict`).',
    params: { ...named, entity: tagFields },
    example: draft,
  },
  editorEntityDraftDrop: {
    summary: 'Discard the draft of an entity',
    description: 'The entity does not change.',
    params: named,
    example: draft,
  },
  editorEntityDraftPublish: {
    summary: 'Publish the draft of an entity',
    description: 'The draft replaces the entity.',
    params: named,
    example: tag,
  },
} satisfies SomeDocs;
