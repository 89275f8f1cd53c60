/** Kills the backend at random moments while certificates are requested and issued. */
import assert from 'node:assert/strict';
import { randomInt } from 'node:crypto';
import { rmSync } from 'node:fs';
import { after, before, describe, test } from 'node:test';
import { eq, like } from 'drizzle-orm';
import {
  certificateRequests,
  certificates,
  consents,
  opticianStock,
  outbox,
} from '../../backend/db/schema.ts';
import { certificateFormSend, certificateGet } from '../../contract/calls/shops.ts';
import { confirmed, formOf, opticianWith } from '../contract/certificate-rows.ts';
import { makeScratch } from '../contract/scratch.ts';
import { startProcess } from './backend-process.ts';
import { places, type Place } from './places.ts';

const ROUNDS = 4;
const PEOPLE = 12;
const PAIRS = 500;
/** Timeout in milliseconds until every accepted form is issued, generous for a busy machine. */
const PATIENCE = 90_000;
const PHONES = '+7900777';

type Backend = Awaited<ReturnType<typeof startProcess>>;
for (const place of places) {
  describe(place.name, () => {
    let directory: string;
    let made: Awaited<ReturnType<Place['make']>>;
    let opticId: number;
    const people = new Map<string, HeadersInit>();
    before(async () => {
      directory = makeScratch('crash');
      made = await place.make(directory);
      await made.use(async (db) => {
        opticId = await opticianWith(db, PAIRS);
        for (let number = 0; number < ROUNDS * PEOPLE; number += 1) {
          const phone = `${PHONES}${String(number).padStart(4, '0')}`;
          people.set(phone, await confirmed(db, phone));
        }
      });
    });
    after(async () => {
      await made.end();
      rmSync(directory, { recursive: true });
    });

    const start = () => startProcess({ ...made.environment, ISSUE_DELAY: '5' });

    /** The state of a phone as the backend reports it; null when the backend is down. */
    async function stateOf(
      backend: Backend,
      call: typeof certificateGet | typeof certificateFormSend,
      phone: string,
    ) {
      const form = formOf(phone, opticId);
      const headers = people.get(phone) ?? {};
      try {
        const reply = await backend.ask(call, form, headers);
        const body = await reply.json();
        return String(body.error ?? body.result.process);
      } catch {
        return null;
      }
    }

    /** Requests a certificate until it is there, or until the backend is down. */
    async function insist(backend: Backend, phone: string, heard: (state: string) => void) {
      for (const deadline = Date.now() + PATIENCE; ;) {
        assert.ok(Date.now() < deadline, `${phone} is still waiting for a certificate`);
        const state = await stateOf(backend, certificateFormSend, phone);
        if (state === null) return;
        heard(state);
        if (state !== 'process') return;
      }
    }

    test('despite crashes, issues exactly one certificate per accepted form', async () => {
      const accepted = new Set<string>();
      const phones = [...people.keys()];
      for (let round = 0; round < ROUNDS; round += 1) {
        const backend = await start();
        const limit = randomInt(1, PEOPLE * 4);
        let replies = 0;
        const killed = Promise.withResolvers<void>();
        const group = phones.slice(round * PEOPLE, (round + 1) * PEOPLE);
        const work = group.map((phone) =>
          insist(backend, phone, (state) => {
            assert.ok(['process', 'ready', 'get_certificate'].includes(state), state);
            accepted.add(phone);
            if ((replies += 1) === limit) killed.resolve(backend.kill());
          }),
        );
        await Promise.race([killed.promise, Promise.all(work)]);
        await backend.kill();
        await Promise.all(work);
      }
      assert.ok(accepted.size > 0);

      // No form is sent again: the issuer itself resumes its work.
      const backend = await start();
      const deadline = Date.now() + PATIENCE;
      for (const phone of accepted) {
        while ((await stateOf(backend, certificateGet, phone)) !== 'ready') {
          assert.ok(Date.now() < deadline, `${phone} was accepted but has no certificate`);
        }
      }
      await backend.stop();

      await made.use(async (db) => {
        // Demo members have certificates, too.
        const asked = like(certificates.phone, `${PHONES}%`);
        const issued = await db.select().from(certificates).where(asked);
        const requests = await db
          .select()
          .from(certificateRequests)
          .where(like(certificateRequests.phone, `${PHONES}%`));
        const numbers = new Set(issued.map(({ number }) => number));
        assert.equal(numbers.size, issued.length);
        const named = (rows: { phone: string }[]) => rows.map(({ phone }) => phone).sort();
        // A form may have been accepted although its response did not arrive: it is complete, too.
        assert.deepEqual(named(issued), named(requests));
        assert.equal(new Set(named(issued)).size, issued.length);
        for (const phone of accepted) {
          assert.ok(named(issued).includes(phone), `The form of ${phone} was accepted but lost`);
          assert.equal(await db.$count(outbox, eq(outbox.to, phone)), 1, phone);
          assert.equal(await db.$count(consents, eq(consents.phone, phone)), 3, phone);
        }
        assert.ok(requests.every(({ state }) => state === 'ready'));
        const [stock] = await db
          .select()
          .from(opticianStock)
          .where(eq(opticianStock.shopId, opticId));
        const given = await db.$count(certificates, eq(certificates.opticId, opticId));
        assert.equal(stock?.pairs, PAIRS - given);
        // One SMS to each phone and one email to the form's address.
        assert.equal(await db.$count(outbox), issued.length * 2);
      });
    });
  });
}
