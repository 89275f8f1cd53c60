import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { memberFiles } from './member-files.ts';

let directory: string;

async function give(name: string, content: object): Promise<void> {
  await mkdir(dirname(join(directory, name)), { recursive: true });
  await writeFile(join(directory, name), JSON.stringify(content));
}

const ORDERS = { path: '/personal/orders/', componentChunkName: 'component---orders' };

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'member-files-'));
  await give('webpack.stats.json', {
    assetsByChunkName: {
      app: ['runtime.js', 'app.css', 'app.js'],
      site: ['app.css', 'app.js', 'react.js', 'shared.js'],
      'component---orders': ['app.css', 'app.js', 'shared.js', 'orders.css', 'orders.js'],
    },
  });
  await give('page-data/app-data.json', { webpackCompilationHash: 'b1' });
  await give('page-data/personal/orders/page-data.json', {
    staticQueryHashes: ['42'],
    slicesMap: { header: 'header', footer: 'footer' },
  });
});

afterEach(() => rm(directory, { recursive: true, force: true }));

it('lists what the scripts of a members’ page request, each file once', async () => {
  const others = [{ path: '/faq/', componentChunkName: 'component---faq' }];
  expect(await memberFiles(directory, [ORDERS, ...others])).toEqual({
    build: 'b1',
    pages: {
      '/personal/orders/': {
        scripts: ['react.js', 'shared.js', 'orders.js'],
        data: [
          'page-data/app-data.json',
          'page-data/personal/orders/page-data.json',
          'slice-data/header.json',
          'slice-data/footer.json',
          'page-data/sq/d/42.json',
        ],
      },
    },
  });
});

it('names the file of another form', async () => {
  await give('page-data/app-data.json', {});
  await expect(memberFiles(directory, [ORDERS])).rejects.toThrow('page-data/app-data.json');
});
