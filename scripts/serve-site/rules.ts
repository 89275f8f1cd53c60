import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { resolveConfig } from '@netlify/config';
import { parseAllHeaders } from '@netlify/headers-parser';
import { RedirectsHandler } from '@netlify/redirects';
import type { Declaration } from '@netlify/edge-functions-dev';

export type SiteConfig = {
  readonly configPath: string;
  readonly edgeDirectory: string;
  readonly declarations: Declaration[];
};

/** Rules of netlify.toml and of the release's own `_headers` and `_redirects`. */
export type Rules = {
  headersFor(pathname: string): Record<string, string>;
  readonly redirects: RedirectsHandler;
};

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

async function parseRules(configPath: string, publicDir: string): Promise<Rules> {
  const { headers, errors } = await parseAllHeaders({
    headersFiles: [join(publicDir, '_headers')],
    netlifyConfigPath: configPath,
    configHeaders: [],
    minimal: false,
  });
  if (errors[0]) throw errors[0];
  return {
    headersFor(pathname) {
      const matching = headers.filter(
        (rule) => 'forRegExp' in rule && rule.forRegExp.test(pathname),
      );
      // As on Netlify, the last rule that names a header wins.
      return Object.assign({}, ...matching.map((rule) => rule.values));
    },
    redirects: new RedirectsHandler({
      configPath,
      configRedirects: [],
      jwtRoleClaim: '',
      jwtSecret: '',
      projectDir: publicDir,
      publicDir,
    }),
  };
}

/** Gives the rules of the release that is published now; parsed again when a rule file changes. */
export function rulesOf(configPath: string, publicDir: string): () => Promise<Rules> {
  const files = [configPath, join(publicDir, '_headers'), join(publicDir, '_redirects')];
  let parsed: { stamp: string; rules: Promise<Rules> } | null = null;
  return async () => {
    const stamps = files.map((file) =>
      stat(file).then(
        (s) => `${s.ino}-${s.mtimeMs}`,
        () => '-',
      ),
    );
    const stamp = (await Promise.all(stamps)).join();
    if (parsed?.stamp !== stamp) parsed = { stamp, rules: parseRules(configPath, publicDir) };
    return await parsed.rules;
  };
}
