import type { SomeDocs } from './doc.ts';
import * as examples from './examples/editor.ts';
import { listed } from './examples/listed.ts';

const { named, tag, tagDescription, tagFields, tagRevision } = examples;

/** Content saved by editors: entities and their revisions. */
export const editedContent = {
  editorDescriptions: {
    summary: 'Describe the collections',
    description:
      'For each collection: its fields with labels, kinds, limits and references; the fields that ' +
      'lists show, search, filter and sort by; the states to filter by; and a JSON Schema of the ' +
      'request body.',
    example: listed(tagDescription),
  },
  editorList: {
    summary: 'List the entities of a collection',
    description:
      'Items contain the fields that the description marks for lists, or all fields with `full=1`. ' +
      '`sort` is a field name, prefixed with `-` for descending order. Further parameters filter by ' +
      'field, such as `category_id=3,4`, `popular=true` or `published_on=2026-01-01..`, or by state ' +
      '(`state_filters` of the description), such as `draft=true`, `live=false` or ' +
      '`updated_at=2026-01-01..`. Parameters that are not in the description are rejected. `live` ' +
      'and `held` come from the site; while it does not respond, filtering by them fails with 502.',
    params: { collection: 'tags', search: 'гигиена', sort: '-title' },
    example: listed(tag),
  },
  editorCreate: {
    summary: 'Create an entity',
    description:
      'With `draft=1`, or `publish_at` in the body, it is created as a draft. With an ' +
      '`Idempotency-Key`, repeating the call after a lost response creates nothing more.',
    params: { collection: 'tags', entity: tagFields },
    example: tag,
  },
  editorRead: {
    summary: 'Read an entity',
    description:
      'In the same format as for saving. `id` may also be an alias. `live` is the address and the ' +
      'revision that readers see, or `null`, also for a tag or a type without content; `held` is the ' +
      'reason why the site holds the entity back and shows its previous version; `draft` is set if it ' +
      'has a draft, `takedown` if a takedown is scheduled. All four are ignored on save.',
    params: named,
    example: tag,
  },
  editorReplace: {
    summary: 'Save an entity',
    description:
      'Replaces the entire entity. With `revision` in the body or in the `If-Match` header, the call ' +
      'is rejected if the entity has been saved since that revision. If elements or attributes were ' +
      'removed from rich texts, `cleaned` lists them by field, as in every save. `dead_links` lists, ' +
      'by field, links to pages of the site that do not exist; they do not prevent saving.',
    params: { ...named, entity: tagFields },
    example: tag,
  },
  editorRemove: {
    summary: 'Delete an entity',
    description:
      'Its revisions are kept, so it can be restored. If other content references it, the call is ' +
      'rejected with `in_use`, and `fields` lists each reference. With `detach=1` it is deleted ' +
      'anyway: it is removed from lists, each saved as a new revision, and `detached` names them. A ' +
      'field with a single reference, such as the category of an article, or a text that cites a ' +
      'footnote still prevents the deletion; `deleting` of the description lists them.',
    params: { ...named, detach: '1' },
    example: {
      id: tag.id,
      alias: tag.alias,
      revision: 42,
      detached: { 'articles/20': '«Как хранить линзы и ухаживать за контейнером»' },
    },
  },
  editorPreview: {
    summary: 'Preview an entity',
    description:
      'Renders the page as the site would show it with this input, without saving it: the HTML is ' +
      'the same that a save would publish. Use the id 0 for a new entity. `pages` lists all pages ' +
      'that would change, including lists; pass `url` to preview one of them. `held` explains why the ' +
      'site could not use the input. Show the HTML in a sandboxed frame: its scripts expect the ' +
      'published page.',
    params: { ...named, entity: tagFields },
    example: {
      url: '/tags/gigiena/',
      html: '<!DOCTYPE html><html lang="ru">…</html>',
      pages: { total: 1, items: ['/tags/gigiena/'] },
      held: null,
    },
  },
  editorRevisions: {
    summary: 'List the revisions of an entity',
    description: 'Newest first. Deleted entities can be looked up by id.',
    params: named,
    example: listed(tagRevision),
  },
  editorRestore: {
    summary: 'Restore a revision of an entity',
    description:
      'Saves the entity as it was at that revision; a deleted entity is recreated under its id. It ' +
      'is put back into the lists that its deletion removed it from; `attached` names them. ' +
      'References to entities that are still deleted come back when those are restored. With `If-Match`, ' +
      'the call is rejected if the entity has been saved or deleted since that revision.',
    params: { ...named, revision: tagRevision.revision },
    example: {
      ...tag,
      attached: { 'articles/20': '«Как хранить линзы и ухаживать за контейнером»' },
    },
  },
} satisfies SomeDocs;
