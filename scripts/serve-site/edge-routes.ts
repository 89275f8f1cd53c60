import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { generateManifest, mergeDeclarations, type Manifest } from '@netlify/edge-bundler';
import type { Declaration } from '@netlify/edge-functions-dev';

/** The functions that run for a request, in order, and the manifest's routes that match. */
export type Match = { readonly names: readonly string[]; readonly routes: readonly number[] };

export type EdgeRoutes = {
  match(request: Request): Match | null;
  /** Names of the headers, in lower case, that decide which functions run. */
  readonly looksAt: ReadonlySet<string>;
  /** Files of the functions by name. */
  readonly functions: Readonly<Record<string, string>>;
  /** The parts of the manifest that Netlify's bootstrap reads. */
  readonly manifest: Pick<Manifest, 'function_config'> & { readonly routes: Manifest['routes'] };
};

type Test = (request: Request, pathname: string) => boolean;

const oneOf = (patterns: readonly string[]): ((pathname: string) => boolean) => {
  const expressions = patterns.map((pattern) => new RegExp(pattern));
  return (pathname) => expressions.some((expression) => expression.test(pathname));
};

type Matchers = NonNullable<Manifest['routes'][number]['headers']>;

function headerTest(matchers: Matchers): (request: Request) => boolean {
  const tests = Object.entries(matchers).map(([name, match]) => {
    if (match.matcher !== 'regex') {
      return ({ headers }: Request) => headers.has(name) === (match.matcher === 'exists');
    }
    const expression = new RegExp(match.pattern);
    // As Netlify reads repeated headers.
    return ({ headers }: Request) =>
      expression.test(headers.get(name)?.split(', ').join(',') ?? '') && headers.has(name);
  });
  return (request) => tests.every((test) => test(request));
}

/**
 * Reads the declarations with Netlify's own bundler, once: its development runtime does so at every
 * request.
 */
export function edgeRoutes(declarations: readonly Declaration[], directory: string): EdgeRoutes {
  const names = [...new Set(declarations.map((route) => route.function))];
  const files = names.map((name) => ({ name, path: join(directory, `${name}.ts`) }));
  const merged = mergeDeclarations([...declarations], {}, {}, []);
  const { manifest } = generateManifest({
    declarations: merged,
    userFunctionConfig: {},
    functions: files,
  });
  const routes = [...manifest.routes, ...manifest.post_cache_routes];
  const tests = routes.map((route): Test => {
    const path = new RegExp(route.pattern);
    const config = manifest.function_config[route.function]?.excluded_patterns ?? [];
    const isExcluded = oneOf([...config, ...route.excluded_patterns]);
    const hasHeaders = headerTest(route.headers ?? {});
    const { methods = [] } = route;
    return (request, pathname) =>
      (methods.length === 0 || methods.includes(request.method)) &&
      path.test(pathname) &&
      hasHeaders(request) &&
      !isExcluded(pathname);
  });
  return {
    match(request) {
      const { pathname } = new URL(request.url);
      const matching = routes.flatMap((route, index) =>
        tests[index]?.(request, pathname) ? [{ name: route.function, index }] : [],
      );
      if (matching.length === 0) return null;
      return {
        names: matching.map(({ name }) => name),
        routes: matching.map(({ index }) => index),
      };
    },
    looksAt: new Set(
      routes.flatMap(({ headers = {} }) => Object.keys(headers)).map((name) => name.toLowerCase()),
    ),
    functions: Object.fromEntries(files.map(({ name, path }) => [name, pathToFileURL(path).href])),
    manifest: { function_config: manifest.function_config, routes },
  };
}
