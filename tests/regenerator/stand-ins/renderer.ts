import { copyFile, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Titles on which the wrapped renderer fails. */
export const THROWING = 'Статья с ошибкой в шаблоне';
export const ENDLESS = 'Статья без конца';

// Its endless loop waits between two rounds: no less endless, and no load on the other tests.
const wrapper = (end: string) => `'use strict';
const turns = new Int32Array(new SharedArrayBuffer(4));
const built = require('./render-page.built.js');
module.exports = {
  ...built,
  default: async (options) => {
    const said = JSON.stringify(options.pageData.result);
    if (said.includes('${THROWING}')) throw new Error('The template has stumbled.');
    if (said.includes('${ENDLESS}')) for (;;) Atomics.wait(turns, 0, 0, 20);
    const rendered = await built.default(options);
    return { ...rendered, html: rendered.html + '${end}' };
  },
};
`;

/**
 * Wraps the renderer of the last build: it renders as before, except for pages with one of the
 * titles above.
 * @param end appended to every page; the renderer of another Gatsby version would produce other
 * bytes.
 */
export async function wrapRenderer(projectRoot: string, end = ''): Promise<void> {
  const path = join(projectRoot, '.cache/page-ssr/routes/render-page.js');
  const built = path.replace('.js', '.built.js');
  // A build has meanwhile replaced it with its own renderer.
  if (!(await readFile(path, 'utf8')).includes('render-page.built.js')) await copyFile(path, built);
  await writeFile(path, wrapper(end));
}
