import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { MEMBER_FILES_FILE, type MemberFiles } from '../config/member-files.ts';
import { routes } from '../config/routes.ts';

/** A page of the site as Gatsby has it. */
export type BuiltPage = { readonly path: string; readonly componentChunkName: string };

const stats = v.object({ assetsByChunkName: v.record(v.string(), v.array(v.string())) });
const appData = v.object({ webpackCompilationHash: v.string() });
const pageData = v.object({
  staticQueryHashes: v.array(v.string()),
  slicesMap: v.record(v.string(), v.string()),
});

/** A file that Gatsby wrote. The version is pinned; another form stops the build. */
async function read<S extends v.GenericSchema>(
  directory: string,
  name: string,
  schema: S,
): Promise<v.InferOutput<S>> {
  const text = await readFile(join(directory, name), 'utf8');
  const parsed = v.safeParse(schema, JSON.parse(text));
  if (!parsed.success) throw new Error(`${name}: ${parsed.issues[0].message}`);
  return parsed.output;
}

/** The chunk with React and Gatsby's runtime, which the boot script imports. */
const SITE = 'site';

/**
 * The files that the scripts of each members' page request one after the other: chunks, the page's data and
 * that of its slices. The edge names them in the document, so that they load together
 * (docs/decisions/199).
 * @param directory of the built site.
 */
export async function memberFiles(
  directory: string,
  pages: readonly BuiltPage[],
): Promise<MemberFiles> {
  const { assetsByChunkName: chunks } = await read(directory, 'webpack.stats.json', stats);
  const { webpackCompilationHash: build } = await read(
    directory,
    'page-data/app-data.json',
    appData,
  );
  const started = new Set(chunks['app']);
  const filesOf = async ({ path, componentChunkName }: BuiltPage) => {
    const own = `page-data${path}page-data.json`;
    const { staticQueryHashes, slicesMap } = await read(directory, own, pageData);
    const scripts: string[] = [...(chunks[SITE] ?? []), ...(chunks[componentChunkName] ?? [])]
      // The styles of the page are in its document.
      .filter((file) => file.endsWith('.js') && !started.has(file));
    const data = [
      'page-data/app-data.json',
      own,
      ...Object.values(slicesMap).map((slice) => `slice-data/${slice}.json`),
      ...staticQueryHashes.map((hash) => `page-data/sq/d/${hash}.json`),
    ];
    return [path, { scripts: [...new Set(scripts)], data }] satisfies [string, object];
  };
  const own = pages.filter(({ path }) => path.startsWith(routes.personal));
  return { build, pages: Object.fromEntries(await Promise.all(own.map(filesOf))) };
}

/** Writes the list into the built site. */
export async function writeMemberFiles(
  directory: string,
  pages: readonly BuiltPage[],
): Promise<void> {
  const files = await memberFiles(directory, pages);
  await writeFile(join(directory, MEMBER_FILES_FILE), JSON.stringify(files));
}
