import { expect, it } from '@jest/globals';
import { shareLinks } from './share-links.ts';

it('passes the full URL and title to every network', () => {
  const address = 'https://yasno.test/articles/a/b/?x=1&y=2';
  const links = shareLinks(address, 'Сухость & «линзы»?');
  expect(links.map(({ name }) => name)).toEqual(['ВКонтакте', 'Telegram', 'Одноклассники']);
  for (const { url } of links) {
    const { protocol, searchParams } = new URL(url);
    expect(protocol).toBe('https:');
    expect([...searchParams.values()]).toEqual([address, 'Сухость & «линзы»?']);
  }
});
