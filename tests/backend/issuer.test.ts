import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { eq } from 'drizzle-orm';
import { acceptForm } from '../../backend/certificates/accept.ts';
import { startIssuer } from '../../backend/certificates/issuer.ts';
import { certificateRequests } from '../../backend/db/schema.ts';
import { outboxSender, type Sender } from '../../backend/outbox/sender.ts';
import {
  certificatesOf,
  formOf,
  issueAll,
  messagesTo,
  opticianWith,
  stockOf,
} from '../contract/certificate-rows.ts';
import { onEveryEngine } from '../contract/site.ts';

const START = new Date('2026-11-21T09:00:00.000Z');
const after = (milliseconds: number) => new Date(START.getTime() + milliseconds);
const quiet = () => {};

onEveryEngine((site) => {
  let phones = 0;
  async function accepted(delay = 0) {
    const phone = `+7900666${String((phones += 1)).padStart(4, '0')}`;
    const opticId = await opticianWith(site().db, 10);
    const form = { ...formOf(phone, opticId), sms: false, address: '', consentVersions: {} };
    await acceptForm(site().db, form, { address: null, now: START, delay });
    return { phone, opticId };
  }
  const requestOf = async (phone: string) => {
    const [row] = await site()
      .db.select()
      .from(certificateRequests)
      .where(eq(certificateRequests.phone, phone));
    return row ?? assert.fail();
  };

  describe('a failing job', () => {
    test('leaves nothing behind, waits longer each time and succeeds in the end', async () => {
      const { phone, opticId } = await accepted();
      const faults: string[] = [];
      const log = (message: string) => faults.push(message);
      const broken: Sender = () => Promise.reject(new Error('the operator is unavailable'));
      const tryAt = (milliseconds: number) => issueAll(site().db, after(milliseconds), broken, log);
      for (const [at, due] of [
        [0, 2_000],
        [2_000, 6_000],
        [6_000, 14_000],
      ] as const) {
        await tryAt(at);
        const { state, dueAt } = await requestOf(phone);
        assert.deepEqual([state, dueAt], ['process', after(due)]);
      }
      assert.equal(faults.length, 3);
      assert.deepEqual(await certificatesOf(site().db, phone), []);
      assert.equal(await stockOf(site().db, opticId), 9);
      await issueAll(site().db, after(14_000));
      assert.equal((await messagesTo(site().db, phone)).length, 1);
      assert.equal((await requestOf(phone)).state, 'ready');
      assert.equal(await stockOf(site().db, opticId), 9);
    });

    test('does not block the others', async () => {
      const stuck = await accepted();
      const other = await accepted();
      const picky: Sender = async (message, tx, sentAt) => {
        if (message.to === stuck.phone) throw new Error('no such subscriber');
        await outboxSender(message, tx, sentAt);
      };
      await issueAll(site().db, START, picky, quiet);
      assert.equal((await certificatesOf(site().db, stuck.phone)).length, 0);
      assert.equal((await certificatesOf(site().db, other.phone)).length, 1);
      await issueAll(site().db, after(60_000));
    });
  });

  describe('the issuer', () => {
    /** An issuer that reports each message it sends. */
    function started(now: () => Date, log: (message: string) => void = assert.fail) {
      const sent: string[] = [];
      let told = Promise.withResolvers<void>();
      const send: Sender = async (message, tx, sentAt) => {
        await outboxSender(message, tx, sentAt);
        sent.push(message.to);
        told.resolve();
        told = Promise.withResolvers();
      };
      const issuer = startIssuer(site().db, { now, send, siteUrl: 'http://localhost:8888', log });
      const hasSentTo = async (phone: string) => {
        while (!sent.includes(phone)) await told.promise;
      };
      return { issuer, hasSentTo, sent };
    }

    test('starts with the jobs an earlier process left', async () => {
      const { phone } = await accepted();
      const { issuer, hasSentTo } = started(() => START);
      await hasSentTo(phone);
      await issuer.stop();
      assert.equal((await certificatesOf(site().db, phone)).length, 1);
    });

    test('issues immediately when woken, and other jobs when they come due', async () => {
      let now = START;
      const { issuer, hasSentTo } = started(() => now);
      const first = await accepted();
      issuer.wake();
      await hasSentTo(first.phone);
      const later = await accepted(100);
      issuer.wake();
      now = after(100);
      await hasSentTo(later.phone);
      await issuer.stop();
      assert.equal((await certificatesOf(site().db, later.phone)).length, 1);
    });

    test('does nothing after it is stopped', async () => {
      const { issuer, sent } = started(() => START);
      await issuer.stop();
      const { phone } = await accepted();
      issuer.wake();
      await issuer.stop();
      assert.deepEqual(sent, []);
      assert.equal((await requestOf(phone)).state, 'process');
      await issueAll(site().db, START);
    });
  });
});
