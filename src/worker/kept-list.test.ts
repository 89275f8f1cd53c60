import { expect, it } from '@jest/globals';
import {
  BOUNDS,
  likeFile,
  neededBy,
  stateIn,
  verdictOn,
  withPage,
  type Kept,
} from './kept-list.ts';

const page = (path: string, at: number, bytes = 1, files: string[] = []): Kept => ({
  path,
  title: path,
  at,
  files,
  bytes,
});
const pathsOf = (list: readonly Kept[]) => list.map(({ path }) => path);

it('keeps a page once, as last read', () => {
  const list = [page('/a/', 2), page('/b/', 1)].reduce<Kept[]>(withPage, []);
  expect(withPage(list, page('/b/', 3, 7))).toEqual([page('/b/', 3, 7), page('/a/', 2)]);
});

it('drops the least recently read pages when there are too many', () => {
  const many = Array.from({ length: BOUNDS.pages + 3 }, (_, at) => page(`/${at}/`, at));
  const list = many.reduce<Kept[]>(withPage, []);
  expect(list).toHaveLength(BOUNDS.pages);
  expect(list[0]?.path).toBe(`/${BOUNDS.pages + 2}/`);
  expect(pathsOf(list)).not.toContain('/2/');
});

it('enforces a limit on the total size of pages', () => {
  const half = BOUNDS.bytes / 2;
  const list = [page('/a/', 1, half), page('/b/', 2, half)].reduce<Kept[]>(withPage, []);
  expect(pathsOf(withPage(list, page('/c/', 3, 1)))).toEqual(['/c/', '/b/']);
  expect(withPage([], page('/large/', 1, BOUNDS.bytes + 1))).toEqual([]);
});

it('needs its pages and their files, each once', () => {
  const list = [page('/a/', 1, 1, ['/x.css', '/y.css']), page('/b/', 1, 1, ['/x.css'])];
  expect([...neededBy(list)]).toEqual(['/a/', '/x.css', '/y.css', '/b/']);
});

it.each([
  [200, 'basic', 'renew'],
  [404, 'basic', 'remove'],
  [410, 'basic', 'remove'],
  [301, 'basic', 'remove'],
  [0, 'opaqueredirect', 'remove'],
  [500, 'basic', 'leave'],
  [503, 'basic', 'leave'],
  [429, 'basic', 'leave'],
] as const)('after %s (%s): %s', (status, type, verdict) => {
  expect(verdictOn({ status, type })).toBe(verdict);
});

it('finds the same picture in another width and the same format', () => {
  const kept = ['/pictures/ab12-480.webp', '/pictures/ab12-320.avif', '/pictures/ab34-480.avif'];
  expect(likeFile('/pictures/ab12-640.avif', kept)).toBe('/pictures/ab12-320.avif');
  expect(likeFile('/pictures/ab99-640.avif', kept)).toBeUndefined();
  expect(likeFile('/late.css', kept)).toBeUndefined();
});

it("reads its stored state, and the valid part of another version's", () => {
  const state = { list: [page('/a/', 2)], looked: 3 };
  expect(stateIn(JSON.parse(JSON.stringify(state)))).toEqual(state);
  const mixed = { list: [page('/a/', 2), { path: '/b/', title: 'b' }, null] };
  expect(stateIn(mixed)).toEqual({ list: [page('/a/', 2)], looked: 0 });
  for (const broken of [undefined, null, 'a', { list: {} }])
    expect(stateIn(broken)).toEqual({ list: [], looked: 0 });
});
