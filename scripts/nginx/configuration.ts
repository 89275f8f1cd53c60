import type { Header } from '@netlify/headers-parser';
import { EDITOR_BODY_MAX } from '../../src/config/editor-addresses.ts';
import type { EdgeRoutes } from '../serve-site/edge-routes.ts';
import { TEXT } from '../serve-site/compress.ts';
import { PRIVATE, TYPES } from '../serve-site/files.ts';
import { edgeMaps } from './edge-maps.ts';
import { headerParts } from './header-maps.ts';
import { literal, map, matching, quoted } from './quoted.ts';
import { BARS, redirectParts } from './redirect-maps.ts';
import type { RedirectRule } from './redirect-rules.ts';

/** The inputs of a configuration. */
export type Sources = {
  readonly headers: readonly Header[];
  readonly redirects: readonly RedirectRule[];
  readonly routes: EdgeRoutes['manifest']['routes'];
};

export type Place = {
  /** The directory with the files of the site. */
  readonly root: string;
  /** Address and port to listen on. */
  readonly listen: string;
  /** Host and port of our own server, which runs the edge functions and serves everything dynamic. */
  readonly site: string;
  /** The files have Brotli copies, and nginx has the module that serves them. */
  readonly hasBrotli: boolean;
  /** A file with more of the server's settings, such as certificates. */
  readonly more?: string | undefined;
};

const indented = (lines: readonly string[], by: number) =>
  lines
    .flatMap((line) => line.split('\n'))
    .map((line) => (line === '' ? '' : ' '.repeat(by) + line))
    .join('\n');

const types = Object.entries(TYPES).map(
  ([extension, type]) => `${quoted(type)} ${extension.slice(1)};`,
);

/** The location of our own server: no file has a path with this prefix. */
const NOT_ON_DISK = '/@site';

/** Requests that our server answers although a file may match. */
function deciding(): string[] {
  // An encoded separator is part of a name; nginx would treat it as a separator.
  const disguised = matching('^[^?]*%(?:2f|5c)', '1', true);
  return [
    map('$request_method', 'method', [matching('^(?:GET|HEAD)$', '0')], '1'),
    map('$request_uri', 'disguised', [disguised]),
    map(`${BARS}$forced`, 'disk', [matching('^0000$', '""')], quoted(NOT_ON_DISK)),
  ];
}

/** Media types whose responses vary by encoding; a 304 has no type and no such header. */
const VARIED = map(
  '$sent_http_content_type',
  'varies',
  [matching(TEXT.source, 'accept-encoding')],
  '""',
);

function server(
  parts: ReturnType<typeof headerParts>,
  redirects: ReturnType<typeof redirectParts>,
  place: Place,
): string[] {
  const from = (file: string) => `try_files $disk${file}`;
  return [
    `listen ${place.listen};`,
    ...(place.more === undefined ? [] : [`include ${literal(place.more)};`]),
    `root ${literal(place.root)};`,
    `client_max_body_size ${EDITOR_BODY_MAX};`,
    'absolute_redirect off;',
    '',
    '# As our own server: one part of a file or all of it, and nothing by days. The time of a file is',
    '# its content, so its ETag is, too. No open_file_cache: a page that is replaced is served at once.',
    'max_ranges 1;',
    'if_modified_since off;',
    'gzip off;',
    'gzip_static on;',
    ...(place.hasBrotli ? ['brotli_static on;'] : []),
    '',
    'add_header Last-Modified "";',
    'add_header Vary $varies;',
    ...parts.sent,
    '',
    '# The path that was asked for; $uri becomes that of the file.',
    'set $asked $uri;',
    '',
    ...parts.types.map(
      ({ path, type }) =>
        `location = ${literal(path)} { types { } default_type ${literal(type)}; ${from('$uri')} @site; }`,
    ),
    '# Copies that are compressed have no address of their own.',
    String.raw`location ~ \.(?:br|gz)$ { try_files ${NOT_ON_DISK} @site; }`,
    ...[...PRIVATE].map((path) => `location = ${path} { try_files ${NOT_ON_DISK} @site; }`),
    `location ~ /$ { ${from('${uri}index.html')} @site; }`,
    `location / { ${from('$uri')} $disk$uri.html @site; }`,
    '',
    '# Our own server: edge functions, forms, the 404 page, the last slash, what nginx does not know yet.',
    'location @site {',
    ...redirects.moved.map((line) => `  ${line}`),
    '  # Without one of its own, its replies would get the headers of files, too.',
    '  add_header Last-Modified "";',
    '  proxy_pass http://site;',
    '  proxy_http_version 1.1;',
    '  proxy_set_header Connection "";',
    '  proxy_set_header Host $http_host;',
    '  proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;',
    '}',
    'error_page 502 504 @down;',
    'location @down { try_files /500.html =502; }',
  ];
}

/** The configuration of nginx for a site, as one file. */
export function nginxConfiguration(sources: Sources, place: Place): string {
  const parts = headerParts(sources.headers);
  const redirects = redirectParts(sources.redirects);
  const maps = [
    ...parts.maps,
    VARIED,
    ...edgeMaps(sources.routes),
    redirects.forced,
    ...deciding(),
    ...redirects.maps,
  ];
  return `# Made by "npm run nginx-config" of netlify.toml and the release that is served: docs/nginx.md.
worker_processes auto;
pcre_jit on;
${place.hasBrotli ? 'include /usr/share/nginx/modules-available/*brotli-static*.conf;\n' : ''}events { worker_connections 4096; }
http {
  # Addresses of visitors are kept nowhere, as in our own server.
  access_log off;
  server_tokens off;
  sendfile on;
  tcp_nopush on;
  keepalive_timeout 60s;
  map_hash_bucket_size 512;
  default_type application/octet-stream;
  types {
${indented(types, 4)}
  }

${indented(maps, 2)}

  upstream site {
    server ${place.site};
    keepalive 32;
  }

  server {
${indented(server(parts, redirects, place), 4)}
  }
}
`;
}
