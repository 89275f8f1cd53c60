/** Faults of single modules, which the tests next to them catch. */
import type { Fault } from '../fault.ts';

const unit = (
  name: string,
  [file, test]: readonly [file: string, test: string],
  find: string,
  replace: string,
): Fault => ({
  name: `unit: ${name}`,
  edits: [{ file, find, replace }],
  layer: 'unit',
  files: [test],
});

const SOURCING = 'src/sourcing';

/** A module and the test next to it. */
const beside = (module: string) => [`${module}.ts`, `${module}.test.ts`] as const;

export const unitFaults: readonly Fault[] = [
  unit(
    'a build keeps the modules of its bundles in memory',
    beside('src/build/release-compilers'),
    'delete result.compilation;',
    '',
  ),
  unit(
    'a full disk is reported as a broken picture',
    beside('src/sourcing/pictures'),
    'isOfSystem(error) ? error : ',
    '',
  ),
  unit(
    'a build stores all nodes in one transaction',
    beside('plugins/gatsby-source-custom-api/store-nodes'),
    'if ((place + 1) % AT_ONCE === 0) await setImmediate();',
    '',
  ),
  unit(
    'a log quotes the parameters of a statement that failed',
    beside('system/told-error'),
    "if ('query' in error && 'params' in error && !isOfDatabase(error)) return false;",
    '',
  ),
  unit(
    "a member reads another one's replies",
    beside('src/client/calls/early-replies'),
    'isFresh && mark === markOfReplies',
    'isFresh',
  ),
  unit(
    'a release that is replaced before it is opened cannot be read',
    beside('regenerator/publish/published-site'),
    "if (!hasCode(error, 'ENOENT') || !isReplaced) throw error;",
    "if (!hasCode(error, 'ENOENT') || isReplaced) throw error;",
  ),
  unit(
    'a sized picture has sizes of its own',
    beside('src/config/sized-picture'),
    '(?!.*-w\\d+\\.)',
    '',
  ),
  unit(
    'an alert watches a metric that nobody counts',
    ['backend/metrics.ts', 'tests/unit/observing.test.ts'],
    "name: 'yasno_pool_waiting_requests',",
    "name: 'yasno_pool_waiting',",
  ),
  unit(
    'two copies of one content have one tag',
    ['scripts/serve-site/kept-copies.ts', 'scripts/serve-site/compress.test.ts'],
    "hash: hash('sha256', bytes, 'base64url').slice(0, HASH_SIGNS),",
    "hash: hash('sha256', '', 'base64url').slice(0, HASH_SIGNS),",
  ),
  unit(
    'a reader is sent back to a copy that he cannot read',
    beside('scripts/serve-site/etags'),
    'encoding !== undefined && reads(encoding)',
    'encoding !== undefined',
  ),
  unit(
    'the rest of one copy follows the beginning of another',
    beside('scripts/serve-site/written'),
    'range !== undefined && isSame ?',
    'range !== undefined ?',
  ),
  unit(
    'a page that was written before outlives its release',
    beside('scripts/serve-site/ready-answers'),
    'if (found.release !== servedNow()) return false;',
    '',
  ),
  unit(
    'a page written for a visitor is sent to another one',
    beside('scripts/serve-site/ready-answers'),
    'for (const name of seen) if (headers[name] !== undefined) return false;',
    '',
  ),
  unit(
    'an old page is shown in place of an error of the server',
    beside('src/worker/answer'),
    'const page = await answerForeign(event, load);',
    "const page = await answerForeign(event, load);\n    if (page.status >= 500) throw new Error('failed');",
  ),
  unit(
    'a certificate is kept after its owner has signed out',
    beside('src/worker/shelf'),
    'if (!(await caches.has(CERTIFICATE_CACHE))) return;\n    const cache',
    'const cache',
  ),
  unit('«2 статей»', beside('src/words/plural'), 'ten >= 2', 'ten > 4'),
  unit(
    'a phone with one digit too many is shortened to another one',
    beside('src/ui/forms/phone-shown'),
    "[10, undefined, ' ']",
    "[10, 10, ' ']",
  ),
  unit(
    'the return URL after signing in may lead to another site',
    ['src/config/way-back.ts', 'src/stores/invite.test.ts'],
    'url.length <= LONGEST && WAY_BACK.test(url)',
    "url.startsWith('/')",
  ),
  unit(
    'the country code of a phone counts as its first digit',
    ['contract/phone.ts', 'src/config/phone.test.ts'],
    'national(before) + rest.slice(1)',
    'national(before) + rest',
  ),
  unit(
    'a document contains its build date',
    beside('src/build/pdf/draw-document'),
    'CreationDate: at,',
    'CreationDate: new Date(),',
  ),
  unit(
    'a renamed document leaves its old file',
    beside('regenerator/site/documents'),
    '.filter((path) => !left.has(path))',
    '.filter((path) => left.has(path))',
  ),
  unit('kopecks on a whole price', beside('src/words/price'), 'rest === 0', 'rest < 0'),
  unit(
    'a barcode with a wrong check digit',
    beside('src/ui/pictures/code128'),
    'value * (place + 1), START_B',
    'value * place, START_B',
  ),
  unit(
    'muted text that is too pale in the dark palette only',
    ['src/styles/tokens.css', 'src/styles/tokens.test.ts'],
    '--text-muted: var(--in-light, #35515a) var(--in-dark, #b9cdd0)',
    '--text-muted: var(--in-light, #35515a) var(--in-dark, #6f888c)',
  ),
  unit(
    'error text that is too pale in the contrast palette only',
    ['src/styles/tokens.css', 'src/styles/tokens.test.ts'],
    'var(--in-dark, #ffc4b8) var(--in-contrast, #6b0000)',
    'var(--in-dark, #ffc4b8) var(--in-contrast, #c44536)',
  ),
  unit(
    'rich text keeps its handlers',
    beside('src/rich-text/clean-html'),
    "'*': [...RICH_TEXT_EVERYWHERE],",
    "'*': [...RICH_TEXT_EVERYWHERE, 'onclick', 'onerror', 'onload'],",
  ),
  unit(
    'a link of rich text leads to another host without its scheme',
    beside('src/rich-text/clean-html'),
    'allowProtocolRelative: false',
    'allowProtocolRelative: true',
  ),
  unit(
    'what was done before a refusal is sent to the counter later',
    beside('src/client/analytics/analytics'),
    'refused = true;\n      waiting = [];',
    'refused = true;',
  ),
  unit(
    'sourcing accepts an empty response',
    beside(`${SOURCING}/read-source`),
    'items.length === 0 && !source.mayBeEmpty',
    'items.length < 0 && !source.mayBeEmpty',
  ),
  unit(
    'sourcing accepts the loss of most entities',
    beside(`${SOURCING}/counts`),
    'count + gone < before * LARGEST_DROP',
    'count + gone < before * LARGEST_DROP * LARGEST_DROP',
  ),
  unit(
    'sourcing gives up immediately',
    beside(`${SOURCING}/request`),
    'pause === undefined || !mayPass',
    'pause === undefined || mayPass',
  ),
  unit(
    'the sitemap lists pages hidden from robots',
    beside('src/build/robots/write-robot-files'),
    '!head.noindex && !isLive(url)',
    '!isLive(url)',
  ),
  unit(
    'two presses order an offer twice',
    beside('src/features/personal/wish'),
    'if (before) return before as Promise<Result<T>>;',
    'if (before && !wish.show) return before as Promise<Result<T>>;',
  ),
  unit(
    'a refused order still looks cancelled',
    beside('src/features/personal/orders/orders'),
    'put(order);\n      movePoints(-back);',
    'movePoints(-back);',
  ),
];
