import { parse } from 'smol-toml';
import * as v from 'valibot';

const place = v.pipe(v.string(), v.startsWith('/'), v.minLength(2));
const route = v.object({
  function: v.string(),
  path: v.optional(place),
  pattern: v.optional(v.pipe(v.string(), v.startsWith('^/'), v.endsWith('$'))),
  excludedPath: v.optional(v.array(v.pipe(v.string(), v.startsWith('/')))),
  header: v.optional(v.record(v.string(), v.string())),
  cache: v.optional(v.string()),
});

const root = new URL('../../', import.meta.url);

/** The declarations in netlify.toml. */
export const config = v.parse(
  v.object({
    build: v.object({ edge_functions: v.string() }),
    edge_functions: v.array(route),
    headers: v.array(v.object({ for: v.string(), values: v.record(v.string(), v.string()) })),
  }),
  parse(Deno.readTextFileSync(new URL('netlify.toml', root))),
);

/** The folder of the functions. */
export const folder = new URL(`${config.build.edge_functions}/`, root);

export type EdgeFunction = {
  readonly name: string;
  /** Paths of the site that lead to it, one per route; `*` matches anything. */
  readonly addresses: readonly string[];
  readonly run: (request: Request, context: unknown) => Promise<Response | undefined>;
};

/** The one pattern that is not a path: everything that begins with /personal. */
const addressOf = (path: string | undefined) => path ?? '/personal/*';

/** All functions, as the runtime loads them. */
export async function edgeFunctions(): Promise<EdgeFunction[]> {
  const names = [...new Set(config.edge_functions.map((entry) => entry.function))];
  return await Promise.all(
    names.map(async (name) => {
      const { default: run } = await import(new URL(`${name}.ts`, folder).href);
      const own = config.edge_functions.filter((entry) => entry.function === name);
      return { name, run, addresses: own.map(({ path }) => addressOf(path)) };
    }),
  );
}
