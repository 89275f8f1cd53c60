import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { alone } from '../../system/alone.ts';
import { tempDirectory } from '../../tests/unit/temp-directory.ts';
import { note, noteLate } from './durable-note.ts';
import { placesOf, type Places, type Pointer } from './manifest.ts';
import { readDurable } from './pointers.ts';

const root = tempDirectory();
let places: Places;
beforeEach(async () => {
  places = placesOf(join(root.path, 'site'));
  await mkdir(places.releases, { recursive: true });
});

const published: Pointer = { number: 4, last: 4, step: 4 };
const rolledBack: Pointer = { number: 1, last: 4, stays: true, step: 5 };
const wentOn: Pointer = { number: 4, last: 4, step: 6 };

describe('notes of two processes at the same moment', () => {
  it.each([
    ['the newer one first', [wentOn, rolledBack, published]],
    ['the newer one last', [published, rolledBack, wentOn]],
    ['the newer one between', [rolledBack, wentOn, published]],
  ])('leave the newer one, %s', async (_, pointers) => {
    await Promise.all(pointers.map((pointer) => noteLate(places, pointer)));
    expect(readDurable(places)).toEqual(wentOn);
    expect(await readdir(dirname(places.durable))).toEqual(['durable', 'releases']);
  });

  it('leave a whole note when neither is late', async () => {
    await Promise.all([note(places, published), note(places, rolledBack)]);
    expect([published, rolledBack]).toContainEqual(readDurable(places));
  });
});

it('keeps the note of another process while a late note waits for its turn', async () => {
  const late = await alone(places.noting, { look: 1 }, async () => {
    const waiting = noteLate(places, published);
    await writeFile(places.durable, JSON.stringify(rolledBack));
    return { waiting };
  });
  expect(await late.waiting).toEqual(rolledBack);
  expect(readDurable(places)).toEqual(rolledBack);
});

it('replaces the note of a rollback that was never served', async () => {
  await note(places, rolledBack);
  await note(places, published);
  expect(readDurable(places)).toEqual(published);
  await note(places, rolledBack);
  const next = { number: 5, last: 5, step: 5 };
  expect(await noteLate(places, next)).toEqual(next);
  expect(readDurable(places)).toEqual(next);
});
