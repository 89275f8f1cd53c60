import type { SomeDocs } from './doc.ts';
import { CHANGED, listed } from './examples/listed.ts';

const none = { total: 0, items: [] };
const changes = {
  added: none,
  changed: { total: 2, items: ['/tags/', '/tags/gigiena/'] },
  removed: none,
  files: 0,
  everywhere: false,
};
const release = { number: 12, time: CHANGED, revision: 41, current: true };
const rollback = { from: 12, to: 11, changes };

/** The current state of the site, and its earlier releases. */
export const editorReleases = {
  editorSite: {
    summary: 'Read the status of the published site',
    description:
      'The site shows everything saved up to `published_revision`, except the content in `older`, ' +
      'which is shown at an earlier revision. `held` lists content that cannot be used, and why. The ' +
      'result is `null` if the site’s regenerator does not respond; everything else keeps working.',
    example: {
      state: 'idle',
      queued: 0,
      ms: 38.2,
      published_revision: 41,
      held: [{ entity: 'articles', id: 7, field: 'cover', words: 'Картинка не открывается' }],
      older: [{ name: 'articles 7', revision: 38 }],
      release: { ...release, newest: true, stays: false },
    },
  },
  editorDelivery: {
    summary: 'Read the status of change notifications to the builder',
    description:
      'The builder is the regenerator, or a host such as Netlify, whose builds can be seen at `url`. ' +
      '`waiting` is the number of changes not yet accepted. `failed` gives the last failure and the ' +
      'time of the next attempt; `next_at` is when the next build starts, if the changes are only ' +
      'waiting for that.',
    example: {
      builder: 'build',
      waiting: 2,
      next_at: null,
      accepted: { at: CHANGED, revision: 41 },
      failed: { at: CHANGED, status: 502, tries: 3, again_at: CHANGED },
      url: 'https://app.netlify.com/sites/yasno/deploys',
    },
  },
  editorSiteShown: {
    summary: 'Wait until a revision is live',
    description:
      'A long poll: responds as soon as readers see the revision, or after a second or two with the ' +
      'current state; then call it again. `changes` are those of the release that shows the ' +
      'revision, or `null` if no page differs. The entire result is `null` if the site’s regenerator ' +
      'does not respond.',
    params: { revision: 41 },
    example: {
      is_shown: true,
      state: 'idle',
      queued: 0,
      ms: 38.2,
      changes,
      compared: { from: 11, to: 12 },
      held: [],
    },
  },
  editorReleases: {
    summary: 'List the stored releases of the site',
    description: 'Newest first, each with its changes from the previous one.',
    example: listed({ ...release, before: 40, changes }),
  },
  editorRelease: {
    summary: 'Read what switching to a release would change',
    description:
      'Compared with the current release. At most fifty addresses of each kind are listed.',
    params: { release: 11 },
    example: rollback,
  },
  editorReleasePage: {
    summary: 'Compare a page in two releases',
    description:
      'Compares the title, the description and the visible text word by word. `text` has the ' +
      'elements of rich texts; the header and the footer are included only if they differ. No ' +
      '`items` means that the page differs only in its looks, or not at all. A page that is in ' +
      'neither release is rejected with `not_found`.',
    params: { release: 12, from: 11, url: '/tags/gigiena/' },
    example: {
      url: '/tags/gigiena/',
      kind: 'changed',
      items: [
        {
          part: 'title',
          label: 'Заголовок в\u00a0поиске',
          words: [
            { text: 'Гигиена', change: 'same' },
            { text: ' линз', change: 'added' },
          ],
        },
      ],
      is_cut: false,
    },
  },
  editorRollBack: {
    summary: 'Roll back to an earlier release',
    description:
      'The site stays at this release until it is moved on; changes saved in the meantime wait. With ' +
      '`from`, the call is rejected if another release is being served. The log records who rolled ' +
      'back. A release that is already being served is rejected and not logged.',
    params: { release: 11, from: 12 },
    example: rollback,
  },
  editorGoOn: {
    summary: 'Serve the newest release again',
    description: 'Ends a rollback and publishes the changes saved in the meantime.',
    example: { from: 11, to: 12, changes },
  },
} satisfies SomeDocs;
