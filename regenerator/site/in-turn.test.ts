import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { articleCard } from '../../src/build/cards.ts';
import { page } from '../../src/build/compose/page.ts';
import type { PageFields } from '../../src/build/derive-pages.ts';
import { exampleArticle } from '../../tests/examples/content.ts';
import { sharePicture } from '../../src/build/share/share-picture.ts';
import { ComingFiles } from './coming-files.ts';
import { inTurn, type PageInTurn } from './in-turn.ts';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

const [old, renamed] = [exampleArticle(9), exampleArticle(9, { title: 'Новое название' })];
const swap = { kind: 'card', before: articleCard(old), after: articleCard(renamed) };

/** The page of an article that links to another. */
function pageOf(id: number, next: typeof old, title = 'Статья'): PageFields {
  const article = exampleArticle(id);
  const data = { article, related: [], previous: null, next: articleCard(next) };
  const composed = page('article', article.url, { title, description: 'О зрении.' }, data);
  return { ...composed, share: sharePicture(composed) };
}

/** A disk that delivers only the files that the test selects. */
function disk() {
  const asked: string[] = [];
  let take: (file: string, bytes: Uint8Array | null) => void = () => {};
  const files = new ComingFiles((wanted, given) => {
    asked.push(...wanted);
    take = given;
  });
  const give = (file: string, text: string | null) =>
    take(file, text === null ? null : Buffer.from(text));
  return { asked, files, give };
}

const isAsked = ({ value }: IteratorResult<PageInTurn, unknown>) => {
  const turn = value as PageInTurn | undefined;
  const before = turn?.before && { ...turn.before, html: String(turn.before.html) };
  return { url: turn?.page.url, before };
};

const urls = [1, 2, 3].map((id) => exampleArticle(id).url);
const known = new Map([1, 2, 3].map((id) => [urls[id - 1] ?? '', pageOf(id, old)]));
const fresh = [pageOf(1, renamed), pageOf(2, renamed), pageOf(3, renamed, 'Другое название')];

function turns(files: ComingFiles, stored = (path: string): string | null => `stored ${path}`) {
  return inTurn(fresh, { page: (url) => known.get(url), stored, files });
}

const fileOf = (url?: string) => `stored ${url?.slice(1)}index.html`;

it('yields pages to render first, then pages that differ by a few parts alone, as they arrive', async () => {
  const { files, give, asked } = disk();
  const pages = turns(files);
  expect(isAsked(await pages.next())).toEqual({ url: urls[2], before: undefined });
  expect(asked).toEqual([fileOf(urls[0]), fileOf(urls[1])]);
  const second = pages.next();
  give(fileOf(urls[1]), 'second');
  expect(isAsked(await second)).toEqual({
    url: urls[1],
    before: { html: 'second', swaps: [swap] },
  });
  give(fileOf(urls[0]), 'first');
  expect(isAsked(await pages.next()).before).toEqual({ html: 'first', swaps: [swap] });
  expect(await pages.next()).toMatchObject({ done: true });
});

it('renders pages whose files do not arrive, or not in time', async () => {
  const { files, give } = disk();
  const pages = turns(files);
  await pages.next();
  const second = pages.next();
  give(fileOf(urls[0]), null);
  expect(isAsked(await second)).toEqual({ url: urls[0], before: undefined });
  const third = pages.next();
  await jest.advanceTimersByTimeAsync(100);
  expect(isAsked(await third)).toEqual({ url: urls[1], before: undefined });
});

it('waits once for a disk that delivers nothing, and not again for each page', async () => {
  const { files } = disk();
  files.begin(['one', 'another']);
  const first = files.next();
  await jest.advanceTimersByTimeAsync(100);
  await first;
  await files.next();
  expect(jest.getTimerCount()).toBe(0);
});

it('waits again for a disk that has delivered something since', async () => {
  const { files, give } = disk();
  files.begin(['one', 'another']);
  const first = files.next();
  await jest.advanceTimersByTimeAsync(100);
  await first;
  give('one', 'late');
  void files.next();
  expect(jest.getTimerCount()).toBe(1);
});

it('reads nothing twice, and nothing that is not stored', async () => {
  const { files, asked } = disk();
  files.begin([fileOf(urls[0]), fileOf(urls[0])]);
  await turns(files, (path) =>
    path.startsWith(urls[1]?.slice(1) ?? '') ? null : `stored ${path}`,
  ).next();
  expect(asked).toEqual([fileOf(urls[0])]);
});
