import assert from 'node:assert/strict';
import process from 'node:process';
import { after, before, test } from 'node:test';
import { seedOr } from '../../fuzz/seed.ts';
import { chance } from '../soak/operations.ts';
import { EDITOR_TOKEN, restOrigin, type Resident } from '../soak/resident.ts';
import { openScreenClient, type ScreenClient } from '../soak/screen-client.ts';
import { ScreenEditor } from '../soak/screen-editor.ts';

/** Seed for the edits. */
const SEED = 20_261_125;

/** Edits in `npm test`; `npm run test:long` makes all of them. */
const EDITS = process.env['TEST_LONG'] === '1' ? 500 : 25;

/** Timeout for all of them in milliseconds, on a busy machine. */
const LONG = { timeout: 2_400_000 };

/** One edit in this many is awaited: the others come while it is being published. */
const AWAITED = 5;

/** The regenerator is killed after this many. */
const KILLED_EVERY = 120;

/**
 * Random edits of every collection through the client of the editor's screen. The site shows every save; at
 * the end the whole site is compared with a clean build.
 */
export function screen(given: () => Resident): void {
  let resident: Resident;
  let client: ScreenClient;
  before(async () => {
    resident = given();
    client = await openScreenClient(restOrigin, EDITOR_TOKEN);
  });
  after(() => client.close());

  test(`the site follows ${EDITS} edits through the editor's screen`, LONG, async (context) => {
    const pick = chance(seedOr(SEED));
    const editor = new ScreenEditor(client, pick);
    let revision = 0;
    for (let edit = 1; edit <= EDITS; edit += 1) {
      revision = Math.max(revision, (await editor.doAny()) ?? 0);
      if (pick(AWAITED) === 0) await resident.published(revision);
      if (edit % KILLED_EVERY === 0) await resident.restart();
    }
    await resident.published(revision);
    const { error, held } = await resident.status();
    assert.deepEqual({ error, held }, { error: null, held: [] });
    context.diagnostic(`${editor.saves} of ${EDITS} edits were saved`);
    const told = JSON.stringify(Object.fromEntries(editor.refused));
    assert.ok(editor.saves > EDITS / 2, `Only ${editor.saves} of ${EDITS} were saved: ${told}`);
  });
}
