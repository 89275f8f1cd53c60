import type { SomeDocs } from './doc.ts';
import * as examples from './examples/editor.ts';
import { listed } from './examples/listed.ts';

const { named, tag, tagDescription, tagFields, tagRevision } = examples;

/** Content saved by editors: entities and their revisions. */
export const editedContent = {
  editorDescriptions: {
    summary: 'Describe the collections',
    description:
      'For each collection its fields with labels, kinds, bounds and references, the fields that ' +
      'lists show, search, filter and sort by, the states that they filter by, and a JSON Schema of ' +
      'the body.',
    example: listed(tagDescription),
  },
  editorList: {
    summary: 'List the entities of a collection',
    description:
      'Items carry the fields that the description shows in lists; with `full=1`, all. `sort` is a ' +
      'field, prefixed with `-` for descending. Further parameters filter by the field of their ' +
      'name: `category_id=3,4`, `popular=true`, `published_on=2026-01-01..`, or by state ' +
      '(`state_filters` of the description): `draft=true`, `live=false`, `updated_at=2026-01-01..`. ' +
      'What the description does not name is refused. `live` and `held` are what the site says; while ' +
      'it does not answer, they are refused with 502.',
    params: { collection: 'tags', search: 'гигиена', sort: '-title' },
    example: listed(tag),
  },
  editorCreate: {
    summary: 'Create an entity',
    description: 'With `draft=1`, or with `publish_at` in the body, it becomes a draft.',
    params: { collection: 'tags', entity: tagFields },
    example: tag,
  },
  editorRead: {
    summary: 'Read an entity',
    description:
      'In the form in which it is written. `id` may also be its alias. `live` says at which address ' +
      'and in which revision readers see it, or `null`; `held` why the site holds it back and shows ' +
      'its previous version; `draft` that there is a draft of it, `takedown` when it leaves the site. All four are ignored in a save.',
    params: named,
    example: tag,
  },
  editorReplace: {
    summary: 'Save an entity',
    description:
      'The whole entity. With `revision` in it, or in the header `If-Match`, the save is rejected if ' +
      'someone has saved since that revision. If elements or attributes were taken out of rich ' +
      'texts, the response says so in `cleaned`, by field, as every save does. Links to pages of the ' +
      'site that do not exist are named in `dead_links`, by field, and saved all the same.',
    params: { ...named, entity: tagFields },
    example: tag,
  },
  editorRemove: {
    summary: 'Delete an entity',
    description:
      'Its revisions remain, so it can be restored. While something refers to it, the call is ' +
      'refused with `in_use`, and `fields` names each reference. With `detach=1` it is deleted all ' +
      'the same: lists lose it, each in a revision of its own, and `detached` names them. A field ' +
      'with a single reference, such as the category of an article, and texts that cite a footnote ' +
      'still prevent it; `deleting` of the description says which.',
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
      'The id 0 stands for a new entity. Draws the page as the site would show it with this input, which is not saved: the same HTML ' +
      'that saving publishes. `pages` names all pages that would be different, lists among them; ' +
      '`url` asks for one of them. `held` says why the site could not use the input. Show the HTML ' +
      'in a frame with `sandbox`: its scripts look for the published page.',
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
    description: 'Newest first; a deleted entity is found by its id.',
    params: named,
    example: listed(tagRevision),
  },
  editorRestore: {
    summary: 'Restore a revision of an entity',
    description:
      'Saves the entity as it was then; a deleted one is recreated under its id. Lists that its ' +
      'deletion took it out of get it back; `attached` names them. Links to what is still deleted ' +
      'come back when that is restored.',
    params: { ...named, revision: tagRevision.revision },
    example: {
      ...tag,
      attached: { 'articles/20': '«Как хранить линзы и ухаживать за контейнером»' },
    },
  },
} satisfies SomeDocs;
