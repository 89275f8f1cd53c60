import type { ImportGraph } from './import-graph.ts';

/**
 * What a changed file asks for. Views, styles and queries ask for nothing: Gatsby and webpack see to
 * them by themselves.
 */
export type Action =
  /** Derive the pages' content again and put it into the open pages. */
  | 'compose'
  /** Start the develop server again: it has read this file at its start. */
  | 'gatsby'
  | 'backend'
  | 'edge'
  /** The demonstration content has changed; replacing what is there is the developer's decision. */
  | 'seed'
  /** This command itself has changed. */
  | 'self';

/** What the content is derived by, anew each time (see deriving-thread.ts). */
const DERIVATIONS = ['src/build/derive-pages.ts', 'src/build/derive-popular-cities.ts'];

/** Where each part starts from. */
export const ROOTS = {
  gatsby: [
    'gatsby-config.ts',
    'gatsby-node.ts',
    'plugins/gatsby-source-custom-api/gatsby-node.ts',
    // Loaded by these three at run time, by their paths.
    'src/build/site-config.ts',
    'src/build/build-hooks.ts',
    'plugins/gatsby-source-custom-api/source-nodes.ts',
    // Loaded by webpack itself.
    'src/build/level-loader.mjs',
  ],
  compose: DERIVATIONS,
  backend: ['backend/server.ts'],
  // Beside the functions themselves: what runs them.
  edge: ['scripts/serve-site/deno/worker.ts'],
  self: ['scripts/dev.ts', 'scripts/dev/deriving-thread.ts'],
} as const satisfies Partial<Record<Action, readonly string[]>>;

/** Nodes are of these types and have these fields: Gatsby makes its schema of them once. */
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

/** The level of every component's sheet is counted at the start (see style-levels.ts). */
const isSheet = (file: string) => file.endsWith('.module.css');

/** Files that were changed, relative to the project's root; those that are new as well. */
export type Changes = { readonly files: readonly string[]; readonly added: readonly string[] };

/**
 * What has to be done for some changed files, by what imports them.
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
  // A develop server that starts reads all of its content.
  if (actions.has('gatsby')) actions.delete('compose');
  return actions;
}
