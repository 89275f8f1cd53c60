import { copyFile, cp, mkdir, rm, symlink } from 'node:fs/promises';
import { basename, join, relative } from 'node:path';
import { forgetMoved } from '../gatsby-files.ts';

/** What Gatsby and webpack read where it is, through links. */
const LINKED = ['contract', 'src', 'static', 'tsconfig.json'];

/**
 * What they would look up the real place of: everything that these import would then be there twice,
 * once by the link and once by that place, and Gatsby would compile into the sources. So: copies.
 */
const COPIED = [
  'gatsby-browser.tsx',
  'gatsby-config.ts',
  'gatsby-node.ts',
  'gatsby-ssr.tsx',
  'package.json',
  'plugins',
];

const isTest = (path: string) => /\.test\.tsx?$/.test(path);

async function copy(projectRoot: string, workplace: string, name: string): Promise<void> {
  await rm(join(workplace, name), { recursive: true, force: true });
  await cp(join(projectRoot, name), join(workplace, name), {
    recursive: true,
    filter: (path) => !isTest(path),
  });
}

/**
 * Makes the folder that `gatsby develop` runs in, so that it leaves alone what `gatsby build` keeps in
 * the project's own `.cache` and `public`. What Gatsby itself keeps there stays from run to run.
 */
export async function makeWorkplace(projectRoot: string, workplace: string): Promise<void> {
  await mkdir(workplace, { recursive: true });
  await forgetMoved(workplace);
  // Outside of the project nobody finds its packages by walking upwards.
  const outside = relative(projectRoot, workplace).startsWith('..');
  for (const name of outside ? [...LINKED, 'node_modules'] : LINKED) {
    await rm(join(workplace, name), { force: true });
    await symlink(join(projectRoot, name), join(workplace, name));
  }
  for (const name of COPIED) await copy(projectRoot, workplace, name);
}

/** Brings a changed file into the workplace, if it is one of those that are copied and not compiled. */
export async function renewCopy(
  projectRoot: string,
  workplace: string,
  file: string,
): Promise<void> {
  if (!/^gatsby-(?:browser|ssr)\.tsx$/.test(file)) return;
  await copyFile(join(projectRoot, file), join(workplace, basename(file)));
}
