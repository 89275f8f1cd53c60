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
    summary: 'Read what the site shows',
    description:
      'Everything saved up to `published_revision`, except for `older`: these are shown as they were ' +
      'at a revision of their own. `held` says which content cannot be used, and why. `null` means ' +
      'that the site’s regenerator does not answer; everything else works meanwhile.',
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
    summary: 'Read how telling the site’s builder goes',
    description:
      'Whoever builds the site: the regenerator, or a host such as Netlify, whose builds are seen at ' +
      '`url`. `waiting` changes are not accepted yet: `failed` says why and when it is tried again, ' +
      '`next_at` when the next build starts if they only wait for that.',
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
    summary: 'Wait until readers see a revision',
    description:
      'Answered as soon as they see it, or after a second or two with the state: then ask again. ' +
      '`changes` are those of the release that shows it, `null` when no page differs. `null` for all ' +
      'of it means that the site’s regenerator does not answer.',
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
    description: 'Newest first, each with its changes from the one before.',
    example: listed({ ...release, before: 40, changes }),
  },
  editorRelease: {
    summary: 'Read what serving a release would change',
    description:
      'Compared with the served release. At most fifty addresses of each kind are named.',
    params: { release: 11 },
    example: rollback,
  },
  editorReleasePage: {
    summary: 'Read how a page differs between two releases',
    description:
      'Title, description and text as people read them, word by word: `text` has the elements of a ' +
      'rich text, and header and footer only if they differ. No `items` means that the page looks ' +
      'different, or is the same. A page that neither release has is not found.',
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
    summary: 'Serve an earlier release',
    description:
      'It stays until somebody goes on; what is saved meanwhile waits. With `from`, only if that ' +
      'release is served. The log says who did it. One that is served already is refused, and not ' +
      'logged.',
    params: { release: 11, from: 12 },
    example: rollback,
  },
  editorGoOn: {
    summary: 'Serve the newest release again',
    description: 'Ends a rollback, and publishes what was saved meanwhile.',
    example: { from: 11, to: 12, changes },
  },
} satisfies SomeDocs;
