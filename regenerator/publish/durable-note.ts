import * as fs from 'node:fs';
import { dirname } from 'node:path';
import { alone } from '../../system/alone.ts';
import { toDisk } from './disk.ts';
import { stepOf, type Places, type Pointer } from './manifest.ts';
import { readDurable } from './pointers.ts';

/** A note takes as long as a disk needs for two small files. Both in milliseconds. */
const NOTING = { look: 2, patience: 120_000 };

async function write({ durable }: Places, { boot: _, ...pointer }: Pointer): Promise<void> {
  const next = `${durable}.next`;
  fs.writeFileSync(next, JSON.stringify(pointer));
  await toDisk(next);
  fs.renameSync(next, durable);
  await toDisk(dirname(durable));
}

/**
 * Records which release is on the disk with all of its files. The caller holds the publishing lock,
 * so that nothing newer can have been served.
 */
export const note = (places: Places, pointer: Pointer): Promise<void> =>
  alone(places.noting, NOTING, () => write(places, pointer));

/**
 * The same from a process that has given up the publishing lock: others may have published or
 * rolled back since, and their note stays.
 * @returns the note that is there now.
 */
export const noteLate = (places: Places, pointer: Pointer): Promise<Pointer> =>
  alone(places.noting, NOTING, async () => {
    const noted = readDurable(places);
    if (noted && stepOf(noted) > stepOf(pointer)) return noted;
    await write(places, pointer);
    return pointer;
  });
