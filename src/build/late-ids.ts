import { LATE_STYLES } from './late-styles.ts';

/** The parts of webpack that are used here. */
type Chunk = { name?: string | null; id: string | number | null; ids: (string | number)[] | null };
type Compilation = {
  hooks: {
    chunkIds: {
      tap(name: { name: string; stage: number }, act: (chunks: Iterable<Chunk>) => void): void;
    };
  };
};
type Compiler = {
  hooks: { compilation: { tap(name: string, act: (compilation: Compilation) => void): void } };
};

const NAME = 'LateIds';

/** Before webpack numbers the chunks that have no id yet. */
const FIRST = -100;

const names: ReadonlySet<string | null | undefined> = new Set(LATE_STYLES.map(({ name }) => name));

/**
 * Chunks of late styles have their names as ids, so that the names of their files, which begin with the id, tell
 * that their styles are late.
 */
export const lateIds = {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap(NAME, ({ hooks: { chunkIds } }) => {
      chunkIds.tap({ name: NAME, stage: FIRST }, (chunks) => {
        for (const chunk of chunks) {
          if (!names.has(chunk.name) || chunk.name == null) continue;
          chunk.id = chunk.name;
          chunk.ids = [chunk.name];
        }
      });
    });
  },
};
