import { copyFile, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Titles that the wrapped renderer stumbles over. */
export const THROWING = 'Статья с ошибкой в шаблоне';
export const ENDLESS = 'Статья без конца';

const wrapper = (end: string) => `'use strict';
const built = require('./render-page.built.js');
module.exports = {
  ...built,
  default: async (options) => {
    const said = JSON.stringify(options.pageData.result);
    if (said.includes('${THROWING}')) throw new Error('The template has stumbled.');
    if (said.includes('${ENDLESS}')) for (;;);
    const rendered = await built.default(options);
    return { ...rendered, html: rendered.html + '${end}' };
  },
};
`;

/**
 * Puts itself before the renderer that the last build has made: it renders as before, but for pages
 * that bear one of the titles above.
 * @param end stands at the end of every page; a renderer of another Gatsby's would give other bytes.
 */
export async function wrapRenderer(projectRoot: string, end = ''): Promise<void> {
  const path = join(projectRoot, '.cache/page-ssr/routes/render-page.js');
  const built = path.replace('.js', '.built.js');
  // A build meanwhile has put a renderer of its own into the place of this one.
  if (!(await readFile(path, 'utf8')).includes('render-page.built.js')) await copyFile(path, built);
  await writeFile(path, wrapper(end));
}
