import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from '@jest/globals';
import { tempDirectory } from '../../tests/unit/temp-directory.ts';
import { makeTemporary } from './temporary.ts';

const root = tempDirectory();

test('what a killed run has left is removed by the next one', () => {
  const { pid } = spawnSync(process.execPath, ['-e', '']);
  const others = ['something-else', `yasno-unit-${process.pid}-aaaaaa`];
  for (const name of [...others, `yasno-unit-${pid}-bbbbbb`]) {
    mkdirSync(join(root.path, name, 'database'), { recursive: true });
  }
  const own = makeTemporary('unit', root.path);
  expect(readdirSync(root.path).toSorted()).toEqual([...others, basename(own)].toSorted());
});
