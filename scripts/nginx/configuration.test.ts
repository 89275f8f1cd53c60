import { describe, expect, it } from '@jest/globals';
import { nginxConfiguration, type Place, type Sources } from './configuration.ts';

const place: Place = { root: '/srv/site', listen: '80', site: '127.0.0.1:8888', hasBrotli: false };
const nothing: Sources = { headers: [], redirects: [], routes: [] };
const redirect = { status: 301, force: false, query: {}, conditions: {} };

/** The lines of one `map`. */
function mapOf(configuration: string, target: string): string[] {
  const found = new RegExp(String.raw`map "[^"]*" \$${target} \{\n([^}]*)\n  \}`).exec(
    configuration,
  );
  return (found?.[1] ?? '').split('\n').map((line) => line.trim());
}

const withHeaders = (...headers: Sources['headers']) =>
  nginxConfiguration({ ...nothing, headers }, place);

describe('headers', () => {
  it('are variables of the requested path, the last rule first', () => {
    const made = withHeaders(
      { for: '/b', forRegExp: /^\/b$/iu, values: { 'X-Frame-Options': 'never heard' } },
      { for: '/*', forRegExp: /^\/(.*)$/iu, values: { 'X-Frame-Options': 'DENY' } },
      { for: '/a/*', forRegExp: /^\/a\/(.*)$/iu, values: { 'x-frame-options': 'SAMEORIGIN' } },
    );
    expect(mapOf(made, 'header_x_frame_options')).toEqual([
      'default "DENY";',
      String.raw`"~*^\\/a\\/(.*)$" "SAMEORIGIN";`,
    ]);
    expect(made).toContain('add_header x-frame-options $header_x_frame_options always;');
  });

  it('have the Cache-Control of our own server if no rule sets it', () => {
    expect(mapOf(withHeaders(), 'header_cache_control')).toEqual([
      'default "public, max-age=0, must-revalidate";',
    ]);
  });

  it('override the media type of one file, but not of several', () => {
    const type = { 'Content-Type': 'application/a+json' };
    const made = withHeaders({ for: '/a.json', forRegExp: /^\/a\.json$/iu, values: type });
    expect(made).toContain('location = "/a.json" { types { } default_type "application/a+json";');
    const several = { for: '/*.json', forRegExp: /json$/iu, values: type };
    expect(() => withHeaders(several)).toThrow('has to name one file, not /*.json');
  });

  it('reject what nginx would take for a variable, or cannot parse', () => {
    const rule = { for: '/*', forRegExp: /^/iu };
    expect(() => withHeaders({ ...rule, values: { a: 'costs $5' } })).toThrow('variable of nginx');
    expect(() => withHeaders({ ...rule, values: { a: 'x'.repeat(5_000) } })).toThrow('cannot read');
    const said = withHeaders({ ...rule, values: { a: String.raw`"a\b"` } });
    expect(mapOf(said, 'header_a')).toEqual([String.raw`default "\"a\\b\"";`]);
  });
});

describe('redirects', () => {
  const moved = (...redirects: Sources['redirects']) =>
    nginxConfiguration({ ...nothing, redirects }, place);

  it('are answered by nginx if one path leads to one URL', () => {
    const made = moved({ ...redirect, from: '/a.b/', to: '/c/' });
    expect(mapOf(made, 'moved_301')).toEqual(['default "";', String.raw`"~^000/a\\.b/?$" "/c/";`]);
    expect(mapOf(made, 'forced')).toEqual(['default 0;']);
    expect(made).toContain(
      'if ($moved_301) { add_header cache-control "public, max-age=0, must-revalidate" always; return 301 $moved_301; }',
    );
  });

  it('keep nginx from serving a file if they are forced', () => {
    const force = { ...redirect, force: true };
    const made = moved(
      { ...force, from: '/a/', to: '/b/', status: 302 },
      { ...force, from: '/c/', to: '/c/:type/', query: { type: ':type' } },
      { ...force, from: '/d/:slug', to: '/e/:slug' },
    );
    expect(mapOf(made, 'forced')).toEqual([
      'default 0;',
      String.raw`"~^/a/?\\??$" 1;`,
      String.raw`"~^/c/?\\?" 1;`,
      '"~^/d" 1;',
    ]);
    expect(mapOf(made, 'moved_302')).toEqual(['default "";', '"~^000/a/?$" "/b/";']);
  });

  it('are left to our server if they depend on the visitor or the query, or are rewrites', () => {
    const made = moved(
      { ...redirect, from: '/a/', to: '/b/', conditions: { Country: ['FI'] } },
      { ...redirect, from: '/a/', to: '/b/', query: { a: '1' } },
      { ...redirect, from: '/a/', to: '/b/?c=1' },
      { ...redirect, from: '/a/*', to: '/b/:splat' },
      { ...redirect, from: '/о-нас/', to: '/about/' },
      { ...redirect, from: '/a/', to: '/b/', status: 200 },
    );
    expect(made).not.toContain('moved_');
  });
});

describe('edge functions', () => {
  it('are matched by path, excluded paths and headers', () => {
    const made = nginxConfiguration(
      {
        ...nothing,
        routes: [
          { function: 'a', pattern: '^/api/', excluded_patterns: [] },
          {
            function: 'b',
            pattern: String.raw`^/(.*)$`,
            excluded_patterns: [String.raw`\.js$`],
            headers: {
              cookie: { matcher: 'regex', pattern: '(^|; )city=' },
              'x-place': { matcher: 'missing' },
            },
          },
        ],
      },
      place,
    );
    expect(mapOf(made, 'edge_path')).toEqual(['default 0;', '"~^/api/" 1;']);
    expect(mapOf(made, 'edge_1_path')).toEqual([
      'default 0;',
      String.raw`"~\\.js$" 0;`,
      '"~^/(.*)$" 1;',
    ]);
    expect(mapOf(made, 'edge_1_header_0')).toEqual(['default 0;', '"~(^|; )city=" $edge_1_path;']);
    expect(mapOf(made, 'edge_1_header_1')).toEqual(['default $edge_1_header_0;', '"~." 0;']);
    expect(made).toContain('map "$edge_path$edge_1_header_1" $edge {');
  });
});

it('sets root and ports, and loads the Brotli module only if nginx has it', () => {
  const plain = nginxConfiguration(nothing, place);
  for (const line of ['listen 80;', 'root "/srv/site";', 'server 127.0.0.1:8888;']) {
    expect(plain).toContain(line);
  }
  expect(plain).not.toContain('brotli');
  const more = nginxConfiguration(nothing, { ...place, hasBrotli: true, more: '/etc/tls.conf' });
  expect(more).toContain('brotli_static on;');
  expect(more).toContain('include /usr/share/nginx/modules-available/*brotli-static*.conf;');
  expect(more).toContain('include "/etc/tls.conf";');
});
