import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

/**
 * Redoc as a single file, bundled with the program that lints the document; see docs/decisions/081.
 */
const REDOC = '@redocly/cli/lib/chunks/redoc.standalone.js';

const LOGOS = 'https://cdn.redoc.ly/redoc/';

/** Loads nothing from elsewhere. Redoc injects its styles into the page. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'unsafe-inline'",
  "img-src 'self' data:",
  'font-src data:',
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** Redoc's own colours have too little contrast. */
const STYLES = `
body { margin: 0 }
:root.light:root { --color-blue-6: #0e62d0; --color-blue-7: #1d58b4; --color-green-7: #0d7039 }
:root.light:root { --input-content-placeholder-color: #696a75 }
:root.dark:root { --input-content-placeholder-color: #a9aab5 }
.light .schema-name { color: #0b5cc0 !important }
.dark .schema-name { color: #9fb4ff !important }
.light .tag-get { --tag-color: #0d7039 !important }
.light .tag-post { --tag-color: #1552d0 !important }
.light .tag-put { --tag-color: #94500a !important }
.light .tag-delete { --tag-color: #b80838 !important }
a[href="https://redocly.com/redoc/"] p::after { content: " Redocly" }
`;

const PAGE = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>API of «Ясно»</title>
<link rel="icon" href="data:,">
<style>${STYLES}</style>
</head>
<body>
<div id="reference"></div>
<noscript>This page needs scripts. The same is in <a href="/openapi.json">openapi.json</a>.</noscript>
<script type="module" src="/docs/start.js"></script>
</body>
</html>
`;

const START = `import { init } from '/docs/redoc.js';

init(
  '/openapi.json',
  { disableTelemetry: true, jsonSamplesExpandLevel: 4 },
  document.getElementById('reference'),
);
`;

const reply = (body: BodyInit, type: string) =>
  new Response(body, {
    headers: {
      'content-type': `${type}; charset=utf-8`,
      'content-security-policy': POLICY,
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cache-control': 'no-cache',
    },
  });

/** The files of the documentation page. */
export const pageFiles: Readonly<Record<string, () => Response | Promise<Response>>> = {
  '/docs': () => reply(PAGE, 'text/html'),
  '/docs/start.js': () => reply(START, 'text/javascript'),
  '/docs/redoc.js': async () => {
    const path = createRequire(import.meta.url).resolve(REDOC);
    const script = await readFile(path, 'utf8');
    // Redoc's logo is not in the package; the page names it in text instead.
    return reply(script.replaceAll(LOGOS, 'data:,'), 'text/javascript');
  },
};
