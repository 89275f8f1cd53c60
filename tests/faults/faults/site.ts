/** Faults of the built site as a whole, of building it and of starting it. */
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
  site('build', 'pages do not say their language', build('a good build'), {
    file: 'gatsby-ssr.tsx',
    find: "    lang: 'ru',\n",
    replace: '',
  }),
  site(
    'crawl',
    'pages hold a script that their policy does not allow',
    ['tests/crawl/policy.test.ts', 'every script'],
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
  site('build', 'a build with nothing changed makes all pages again', build('nothing changed'), {
    file: `${SOURCING}/entities.ts`,
    find: '      entity: await preparer.prepare(source, record),',
    replace: '      entity: { ...(await preparer.prepare(source, record)), read: Date.now() },',
  }),
  site(
    'crawl',
    'a picture says how wide it is beside no choice',
    crawl('file of a page is valid'),
    {
      file: 'src/ui/pictures/Picture.tsx',
      find: 'sizes={fallbackSet && sizes}',
      replace: 'sizes={sizes}',
    },
  ),
  site('crawl', 'the edge writes a list into a paragraph', crawl('as the edge writes it'), {
    file: 'edge-functions/lib/survey-html.ts',
    find: '<p>${total}</p><ul role="list">${lines.join(\'\')}</ul>',
    replace: '<p>${total}<ul role="list">${lines.join(\'\')}</ul></p>',
  }),
  site('build', 'a list that came empty is published', failing('an empty reply'), {
    file: 'src/build/sources.ts',
    find: "items: 'items', collections: ['faq', 'faq-sections'] }",
    replace: "items: 'items', collections: ['faq', 'faq-sections'], mayBeEmpty: true }",
  }),
  site('build', 'a reply that lost most of its entities is published', failing('far fewer'), {
    file: `${SOURCING}/counts.ts`,
    find: 'if (dropped && !acceptDrop) {',
    replace: 'if (dropped && acceptDrop) {',
  }),
  site('build', 'a reply that breaks its contract is published', failing('breaks its contract'), {
    file: 'src/client/calls/envelope.ts',
    find: 'if (parsed.success) return success(parsed.output[key]);',
    replace: 'if (parsed.success || entry.content) return success(Object(body)[key]);',
  }),
  site('build', 'a call that fails is not named', failing('goes on failing'), {
    file: `${SOURCING}/request.ts`,
    find: 'return `call "${error.call}"${place}: ',
    replace: 'return `the reply${place}: ',
  }),
  site('build', 'a build that failed is published', build('a build that fails'), {
    file: 'scripts/site-build.ts',
    find: 'if (code !== 0) {',
    replace: 'if (code === null) {',
  }),
  site('crawl', 'a link leads nowhere', crawl('no link leads nowhere'), {
    file: 'src/features/links/LinkPageView.tsx',
    find: 'url: routes.linkLibrary }',
    replace: "url: '/library-links/' }",
  }),
  site('crawl', 'the rules that every footer links to are not written', crawl('linked document'), {
    file: 'src/build/build-hooks.ts',
    find: "  await writeDocuments('public', pages, { siteUrl: robots.siteUrl, uploads });\n",
    replace: '',
  }),
  site('crawl', 'a link leads to a place that is not there', crawl('every anchor'), {
    file: 'src/features/friend/FriendView.tsx',
    find: "routes.faqSection('yasno-klub')",
    replace: "routes.faqSection('yasno-club')",
  }),
  site('crawl', 'robots are told another way up than people', crawl('structured data'), {
    file: 'src/ui/page/BreadcrumbData.tsx',
    find: 'itemListElement: items.map(',
    replace: 'itemListElement: items.slice(1).map(',
  }),
  site('crawl', 'two pages have one title', crawl('one heading, a description'), {
    file: 'src/build/compose/reference.ts',
    find: "    title: 'Документы и справка',",
    replace: "    title: 'Сравнение продуктов',",
  }),
  site(
    'crawl',
    "a member's page has no frame of its own",
    ['tests/crawl/personal.test.ts', 'nobody’s data'],
    {
      file: 'src/features/personal/PersonalFrame.tsx',
      find: '            <NoScript />\n',
      replace: '',
    },
  ),
  site('start', 'a taken port is a stack trace', start('a taken port'), {
    file: 'scripts/ports.ts',
    find: 'throw new StopError(`Port',
    replace: 'throw new Error(`Port',
  }),
  site('start', 'a wrong setting is a stack trace', start('a value of the environment'), {
    file: 'scripts/start.ts',
    find: 'error instanceof StopError || error instanceof EnvironmentError',
    replace: 'error instanceof StopError',
  }),
  site('start', 'a page that is not there is served as if it were', start('serves every page'), {
    file: 'scripts/serve-site/static-site.ts',
    find: 'rules, request, 404)',
    replace: 'rules, request, 410)',
  }),
];
