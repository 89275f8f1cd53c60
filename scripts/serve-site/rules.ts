import { copyFile, mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { resolveConfig } from '@netlify/config';
import { parseAllHeaders, type Header } from '@netlify/headers-parser';
import { RedirectsHandler } from '@netlify/redirects';
import type { Declaration } from '@netlify/edge-functions-dev';
import type { Release } from '../../regenerator/publish/published-site.ts';

export type SiteConfig = {
  readonly configPath: string;
  readonly edgeDirectory: string;
  readonly declarations: Declaration[];
};

/** The rules of netlify.toml and of the release's own `_headers` and `_redirects`. */
export type Rules = {
  headersFor(pathname: string): Record<string, string>;
  readonly redirects: RedirectsHandler;
  /** Whether no redirect depends on the visitor's country, language, role or cookies. */
  readonly areForAnyone: boolean;
};

/** A redirect's conditions in netlify.toml, and in `_redirects`. */
const CONDITION = /^\s*conditions\s*=|\s(?:country|language|role|cookie)=/im;

/** Reads netlify.toml with Netlify's own reader, offline. */
export async function readConfig(projectRoot: string): Promise<SiteConfig> {
  const configPath = join(projectRoot, 'netlify.toml');
  const { config } = await resolveConfig({
    config: configPath,
    repositoryRoot: projectRoot,
    cwd: projectRoot,
    context: 'production',
    mode: 'cli',
    offline: true,
  });
  const declarations: Declaration[] = config.edge_functions ?? [];
  const edgeDirectory: string = config.build.edge_functions;
  return { configPath, edgeDirectory, declarations };
}

/** Where to find a release's own rule files. */
export type RuleFiles = Pick<Release, 'find' | 'place'>;

/** Netlify's reader accepts only a file name, and reads the file at the first match. */
async function redirectsOf(configPath: string, file: string | null): Promise<RedirectsHandler> {
  const directory = await mkdtemp(join(tmpdir(), 'redirects-'));
  try {
    if (file) await copyFile(file, join(directory, '_redirects'));
    const handler = new RedirectsHandler({
      configPath,
      configRedirects: [],
      jwtRoleClaim: '',
      jwtSecret: '',
      projectDir: directory,
      publicDir: directory,
    });
    await handler.match(new Request('http://localhost/'));
    return handler;
  } finally {
    await rm(directory, { recursive: true });
  }
}

/**
 * The header rules of netlify.toml and of a release's `_headers`, in order; the last one that names a
 * header wins.
 */
export async function headerRules(configPath: string, file: string | null): Promise<Header[]> {
  const { headers, errors } = await parseAllHeaders({
    headersFiles: file ? [file] : [],
    netlifyConfigPath: configPath,
    configHeaders: [],
    minimal: false,
  });
  if (errors[0]) throw errors[0];
  return headers.filter((rule) => 'forRegExp' in rule);
}

async function parseRules(
  configPath: string,
  files: { readonly headers: string | null; readonly redirects: string | null },
): Promise<Rules> {
  const headers = await headerRules(configPath, files.headers);
  const texts = await Promise.all(
    [configPath, ...(files.redirects ? [files.redirects] : [])].map((file) =>
      readFile(file, 'utf8'),
    ),
  );
  return {
    areForAnyone: !texts.some((text) => CONDITION.test(text)),
    headersFor(pathname) {
      const matching = headers.filter((rule) => rule.forRegExp.test(pathname));
      // As on Netlify, the last rule that names a header wins.
      return Object.assign({}, ...matching.map((rule) => rule.values));
    },
    redirects: await redirectsOf(configPath, files.redirects),
  };
}

/** Milliseconds during which netlify.toml is not checked again. */
const TRUSTED_FOR = 1_000;

/** Returns the rules of a release; they are parsed again when a rule file has changed. */
export function rulesOf(configPath: string): (release: RuleFiles) => Promise<Rules> {
  let parsed: { stamp: string; rules: Promise<Rules> } | null = null;
  /** Within this time only another release can have changed the rules. */
  let current: { release: RuleFiles; rules: Promise<Rules>; until: number } | null = null;
  const rulesNow = async (release: RuleFiles): Promise<Rules> => {
    const [config, headers, redirects] = await Promise.all([
      stat(configPath),
      release.find('_headers'),
      release.find('_redirects'),
    ]);
    const stamp = [config.ino, config.mtimeMs, headers?.sha256, redirects?.sha256].join();
    if (parsed?.stamp !== stamp) {
      const files = {
        headers: headers ? release.place(headers) : null,
        redirects: redirects ? release.place(redirects) : null,
      };
      const rules = parseRules(configPath, files);
      parsed = { stamp, rules };
      // The next request tries again: the rules may be right, and only a disk was full.
      rules.catch(() => {
        if (parsed?.rules === rules) parsed = null;
      });
      return await rules;
    }
    return await parsed.rules;
  };
  return (release) => {
    if (current?.release !== release || current.until <= Date.now()) {
      const rules = rulesNow(release);
      rules.catch(() => (current = null));
      current = { release, rules, until: Date.now() + TRUSTED_FOR };
    }
    return current.rules;
  };
}
