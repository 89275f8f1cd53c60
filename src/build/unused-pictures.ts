import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { picturesIn } from '../sourcing/pictures-in.ts';
import { PUBLIC_PATH } from '../sourcing/pictures.ts';

/** A node: those of the content have an `entity`, those of pages their picture for shared links. */
type Holder = Readonly<Record<string, unknown>>;

/**
 * Removes pictures of earlier builds that nothing shows any more. Gatsby keeps the folder between builds, and a
 * picture that an editor has removed would be published again with every later build.
 * @param holders everything that can show a picture.
 */
export async function removeUnusedPictures(
  publicDirectory: string,
  holders: Iterable<Holder>,
): Promise<void> {
  const used = new Set<string>();
  for (const { entity, share } of holders) {
    for (const address of picturesIn([entity, share])) used.add(address);
  }
  const directory = join(publicDirectory, PUBLIC_PATH);
  const names = await readdir(directory).catch(() => []);
  const unused = names.filter((name) => !used.has(`${PUBLIC_PATH}/${name}`));
  await Promise.all(unused.map((name) => rm(join(directory, name))));
}
