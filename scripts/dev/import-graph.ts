import { dirname, join } from 'node:path';

const OWN_IMPORT = /(?:from|import)\s*\(?\s*'(\.[^']+)'/g;

/** They are gone when the program runs. */
const TYPE_IMPORT = /^(?:import|export) type [^'"]*'[^']*'/gm;

/** The imports of the project's own files, as paths relative to its root; each is read once. */
export type ImportGraph = {
  /**
   * Everything that some files import, however far down, and these files themselves.
   * @param end files whose own imports are not followed.
   */
  reach(roots: readonly string[], end?: ReadonlySet<string>): Set<string>;
  /** Has a file read again that was changed. */
  forget(file: string): void;
};

/** @param read a file's text; empty for one that is not there. */
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
