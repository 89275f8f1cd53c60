/** What the site shows, and its earlier releases. */
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

/** How telling the builder of the site about changes goes, the regenerator or another. */
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
 * Whether readers see a revision: answered as soon as they do, or after a second or two with what is
 * being done; null when the regenerator does not answer.
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

/** The stored releases, the newest first, each compared with the one before. */
export const editorReleases = defineCall({
  ...editorCall,
  name: 'editor.releases',
  method: 'GET',
  path: '/editor/releases',
  params: v.object({ ...paging, count: strictNumber({ min: 1, max: 50, byDefault: 20 }) }),
  result: publishing.toldReleases,
  errors: ['unauthorized', 'invalid', 'not_found'],
});

/** What serving this release would change. */
export const editorRelease = defineCall({
  ...editorCall,
  name: 'editor.release',
  method: 'GET',
  path: '/editor/releases/:release',
  params: v.object({ release: requiredId }),
  result: publishing.releaseSwitch,
  errors: ['unauthorized', 'not_found'],
});

/** How a page of this release differs from the same page in another one. */
export const editorReleasePage = defineCall({
  ...editorCall,
  name: 'editor.release.page',
  method: 'GET',
  path: '/editor/releases/:release/page',
  params: v.object({ release: requiredId, from: requiredId, url: pageUrl }),
  result: pageDifference,
  errors: ['unauthorized', 'invalid', 'not_found'],
});

/** With `from`, only while that release is served: what was told beforehand still holds. */
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
