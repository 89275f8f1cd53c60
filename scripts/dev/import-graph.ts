import { dirname, join } from 'node:path';

const OWN_IMPORT = /(?:from|import)\s*\(?\s*'(\.[^']+)'/g;

/** They are erased at run time. */
const TYPE_IMPORT = /^(?:import|export) type [^'"]*'[^']*'/gm;

/**
 * The imports of the project's own files, as paths relative to its root; each file is read once.
 */
export type ImportGraph = {
  /**
   * These files and everything they import, at any depth.
   * @param end files whose own imports are not followed.
   */
  reach(roots: readonly string[], end?: ReadonlySet<string>): Set<string>;
  /** Reads a changed file again. */
  forget(file: string): void;
};

/** @param read returns a file's text; empty if it does not exist. */
export function importGraph(read: (file: string) => string): ImportGraph {
  const known = new Map<string, readonly string[]>();

  function importsOf(file: string): readonly string[] {
    const before = known.get(file);
    if (before) return before;
    const found = /\.[jt]sx?$/.test(file)
      ? read(file).replace(TYPE_IMPORT, '').matchAll(OWN_IMPORT)
      : [];
    const paths = [...found].map(([, path = '']) => join(dirname(file), path));
    known.set(file, paths);
    return paths;
  }

  return {
    reach(roots, end = new Set()) {
      const reached = new Set<string>();
      const waiting = [...roots];
      for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
        if (reached.has(file)) continue;
        reached.add(file);
        if (!end.has(file)) waiting.push(...importsOf(file));
      }
      return reached;
    },
    forget: (file) => known.delete(file),
  };
}
