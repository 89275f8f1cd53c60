import type { SomeDocs } from './doc.ts';
import { draft, named, tag, tagFields } from './samples/editor.ts';
import { listed } from './samples/listed.ts';

const byId = { draft: draft.id };

export const drafts = {
  editorDrafts: {
    summary: 'List all drafts',
    description: 'Also of entities that do not exist yet, the newest first.',
    example: listed(draft),
  },
  editorDraft: {
    summary: 'Read a draft',
    description: '`errors` is what keeps it from being published.',
    params: byId,
    example: draft,
  },
  editorDraftReplace: {
    summary: 'Save a draft',
    description: 'It may have faults, unless it is planned for a time by `publish_at`.',
    params: { ...byId, entity: tagFields },
    example: draft,
  },
  editorDraftDrop: {
    summary: 'Throw a draft away',
    description: 'Answers with what it was.',
    params: byId,
    example: draft,
  },
  editorDraftPublish: {
    summary: 'Publish a draft',
    description:
      'It becomes the entity. With `revision` in it, only if nobody has saved the entity since.',
    params: byId,
    example: tag,
  },
  editorEntityDraft: {
    summary: 'Read the draft of an entity',
    description: 'There is one at most.',
    params: named,
    example: draft,
  },
  editorEntityDraftReplace: {
    summary: 'Save the draft of an entity',
    description: 'Begins one where there is none.',
    params: { ...named, entity: tagFields },
    example: draft,
  },
  editorEntityDraftDrop: {
    summary: 'Throw the draft of an entity away',
    description: 'The entity stays as it is.',
    params: named,
    example: draft,
  },
  editorEntityDraftPublish: {
    summary: 'Publish the draft of an entity',
    description: 'The entity becomes what the draft says.',
    params: named,
    example: tag,
  },
} satisfies SomeDocs;
