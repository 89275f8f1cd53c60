import { copyFile, cp, mkdir, rm, symlink } from 'node:fs/promises';
import { basename, join, relative } from 'node:path';
import { clearIfMoved } from '../gatsby-files.ts';

/** Files that Gatsby and webpack read in place, through links. */
const LINKED = ['contract', 'src', 'static', 'tsconfig.json'];

/**
 * Files whose real path they would resolve: everything that these import would then be loaded
 * twice, once through the link and once by the real path, and Gatsby would write compiled files
 * into the sources. Hence copies.
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
 * Creates the folder in which `gatsby develop` runs, so that it does not touch what `gatsby build`
 * stores in the project's own `.cache` and `public`. Gatsby's own files there persist from run to
 * run.
 */
export async function makeWorkplace(projectRoot: string, workplace: string): Promise<void> {
  await mkdir(workplace, { recursive: true });
  await clearIfMoved(workplace);
  // Outside the project, packages cannot be found by walking up the folders.
  const outside = relative(projectRoot, workplace).startsWith('..');
  for (const name of outside ? [...LINKED, 'node_modules'] : LINKED) {
    await rm(join(workplace, name), { force: true });
    await symlink(join(projectRoot, name), join(workplace, name));
  }
  for (const name of COPIED) await copy(projectRoot, workplace, name);
}

/** Copies a changed file into the workplace if it is one of the copied files and not compiled. */
export async function renewCopy(
  projectRoot: string,
  workplace: string,
  file: string,
): Promise<void> {
  if (!/^gatsby-(?:browser|ssr)\.tsx$/.test(file)) return;
  await copyFile(join(projectRoot, file), join(workplace, basename(file)));
}
