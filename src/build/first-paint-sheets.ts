import { isLateFile } from './late-file.ts';
import { usedTokensFile, withUsedTokens } from './used-tokens.ts';

/** The parts of webpack's compiler that are used here. */
type Source = { source(): string | Buffer };
type Group = { getFiles(): readonly string[] };
type Compilation = {
  readonly namedChunkGroups: ReadonlyMap<string, Group>;
  getAsset(name: string): { readonly source: Source } | undefined;
  emitAsset(name: string, source: Source): void;
  readonly hooks: {
    readonly processAssets: {
      tap(options: { name: string; stage: number }, act: () => void): void;
    };
  };
};
type Compiler = {
  readonly webpack: {
    readonly Compilation: { readonly PROCESS_ASSETS_STAGE_REPORT: number };
    readonly sources: { readonly RawSource: new (text: string) => Source };
  };
  readonly hooks: {
    readonly compilation: { tap(name: string, act: (compilation: Compilation) => void): void };
  };
};

const NAME = 'FirstPaintSheets';

const sheetsOf = (group: Group | undefined): string[] =>
  (group?.getFiles() ?? []).filter((file) => file.endsWith('.css') && !isLateFile(file));

/**
 * Writes, for each template, the frame's sheet with the design tokens that its first paint uses. Pages inline
 * these files (first-paint-head.ts), so they can be stored without them.
 * @param mentioned the tokens that code mentions.
 */
export const firstPaintSheets = (mentioned: readonly string[]) => ({
  apply({ hooks, webpack }: Compiler): void {
    const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
    hooks.compilation.tap(NAME, (compilation) => {
      const textOf = (file: string) => String(compilation.getAsset(file)?.source.source() ?? '');
      compilation.hooks.processAssets.tap({ name: NAME, stage }, () => {
        const [frame] = sheetsOf(compilation.namedChunkGroups.get('app'));
        if (frame === undefined) return;
        for (const [name, group] of compilation.namedChunkGroups) {
          if (!name.startsWith('component---')) continue;
          const others = sheetsOf(group).filter((file) => file !== frame);
          const file = usedTokensFile(frame, others);
          if (compilation.getAsset(file)) continue;
          const text = withUsedTokens(textOf(frame), others.map(textOf), mentioned);
          compilation.emitAsset(file, new webpack.sources.RawSource(text));
        }
      });
    });
  },
});
