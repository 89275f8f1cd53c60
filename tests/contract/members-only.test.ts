/**
 * Every member call in the table, made by callers without permission: with each kind of invalid
 * token, and by a member whose parameters refer to another member's records.
 */
import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import { eq } from 'drizzle-orm';
import { users } from '../../backend/db/schema.ts';
import { handlers } from '../../backend/routes/handlers.ts';
import type { AnyCall } from '../../contract/call.ts';
import { DEVICE_HEADER, TOKEN_HEADER } from '../../contract/headers.ts';
import { memberConsents } from '../../src/config/member-consents.ts';
import { assertRefused } from './envelope.ts';
import { exampleOf, examplesFor, findDemo } from './examples.ts';
import { ownedRows, identifyingTexts } from './owned-rows.ts';
import { endedTokens, malformedTokens } from './no-tokens.ts';
import { prepare } from './prepare.ts';
import { onEveryEngine, type Params } from './site.ts';
import { signIn } from './stubs.ts';

const calls = handlers.map(({ call }) => call).filter(({ access }) => access === 'member');

let people = 0;
const phone = () => `+7997${String((people += 1)).padStart(7, '0')}`;

/** Headers that accept a token; `misplaced` has the others. */
function headersWith(token: string): Record<string, string>[] {
  return [{ [TOKEN_HEADER]: token }, { authorization: `Bearer ${token}` }];
}

const misplaced = (good: string): Record<string, string>[] => [
  {},
  { [DEVICE_HEADER]: 'a-device' },
  { authorization: good },
  { authorization: `Basic ${good}` },
  { authorization: 'Bearer' },
  { cookie: `auth.token=${good}` },
  { 'x-user-api-token': good },
];

type Outcome = { readonly status: number; readonly error: unknown; readonly text: string };

async function outcomeOf(reply: Response): Promise<Outcome> {
  const text = await reply.text();
  assert.ok(reply.status < 500, text);
  return { status: reply.status, error: JSON.parse(text).error, text };
}

onEveryEngine((site) => {
  let examples: ReadonlyMap<string, Params>;
  let owner: Awaited<ReturnType<typeof signIn>>['user'];
  let good: string;
  let ended: Record<string, string>;
  before(async () => {
    const { db } = site();
    examples = examplesFor(await findDemo(site()));
    const signed = await signIn(db, new Date(), phone());
    owner = signed.user;
    good = signed.token;
    ended = await endedTokens(site(), phone);
    // The owner has a record for every call.
    for (const call of calls) await prepare(db, call, owner);
    const named = { lastName: 'Тайна-Хозяйки', email: 'hozyajka@example.ru' };
    await db.update(users).set(named).where(eq(users.id, owner.id));
  });

  /** Makes the call as another member; nothing of the owner's may change. */
  async function asAnother(call: AnyCall, params: Params): Promise<Outcome> {
    const { db } = site();
    const other = await signIn(db, new Date(), phone());
    const rows = await ownedRows(db, owner);
    const outcome = await outcomeOf(await site().ask(call, params, other.headers));
    assert.deepEqual(
      await ownedRows(db, owner),
      rows,
      `${call.name} changed another member's data`,
    );
    return outcome;
  }

  test('the member calls are known', () => {
    assert.ok(calls.length >= 18, calls.map(({ name }) => name).join());
  });

  test('the owner has rows in many tables, with identifying texts', async () => {
    const rows = await ownedRows(site().db, owner);
    const filled = [...rows].filter(([, found]) => found.length > 0);
    assert.ok(filled.length >= 5, filled.map(([name]) => name).join());
    assert.ok(identifyingTexts(rows).includes('Тайна-Хозяйки'));
  });

  for (const call of calls) {
    describe(call.name, () => {
      test('rejects every invalid token', async () => {
        const tokens = Object.entries({ ...ended, ...malformedTokens(good) });
        const kinds = tokens.flatMap(([kind, token]) =>
          headersWith(token).map((headers) => [kind, headers] as const),
        );
        const odd = misplaced(good).map((headers) => ['misplaced', headers] as const);
        for (const [kind, headers] of [...kinds, ...odd]) {
          const about = `${call.name}, ${kind}: ${Object.keys(headers).join()}`;
          await assertRefused(
            await site().ask(call, exampleOf(examples, call), headers),
            'unauthorized',
            about,
          );
        }
        // Authorisation is checked before parameters.
        await assertRefused(await site().ask(call, { x: 1 }), 'unauthorized', call.name);
      });

      test('neither changes nor reveals another member’s data', async () => {
        const { db } = site();
        const example = exampleOf(examples, call);
        const fresh = (await signIn(db, new Date(), phone())).user;
        // The same record of a third member: other members' records look alike, whoever owns them.
        await prepare(db, call, fresh);
        const before = await asAnother(call, example);
        await prepare(db, call, owner);
        const outcome = await asAnother(call, example);
        assert.deepEqual([outcome.status, outcome.error], [before.status, before.error]);
        // The day of a wording is not personal.
        const own = new Set([...identifyingTexts(example), ...identifyingTexts(memberConsents)]);
        for (const text of identifyingTexts(await ownedRows(db, owner))) {
          if (!own.has(text)) assert.ok(!outcome.text.includes(text), `${call.name} leaks ${text}`);
        }
      });

      test('ignores a claim to be another member', async () => {
        const { db } = site();
        await prepare(db, call, owner);
        const [row] = await db.select().from(users).where(eq(users.id, owner.id));
        assert.ok(row);
        const names = ['userId', 'user_id', 'user', 'memberId', 'member_id', 'member'];
        // What members write about themselves is their own.
        const { lastName: _lastName, ...known } = row;
        const claimed = {
          ...known,
          ...Object.fromEntries(names.map((name) => [name, owner.id])),
          token: good,
        };
        const outcome = await asAnother(call, { ...claimed, ...exampleOf(examples, call) });
        for (const secret of ['Тайна-Хозяйки', String(row.phone)]) {
          assert.ok(!outcome.text.includes(secret), `${call.name} leaks ${secret}`);
        }
      });
    });
  }
});
