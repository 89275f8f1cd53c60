import { editorReleases, editorSite } from '../../contract/calls/editor.ts';
import { counted } from '../../src/words/plural.ts';
import { send } from '../calls/send.ts';

/** Milliseconds between two questions, and after which nobody waits any longer. */
const PAUSE = 40;
const PATIENCE = 6_000;

const PAGES = { one: 'страница', few: 'страницы', many: 'страниц' };

/** Whether readers see the revision; null when the site does not say. */
async function isShown(revision: number): Promise<boolean | null> {
  const site = await send(editorSite, {});
  if (!site.ok || site.value === null) return null;
  return (site.value.published_revision ?? 0) >= revision;
}

/** The number of pages that the newest release changed. */
async function pagesOfRelease(): Promise<string> {
  const releases = await send(editorReleases, { count: '1' });
  const changes = releases.ok ? releases.value.items[0]?.changes : null;
  if (!changes) return '';
  const { added, changed, removed } = changes;
  return ` · ${counted(added.total + changed.total + removed.total, PAGES)}`;
}

/** «Опубликовано за 38 мс · 6 страниц», once readers see the revision. */
export async function publishedLine(revision: number): Promise<string> {
  const begun = performance.now();
  let shown: boolean | null = null;
  while (performance.now() - begun < PATIENCE) {
    // A regenerator at work may not answer in time; where there is none, the site says nothing.
    shown = await isShown(revision);
    if (shown) {
      const ms = Math.round(performance.now() - begun);
      return `Опубликовано за\u00a0${ms}\u00a0мс${await pagesOfRelease()}`;
    }
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
  }
  return shown === null ? 'Сохранено' : 'Сохранено. Сайт обновляется дольше обычного';
}
