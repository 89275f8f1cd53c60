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
    summary: 'List drafts',
    description:
      'Includes drafts of new entities, newest first. Filter by `state` and `collection`; ' +
      '`unpublished=1` returns only the drafts of unpublished entities, including those scheduled to ' +
      'be published again. `data` has only the fields shown in lists, or all fields with `full=1`.',
    params: { state: 'planned' },
    example: listed(draft),
  },
  editorDraft: {
    summary: 'Read a draft',
    description:
      '`errors` lists what prevents publishing. `warnings` lists, by field and with the position, ' +
      'links to pages that do not exist and markup that publishing would remove from rich texts. ' +
      '`state` is `planned` if the draft is scheduled, `failed` if the scheduled publishing failed ' +
      '(`error` gives the reason), `unpublished` if its entity was unpublished (`unpublished_at`) ' +
      'and publishing would restore it, `deleted` if its entity no longer exists.',
    params: byId,
    example: draft,
  },
  editorDraftReplace: {
    summary: 'Save a draft',
    description:
      'A draft may be incomplete unless it is scheduled. Setting or changing `publish_at` requires ' +
      'the permission to publish, and so does changing or discarding a draft that is scheduled ' +
      '(`plan`), by itself or with its set. Sending the time at which publishing failed does not ' +
      'reschedule it. With the draft’s `revision` in the `If-Match` header, the call is rejected if ' +
      'the draft has changed since; `revision` in the body is that of the entity and is checked on ' +
      'publishing. The log records new drafts and schedule changes, not every save.',
    params: { ...byId, entity: tagFields },
    example: draft,
  },
  editorDraftDrop: {
    summary: 'Discard a draft',
    description:
      'Returns the discarded draft. Discarding a scheduled draft requires the permission to publish.',
    params: byId,
    example: draft,
  },
  editorDraftPublish: {
    summary: 'Publish a draft',
    description:
      'The draft becomes the entity; an unpublished entity is restored under its id. With `revision` ' +
      'in the draft, the call is rejected if the entity has been saved since.',
    params: byId,
    example: tag,
  },
  editorDraftLink: {
    summary: 'Create a preview link to a draft',
    description:
      'For people without an account, on the site’s own address. It expires after a day (`ends_at`), ' +
      'or when the draft no longer exists. The page shows the draft as it is when the link is ' +
      'opened, is labelled as a preview, and is not indexed by search engines. No link is created ' +
      'for a draft with `errors`.',
    params: byId,
    example: link,
  },
  editorEntityDraftLink: {
    summary: 'Create a preview link to the draft of an entity',
    description: 'Works like the link to a draft by its own id.',
    params: named,
    example: link,
  },
  editorEntityDraft: {
    summary: 'Read the draft of an entity',
    description: 'An entity has at most one draft.',
    params: named,
    example: draft,
  },
  editorEntityDraftReplace: {
    summary: 'Save the draft of an entity',
    description:
      'Creates the draft if there is none. With `new=1` it only creates: if somebody else has ' +
      'started a draft in the meantime, it stays unchanged and the call is rejected with ' +
      '`edit_conflict`.',
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
