import type { ImportGraph } from './import-graph.ts';

/**
 * What a changed file requires. Views, styles and queries require nothing: Gatsby and webpack
 * handle them.
 */
export type Action =
  /** Derive the pages' content again and put it into the open pages. */
  | 'compose'
  /** Restart the develop server: it reads this file only at startup. */
  | 'gatsby'
  | 'backend'
  | 'edge'
  /**
   * The demonstration content has changed; replacing existing content is the developer's decision.
   */
  | 'seed'
  /** This command itself has changed. */
  | 'self';

/** The code that derives content, loaded again each time (see deriving-thread.ts). */
const DERIVATIONS = ['src/build/derive-pages.ts', 'src/build/derive-popular-cities.ts'];

/** The entry files of each part. */
export const ROOTS = {
  gatsby: [
    'gatsby-config.ts',
    'gatsby-node.ts',
    'plugins/gatsby-source-custom-api/gatsby-node.ts',
    // Loaded by these three at run time, by path.
    'src/build/site-config.ts',
    'src/build/build-hooks.ts',
    'plugins/gatsby-source-custom-api/source-nodes.ts',
    // Loaded by webpack itself.
    'src/build/level-loader.mjs',
  ],
  compose: DERIVATIONS,
  backend: ['backend/server.ts'],
  // Besides the functions themselves: the code that runs them.
  edge: ['scripts/serve-site/deno/worker.ts'],
  self: ['scripts/dev.ts', 'scripts/dev/deriving-thread.ts'],
} as const satisfies Partial<Record<Action, readonly string[]>>;

/** Types and fields of nodes: Gatsby builds its schema from them once. */
const SCHEMA = new Set(DERIVATIONS);

const isUnder = (folder: string, file: string) => file.startsWith(`${folder}/`);

function actionsOfOne(file: string, graph: ImportGraph, edge: readonly string[]): Action[] {
  if (/\.test\.tsx?$/.test(file)) return [];
  if (file === 'netlify.toml') return ['edge'];
  if (isUnder('backend/seed', file)) return ['seed'];
  if (isUnder('backend/db/migrations', file)) return ['backend'];
  const isSelf = isUnder('scripts', file) && graph.reach(ROOTS.self).has(file);
  if (isSelf) return ['self'];
  const actions: Action[] = [];
  const compiled = graph.reach(ROOTS.gatsby, SCHEMA).has(file);
  if (compiled) actions.push('gatsby');
  else if (graph.reach(ROOTS.compose).has(file)) actions.push('compose');
  if (graph.reach(ROOTS.backend).has(file)) actions.push('backend');
  if (graph.reach([...ROOTS.edge, ...edge]).has(file)) actions.push('edge');
  return actions;
}

/** The level of every component's sheet is computed at startup (see style-levels.ts). */
const isSheet = (file: string) => file.endsWith('.module.css');

/** Changed files relative to the project's root, and which of them are new. */
export type Changes = { readonly files: readonly string[]; readonly added: readonly string[] };

/**
 * The actions that changed files require, by what imports them.
 * @param edge the files of the edge functions.
 */
export function actionsFor(
  { files, added }: Changes,
  graph: ImportGraph,
  edge: readonly string[],
): Set<Action> {
  for (const file of files) graph.forget(file);
  const actions = new Set(files.flatMap((file) => actionsOfOne(file, graph, edge)));
  if (added.some(isSheet)) actions.add('gatsby');
  // A develop server reads all of its content when it starts.
  if (actions.has('gatsby')) actions.delete('compose');
  return actions;
}
