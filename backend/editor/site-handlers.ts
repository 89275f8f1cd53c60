/** Handlers of the calls about the site itself: releases and previews. */
import * as calls from '../../contract/calls/editor.ts';
import { readDelivery } from '../content-hook/read-delivery.ts';
import { collectionNamed } from './collections/index.ts';
import { changeable } from './conditions.ts';
import { implement, savingOf, type EditorContext } from './handler.ts';
import { pageDifference } from './page-difference.ts';
import { linkToDraft } from './preview-links/link.ts';
import { previewEntity, type Previewed } from './preview.ts';
import { goOn, rollBack, type Switching } from './releases.ts';

/** The id for an entity that does not exist yet. */
const NEW = '0';

const preview = (context: EditorContext, previewed: Previewed) =>
  previewEntity({ ...context, saving: savingOf(context, 'replace') }, previewed);

const previewHandlers = [
  implement(calls.editorPreview, ({ collection, id, entity, url = null }, context) =>
    preview(
      context,
      id === NEW
        ? { collection: changeable(collection), key: null, entity, url }
        : { collection: collectionNamed(collection), key: id, entity, url },
    ),
  ),
  implement(calls.editorDraftLink, (which, context) => linkToDraft(context, which)),
  implement(calls.editorEntityDraftLink, ({ collection, id: key }, context) =>
    linkToDraft(context, { collection: collectionNamed(collection), key }),
  ),
];

const switchingOf = ({ db, site, editor, now: at }: EditorContext): Switching => ({
  db,
  site,
  who: editor.name,
  at,
});

const releaseHandlers = [
  implement(calls.editorSite, (_params, { site }) => site.awaitedStatus()),
  implement(calls.editorSiteShown, ({ revision }, { site }) => site.shown(revision)),
  implement(calls.editorDelivery, (_params, { db, delivery, now }) =>
    readDelivery(db, delivery, now),
  ),
  implement(calls.editorReleases, (page, { site }) => site.releases(page)),
  implement(calls.editorRelease, ({ release }, { site }) => site.release(release)),
  implement(calls.editorReleasePage, async ({ release: to, from, url }, { site }) =>
    pageDifference(url, await site.page({ from, to, url })),
  ),
  implement(calls.editorRollBack, ({ release, from = null }, context) =>
    rollBack(switchingOf(context), release, from),
  ),
  implement(calls.editorGoOn, (_params, context) => goOn(switchingOf(context))),
];

export const siteHandlers = [...releaseHandlers, ...previewHandlers];
