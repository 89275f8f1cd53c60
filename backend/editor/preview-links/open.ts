import { eq } from 'drizzle-orm';
import { contentDrafts } from '../../db/schema.ts';
import { Failure } from '../../failure.ts';
import { collectionNamed } from '../collections/index.ts';
import { asFailure } from '../database-refusals.ts';
import { wantedOf, type Row } from '../drafts/stored.ts';
import { previewEntity, type Previewing } from '../preview.ts';
import { draftPage, wordsPage } from './linked-page.ts';
import type { Linking } from './token.ts';
import { readLinkToken } from './token.ts';
import type { MediaStore } from '../../media-store/store.ts';

export type Opening = Omit<Previewing, 'saving'> & {
  readonly linking: Linking;
  readonly media: MediaStore;
  readonly now: () => Date;
  /** Logs errors that are not the draft's fault. */
  readonly log: (message: string, error: unknown) => void;
};

const UNKNOWN = {
  title: 'Такой ссылки нет',
  text: 'Похоже, она скопирована не\u00a0целиком. Попросите прислать её ещё раз.',
};
const ENDED = {
  title: 'Ссылка больше не\u00a0действует',
  text: 'Предпросмотр открывается сутки. Попросите прислать новую ссылку.',
};
const GONE = {
  title: 'Этого черновика больше нет',
  text: 'Его опубликовали или удалили. Если опубликовали, страница уже на\u00a0сайте.',
};
const UNFINISHED = {
  title: 'Черновик сейчас дописывают',
  text: 'Страница пока не\u00a0складывается. Откройте ссылку чуть позже.',
};
const NOWHERE = {
  title: 'Показывать пока нечего',
  text: 'Эта правка не\u00a0меняет ни\u00a0одной страницы сайта.',
};
const SILENT = {
  title: 'Сейчас не\u00a0получилось',
  text: 'Сайт обновляется. Откройте ссылку ещё раз через минуту.',
};

/** @throws Failure that is not the draft's fault, and any other error. */
async function drawn(opening: Opening, row: Row, ends: Date): Promise<Response> {
  const { now, media } = opening;
  const saving = { who: row.author, now: now(), media, action: 'publish' } as const;
  const { key } = wantedOf(row);
  const collection = collectionNamed(row.collection);
  const { html, held } = await previewEntity(
    { ...opening, saving },
    { collection, key, entity: row.data, url: null },
  );
  if (held) return wordsPage(409, UNFINISHED);
  return html === null ? wordsPage(409, NOWHERE) : draftPage(html, ends);
}

/** Opens preview links. Each draft is rendered in its present state; concurrent requests share it. */
export function linkOpener(opening: Opening): (token: string) => Promise<Response> {
  const { db, linking, now, log } = opening;
  const drawing = new Map<string, Promise<Response>>();

  async function once(row: Row, ends: Date): Promise<Response> {
    const name = `${row.id} ${row.version} ${ends.getTime()}`;
    const begun = drawing.get(name) ?? drawn(opening, row, ends);
    drawing.set(name, begun);
    try {
      return (await begun).clone();
    } finally {
      drawing.delete(name);
    }
  }

  return async (token) => {
    const link = readLinkToken(linking.secret, token);
    if (!link) return wordsPage(404, UNKNOWN);
    if (link.ends <= now()) return wordsPage(410, ENDED);
    const [row] = await db.select().from(contentDrafts).where(eq(contentDrafts.id, link.draft));
    if (!row) return wordsPage(410, GONE);
    try {
      return await once(row, link.ends);
    } catch (error) {
      const failure = asFailure(error);
      if (!(failure instanceof Failure)) throw failure;
      if (failure.code !== 'upstream') return wordsPage(409, UNFINISHED);
      if (failure.cause) log('A draft could not be drawn', failure.cause);
      return wordsPage(503, SILENT);
    }
  };
}
