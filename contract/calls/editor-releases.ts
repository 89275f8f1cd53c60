/** The current state of the site, and its earlier releases. */
import * as v from 'valibot';
import { defineCall } from '../call.ts';
import { none, requiredId, strictNumber } from '../query.ts';
import { pageDifference } from '../schemas/page-difference.ts';
import * as publishing from '../schemas/publishing.ts';
import { editorCall, paging } from './editor-call.ts';

/** The address of a page inside the site. */
const pageUrl = v.pipe(v.string(), v.maxLength(400), v.regex(/^\/(?:[^?#\\]+\/)?$/));

/** What readers see now; null when the regenerator does not answer. */
export const editorSite = defineCall({
  ...editorCall,
  name: 'editor.site',
  method: 'GET',
  path: '/editor/site',
  params: none,
  result: v.nullable(publishing.siteStatus),
  errors: ['unauthorized'],
});

/** The state of notifying the site's builder of changes, be it the regenerator or another. */
export const editorDelivery = defineCall({
  ...editorCall,
  name: 'editor.delivery',
  method: 'GET',
  path: '/editor/delivery',
  params: none,
  result: publishing.delivery,
  errors: ['unauthorized'],
});

/**
 * Whether readers see a revision: the response comes as soon as they do, or after a second or two
 * with the current progress; null when the regenerator does not answer.
 */
export const editorSiteShown = defineCall({
  ...editorCall,
  name: 'editor.site.shown',
  method: 'GET',
  path: '/editor/site/:revision',
  params: v.object({ revision: requiredId }),
  result: v.nullable(publishing.shownRevision),
  errors: ['unauthorized', 'invalid'],
});

/** The stored releases, newest first, each compared with the one before. */
export const editorReleases = defineCall({
  ...editorCall,
  name: 'editor.releases',
  method: 'GET',
  path: '/editor/releases',
  params: v.object({ ...paging, count: strictNumber({ min: 1, max: 50, byDefault: 20 }) }),
  result: publishing.toldReleases,
  errors: ['unauthorized', 'invalid', 'not_found'],
});

/** The changes that serving this release would make. */
export const editorRelease = defineCall({
  ...editorCall,
  name: 'editor.release',
  method: 'GET',
  path: '/editor/releases/:release',
  params: v.object({ release: requiredId }),
  result: publishing.releaseSwitch,
  errors: ['unauthorized', 'not_found'],
});

/** The differences between a page in this release and in another one. */
export const editorReleasePage = defineCall({
  ...editorCall,
  name: 'editor.release.page',
  method: 'GET',
  path: '/editor/releases/:release/page',
  params: v.object({ release: requiredId, from: requiredId, url: pageUrl }),
  result: pageDifference,
  errors: ['unauthorized', 'invalid', 'not_found'],
});

/** With `from`, only while that release is served: the changes shown to the editor must still apply. */
export const editorRollBack = defineCall({
  ...editorCall,
  name: 'editor.roll-back',
  method: 'POST',
  path: '/editor/releases/:release/roll-back',
  params: v.object({ release: requiredId, from: v.optional(requiredId) }),
  result: publishing.releaseSwitch,
  errors: ['unauthorized', 'forbidden', 'invalid', 'not_found', 'state_conflict'],
});

export const editorGoOn = defineCall({
  ...editorCall,
  name: 'editor.go-on',
  method: 'POST',
  path: '/editor/releases/go-on',
  params: none,
  result: publishing.releaseSwitch,
  errors: ['unauthorized', 'forbidden', 'not_found'],
});
