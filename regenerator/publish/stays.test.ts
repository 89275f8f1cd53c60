import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { releaseStore } from '../../tests/unit/release-store.ts';
import { RETENTION } from './retention.ts';

const { releases, site, write, open, all, some, served } = releaseStore();

describe('a rollback that stays', () => {
  const stay = (number?: number) => releases().rollBack(number, true);
  beforeEach(async () => {
    await all(1);
    await write('index.html', 'second');
    await all(2);
    await write('index.html', 'third');
    await all(3);
  });

  it('stores releases published meanwhile, and serves them once it ends', async () => {
    await stay(1);
    expect(releases().stays()).toBe(true);
    await write('new.html', 'new');
    expect(await some(['new.html'])).toMatchObject({ number: 4, changed: ['new.html'] });
    expect(await some(['new.html'])).toMatchObject({ number: 4, changed: [] });
    expect(await served()).toMatchObject({ 'index.html': 'home' });
    expect(await releases().goOn()).toMatchObject({ number: 4, current: true });
    expect(releases().stays()).toBe(false);
    expect(await served()).toMatchObject({ 'index.html': 'third', 'new.html': 'new' });
  });

  it('outlives the process, for a whole site and for single files', async () => {
    await stay();
    await releases().settled();
    await open();
    expect(releases().stays()).toBe(true);
    await write('index.html', 'fourth');
    await all(4);
    await some(['index.html']);
    await releases().settled();
    // As after a power loss.
    await rm(join(site(), 'current'));
    await open();
    expect(await releases().current()).toMatchObject({ number: 2 });
    expect(releases().stays()).toBe(true);
    expect(await served()).toMatchObject({ 'index.html': 'second' });
  });

  it('is not undone by a power loss, whatever another process flushes late', async () => {
    const regenerator = releases();
    await write('new.html', 'new');
    // It is served but not on the disk yet when another process rolls back.
    await some(['new.html']);
    const operator = await open();
    await operator.rollBack(2, true);
    await regenerator.settled();
    await rm(join(site(), 'current'));
    expect(await operator.current()).toMatchObject({ number: 2, newest: false });
    await operator.goOn();
    await regenerator.rollBack(2, true);
    await regenerator.settled();
    await rm(join(site(), 'current'));
    expect(operator.stays()).toBe(true);
  });

  it('ends with a rollback that does not stay, or with one to the newest release', async () => {
    await stay(1);
    await releases().rollBack(2);
    expect(releases().stays()).toBe(false);
    await stay(3);
    expect(releases().stays()).toBe(false);
  });

  it('keeps the served release, however old', async () => {
    await open({ retention: { ...RETENTION, bytes: 0 } });
    await stay(1);
    for (let version = 4; version <= 16; version += 1) {
      await write('index.html', `version ${version}`);
      await all(version);
      await releases().settled();
    }
    expect(await served()).toMatchObject({ 'index.html': 'home' });
    await releases().goOn();
    await write('index.html', 'the last');
    await all();
    await releases().settled();
    expect((await releases().list()).at(-1)?.number).toBe(8);
  });
});
