/** Faults of the functions in front of the pages. */
import type { Edit, Fault } from '../fault.ts';

const edge = (name: string, test: string, ...edits: readonly Edit[]): Fault => ({
  name: `edge: ${name}`,
  edits,
  layer: 'edge',
  files: [test],
});

export const edgeFaults: readonly Fault[] = [
  edge('the guard lets a signed-out visitor through', 'tests/edge/personal.test.ts', {
    file: 'edge-functions/lib/guard.ts',
    find: "checked.value.user ? 'member' : 'stranger'",
    replace: "checked.value ? 'member' : 'stranger'",
  }),
  edge('a failed check locks members out', 'tests/edge/personal.test.ts', {
    file: 'edge-functions/lib/guard.ts',
    find: "JSON.stringify({ status, path })}`);\n  return 'unknown'",
    replace: "JSON.stringify({ status, path })}`);\n  return 'stranger'",
  }),
  edge('a reply in a page ends the element around it', 'tests/edge/member-page.test.ts', {
    file: 'edge-functions/lib/escaped.ts',
    find: "json.replaceAll('<', String.raw`\\u003c`)",
    replace: 'json',
  }),
  edge('a page names the files of another build', 'tests/edge/member-page.test.ts', {
    file: 'edge-functions/lib/member-page.ts',
    find: '!known || known.build !== build ||',
    replace: '!known ||',
  }),
  edge('a cache stores a page of the personal area', 'tests/edge/personal.test.ts', {
    file: 'edge-functions/personal.ts',
    find: "    'cache-control': PERSONAL_CACHE,\n    'x-robots-tag'",
    replace: "    'x-robots-tag'",
  }),
  edge(
    'the name of the city comes from the cookie',
    'tests/edge/city.test.ts',
    {
      file: 'edge-functions/visitor-page.ts',
      find: 'const title = await cityTitle(id, url);',
      replace:
        "const { title = null } = JSON.parse(readCookie(cookie, 'userLocation') ?? '{}');\n  await cityTitle(id, url);",
    },
    {
      file: 'edge-functions/visitor-page.ts',
      find: 'import { isPage,',
      replace: "import { readCookie } from './lib/cookies.ts';\nimport { isPage,",
    },
  ),
  edge('the proxy forwards calls that are not on the list', 'tests/edge/rest-proxy.test.ts', {
    file: 'edge-functions/lib/allow-list.ts',
    find: 'table.filter(isOpen).map',
    replace: 'table.filter((entry) => isOpen(entry) || entry.content).map',
  }),
  edge('a missing resource is answered with 400', 'tests/edge/rest-proxy.test.ts', {
    file: 'contract/errors.ts',
    find: 'not_found: 404,',
    replace: 'not_found: 400,',
  }),
  edge("a cache stores a member's response", 'tests/edge/rest-cache.test.ts', {
    file: 'edge-functions/lib/proxy.ts',
    find: "    'cache-control': PERSONAL_CACHE,\n",
    replace: "    'cache-control': cookie ? PERSONAL_CACHE : 'public, max-age=60',\n",
  }),
  edge('another site makes a visitor send a personal call', 'tests/edge/own-request.test.ts', {
    file: 'edge-functions/lib/proxy.ts',
    find: '!entry.content && !isOwnRequest(request, entry)',
    replace: "!entry.content && entry.method === 'POST' && !isOwnRequest(request, entry)",
  }),
  edge('a form of another site changes the view settings', 'tests/edge/view.test.ts', {
    file: 'edge-functions/lib/form-way.ts',
    find: "if (site !== null) return site === 'same-origin';",
    replace: "if (site !== null) return site !== 'cross-site';",
  }),
  edge('a form redirects to another host', 'tests/edge/view.test.ts', {
    file: 'edge-functions/lib/form-way.ts',
    find: '!/^\\/(?!\\/)/.test(from.pathname)',
    replace: "!from.pathname.startsWith('/')",
  }),
  edge(
    "a security header is missing from the functions' responses",
    'tests/edge/declarations.test.ts',
    {
      file: 'edge-functions/lib/header-values.ts',
      find: "  'x-frame-options': 'DENY',\n",
      replace: '',
    },
  ),
  edge('a page loses the policy of its release', 'edge-functions/lib/headers.test.ts', {
    file: 'edge-functions/lib/headers.ts',
    find: 'if (!headers.has(name)) headers.set(name, value);',
    replace: 'headers.set(name, value);',
  }),
  edge('a policy report identifies the visitor', 'tests/edge/policy-reports.test.ts', {
    file: 'edge-functions/lib/policy-report.ts',
    find: 'address.pathname.slice(0, LONGEST)',
    replace: 'address.href.slice(0, LONGEST)',
  }),
  edge('a function has no route and never runs', 'tests/edge/declarations.test.ts', {
    file: 'netlify.toml',
    find: '[[edge_functions]]\n  function = "review"\n  path = "/review/"\n',
    replace: '',
  }),
  edge('a URL bypasses the guard', 'tests/edge/declarations.test.ts', {
    file: 'netlify.toml',
    find: '%2[fF])*([pP]|%[57]0)([eE]',
    replace: '%2[fF])*(p|%[57]0)([eE]',
  }),
  edge('a function is created without the wrapper', 'tests/edge/whatever-happens.test.ts', {
    file: 'edge-functions/choose-city.ts',
    find: 'export default pageFunction(chooseCity);',
    replace: 'export default chooseCity;',
  }),
  edge('a form redirects to what a foreign scheme left in a path', 'tests/edge/hostile.test.ts', {
    file: 'edge-functions/lib/form-way.ts',
    find: '  if (!from || !/^https?:$/.test(from.protocol)) return unknown;',
    replace: '  if (!from) return unknown;',
  }),
  edge('input of a survey is executed as HTML', 'tests/edge/hostile.test.ts', {
    file: 'edge-functions/lib/survey-html.ts',
    find: "const value = escaped(typed.fields.get(fieldOf(id)) ?? '');",
    replace: "const value = typed.fields.get(fieldOf(id)) ?? '';",
  }),
  edge('a header of the backend reaches visitors', 'tests/edge/hostile.test.ts', {
    file: 'edge-functions/lib/upstream.ts',
    find: "'cache-control', 'retry-after',",
    replace: "'cache-control', 'retry-after', 'set-cookie',",
  }),
  edge('input breaks out of its quotes', 'tests/edge/search-page.test.ts', {
    file: 'edge-functions/lib/escaped.ts',
    find: '/[&<>"\']/g',
    replace: "/[&<>']/g",
  }),
  edge('a title of an editor is executed in a members’ page', 'tests/edge/member-page.test.ts', {
    file: 'edge-functions/lib/early-content.ts',
    find: 'title: escaped(heading.title)',
    replace: 'title: heading.title',
  }),
];
