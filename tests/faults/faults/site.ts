/** Faults of the built site as a whole, of its build and of its start. */
import type { Edit, Fault } from '../fault.ts';

const site = (
  layer: 'build' | 'crawl' | 'start',
  name: string,
  [file, only, leansOn]: readonly [file: string, only: string, leansOn?: string],
  ...edits: readonly Edit[]
): Fault => ({
  ...{ name: `${layer}: ${name}`, edits, layer, files: [file], only },
  ...(leansOn === undefined ? {} : { leansOn }),
});

const SOURCING = 'src/sourcing';
const build = (only: string) => ['tests/build/build.test.ts', only, 'a good build'] as const;
const failing = (only: string) => ['tests/build/failures.test.ts', only] as const;
const crawl = (only: string) => ['tests/crawl/crawl.test.ts', only] as const;
const start = (only: string) => ['tests/start/*.test.ts', only] as const;

export const siteFaults: readonly Fault[] = [
  site('build', 'pages do not declare their language', build('a good build'), {
    file: 'src/html.tsx',
    find: '<html lang="ru" ',
    replace: '<html ',
  }),
  site(
    'crawl',
    'pages contain a script that their policy does not allow',
    ['tests/crawl/policy.test.ts', 'every inline script'],
    {
      file: 'gatsby-ssr.tsx',
      find: 'replacePostBodyComponents(withoutPathScript(getPostBodyComponents()));',
      replace: 'replacePostBodyComponents(getPostBodyComponents());',
    },
  ),
  site(
    'build',
    'a page is heavier than its budget',
    build('what its budget says'),
    {
      file: 'src/features/tech/TechView.tsx',
      find: 'lead={page.lead}',
      replace: "lead={new Typograf({ locale: ['ru'] }).execute(page.lead)}",
    },
    {
      file: 'src/features/tech/TechView.tsx',
      find: 'import { TechOnward }',
      replace: "import Typograf from 'typograf';\nimport { TechOnward }",
    },
  ),
  site(
    'build',
    'a build with nothing changed renders all pages again',
    build('a build without changes'),
    {
      file: `${SOURCING}/entities.ts`,
      find: '      entity: await preparer.prepare(source, record),',
      replace: '      entity: { ...(await preparer.prepare(source, record)), read: Date.now() },',
    },
  ),
  site('crawl', 'a picture has widths but no alternatives', crawl('file of a page is valid'), {
    file: 'src/ui/pictures/Picture.tsx',
    find: 'alt={alt}',
    replace: 'alt={alt} sizes={sizes}',
  }),
  site('crawl', 'the edge writes a list into a paragraph', crawl('as the edge writes it'), {
    file: 'edge-functions/lib/survey-html.ts',
    find: '<p>${total}</p><ul role="list">${lines.join(\'\')}</ul>',
    replace: '<p>${total}<ul role="list">${lines.join(\'\')}</ul></p>',
  }),
  site('build', 'an unexpectedly empty list is published', failing('an empty response'), {
    file: 'src/build/sources.ts',
    find: "items: 'items', collections: ['faq', 'faq-sections'] }",
    replace: "items: 'items', collections: ['faq', 'faq-sections'], mayBeEmpty: true }",
  }),
  site('build', 'a response that lost most of its entities is published', failing('far fewer'), {
    file: `${SOURCING}/counts.ts`,
    find: 'if (dropped && !acceptDrop) {',
    replace: 'if (dropped && acceptDrop) {',
  }),
  site(
    'build',
    'a response that breaks its contract is published',
    failing('breaks its contract'),
    {
      file: 'src/client/calls/envelope.ts',
      find: 'if (parsed.success) return success(parsed.output[key]);',
      replace: 'if (parsed.success || entry.content) return success(Object(body)[key]);',
    },
  ),
  site('build', 'a failing call is not named', failing('keeps failing'), {
    file: `${SOURCING}/request.ts`,
    find: 'return `call "${error.call}"${place}: ',
    replace: 'return `the reply${place}: ',
  }),
  site('build', 'a failed build is published', build('a build that fails'), {
    file: 'scripts/site-build.ts',
    find: 'if (code !== 0) {',
    replace: 'if (code === null) {',
  }),
  site('crawl', 'a broken link', crawl('no link is broken'), {
    file: 'src/build/compose/links.ts',
    find: "'links.page', routes.linkLibrary)",
    replace: "'links.page', '/library-links/')",
  }),
  site('crawl', 'the rules that every footer links to are not written', crawl('linked document'), {
    file: 'src/build/build-hooks.ts',
    find: "  await writeDocuments('public', pages, { siteUrl: robots.siteUrl, uploads });\n",
    replace: '',
  }),
  site('crawl', 'a link to a missing anchor', crawl('every anchor'), {
    file: 'src/features/friend/FriendView.tsx',
    find: "routes.faqSection('yasno-klub')",
    replace: "routes.faqSection('yasno-club')",
  }),
  site('crawl', 'robots get other breadcrumbs than people', crawl('structured data'), {
    file: 'src/ui/page/BreadcrumbData.tsx',
    find: 'itemListElement: items.map(',
    replace: 'itemListElement: items.slice(1).map(',
  }),
  site('crawl', 'two pages have one title', crawl('one heading, and a unique'), {
    file: 'src/build/compose/reference.ts',
    find: "introOf(content, 'content.page')",
    replace: "introOf(content, 'compare.page')",
  }),
  site(
    'crawl',
    "a member's page has no frame of its own",
    ['tests/crawl/personal.test.ts', 'no personal data'],
    {
      file: 'src/features/personal/PersonalFrame.tsx',
      find: '            <NoScript />\n',
      replace: '',
    },
  ),
  site('start', 'a port in use causes a stack trace', start('a port in use'), {
    file: 'scripts/ports.ts',
    find: 'throw new StopError(`Port',
    replace: 'throw new Error(`Port',
  }),
  site(
    'start',
    'a wrong setting causes a stack trace',
    start('an invalid value in the environment'),
    {
      file: 'scripts/start.ts',
      find: 'error instanceof StopError || error instanceof EnvironmentError',
      replace: 'error instanceof StopError',
    },
  ),
  site('start', '`npm start` serves a missing page with status 200', start('serves every page'), {
    file: 'scripts/serve-site/static-site.ts',
    find: 'rules, request, 404, missing)',
    replace: 'rules, request, 410)',
  }),
];
