import * as v from 'valibot';
import { isLateFile } from '../../../src/build/late-file.ts';

/**
 * The kinds of pages that readers usually visit next: their first-screen styles are in the dictionary as
 * well.
 */
const GONE_ON_TO = ['article', 'article-list', 'catalogue', 'product'];

/** Its sheet has all design tokens; a document has only those it uses (docs/decisions/190). */
const FRAME_CHUNK = 'app';

/** The page that consists almost only of the parts that all pages share. */
export const FRAME_PAGE = '404.html';
/** Which files a build made of which part of the site. */
export const STATS_FILE = 'webpack.stats.json';

const statsSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ assetsByChunkName: v.record(v.string(), v.array(v.string())) }),
);

/** The files whose styles belong in the dictionary. @param stats the text of `STATS_FILE`. */
export function frameSheets(stats: string): string[] {
  const { assetsByChunkName } = v.parse(statsSchema, stats);
  const chunks = GONE_ON_TO.map((kind) => `component---src-templates-${kind}-page-tsx`);
  const files = [FRAME_CHUNK, ...chunks].flatMap((chunk) => assetsByChunkName[chunk] ?? []);
  return [...new Set(files)].filter((file) => file.endsWith('.css') && !isLateFile(file));
}

const RULE = /[^}]*\}+/g;

/**
 * The shared parts of a site's pages, as one text: the frame with its inline styles and scripts, after the
 * rules of other sheets that it does not have. References near the end of a dictionary cost least.
 * @param frame the HTML of `FRAME_PAGE`. @param sheets the texts of `frameSheets`.
 */
export function frameText(frame: string, sheets: readonly string[]): string {
  const known = new Set(frame.match(RULE));
  const others = sheets.flatMap((sheet) =>
    (sheet.match(RULE) ?? []).filter((rule) => {
      const isNew = !known.has(rule);
      known.add(rule);
      return isNew;
    }),
  );
  return others.join('') + frame;
}
