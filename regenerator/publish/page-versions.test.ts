import { describe, expect, it } from '@jest/globals';
import { releaseStore } from '../../tests/unit/release-store.ts';

const { releases, write, remove, all } = releaseStore();

const SLOT = '<!-- slice-start id="header-1" --><!-- slice-end id="header-1" -->';
const page = (words: string) => `<title>Т</title>${SLOT}<main><p>${words}</p></main>`;
const read = (text: string) => ({ title: 'Т', description: '', text, is_cut: false });

describe('a page in two releases', () => {
  it('is read without the unchanged parts that all pages share', async () => {
    await write('_gatsby/slices/header-1.html', '<a href="/">Ясно</a>');
    await write('a/index.html', page('раз'));
    await all();
    await write('a/index.html', page('два'));
    await all();
    expect(await releases().pageVersions(1, 2, '/a/')).toEqual({
      before: read('<p>раз</p>'),
      after: read('<p>два</p>'),
    });
    await write('_gatsby/slices/header-1.html', '<a href="/">Ещё яснее</a>');
    await all();
    expect(await releases().pageVersions(2, 3, '/a/')).toEqual({
      before: read('<p><a href="/">Ясно</a></p><p>два</p>'),
      after: read('<p><a href="/">Ещё яснее</a></p><p>два</p>'),
    });
  });

  it('may be new or removed, and is not found when neither release has it', async () => {
    await write('a/index.html', page('раз'));
    await all();
    await remove('a');
    await write('b/index.html', page('два'));
    await all();
    expect(await releases().pageVersions(1, 2, '/a/')).toMatchObject({ after: null });
    expect(await releases().pageVersions(1, 2, '/b/')).toMatchObject({ before: null });
    for (const url of ['/c/', '/../a/', '/a']) {
      expect(await releases().pageVersions(1, 2, url)).toBeNull();
    }
    expect(await releases().pageVersions(1, 9, '/a/')).toBeNull();
  });
});
