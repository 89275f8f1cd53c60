/** Certificates that are requested and issued concurrently. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import pLimit from 'p-limit';
import { certificateFormSend } from '../../contract/calls/shops.ts';
import {
  certificatesOf,
  confirmed,
  formOf,
  issueAll,
  messagesTo,
  opticianWith,
  setStock,
  stockOf,
} from './certificate-rows.ts';
import { onEveryEngine } from './site.ts';

const START = new Date('2026-11-21T09:00:00.000Z');
const MINUTE = 60_000;

/** More than there are connections, but not so many that the database times out on a slow machine. */
const together = pLimit(100);

onEveryEngine((site) => {
  describe('concurrent forms', () => {
    test('a thousand forms for one phone make one certificate, take one pair and send one SMS', async () => {
      site().setNow(START);
      const phone = '+79002220001';
      const opticId = await opticianWith(site().db, 50);
      const first = await confirmed(site().db, phone, START);
      const second = await confirmed(site().db, phone, START);
      const form = formOf(phone, opticId);
      const issuing = issueAll(site().db, START);
      const answers = await Promise.all(
        Array.from({ length: 1_000 }, (_, number) =>
          together(async () => {
            const headers = number % 2 === 0 ? first : second;
            const reply = await site().ask(certificateFormSend, form, headers);
            // The issuer runs in between.
            if (number % 100 === 0) await issueAll(site().db, START);
            const body = await reply.json();
            return body.error ?? body.result.process;
          }),
        ),
      );
      await issuing;
      await issueAll(site().db, START);
      const counted = (answer: string) => answers.filter((given) => given === answer).length;
      assert.ok(counted('process') > 0 && counted('ready') <= 1);
      assert.equal(counted('process') + counted('ready') + counted('get_certificate'), 1_000);
      assert.equal((await certificatesOf(site().db, phone)).length, 1);
      assert.equal((await messagesTo(site().db, phone)).length, 1);
      assert.equal(await stockOf(site().db, opticId), 49);
    });

    test('the last pairs go to as many visitors as there are pairs, and stock never becomes negative', async () => {
      const opticId = await opticianWith(site().db, 3);
      site().setNow(START);
      const replies = await Promise.all(
        Array.from({ length: 40 }, async (_, number) => {
          const phone = `+7900333${String(number).padStart(4, '0')}`;
          const headers = await confirmed(site().db, phone, START);
          const reply = await site().ask(certificateFormSend, formOf(phone, opticId), headers);
          return (await reply.json()).error ?? 'taken';
        }),
      );
      assert.equal(replies.filter((reply) => reply === 'taken').length, 3);
      assert.equal(replies.filter((reply) => reply === 'optician_out_of_stock').length, 37);
      assert.equal(await stockOf(site().db, opticId), 0);
    });

    test('several issuers share the work, and process no job twice', async () => {
      const opticId = await opticianWith(site().db, 100);
      await setStock(site().db, opticId, 100);
      const people = await Promise.all(
        Array.from({ length: 30 }, async (_, number) => {
          const phone = `+7900444${String(number).padStart(4, '0')}`;
          const headers = await confirmed(site().db, phone, START);
          await site().result(certificateFormSend, formOf(phone, opticId), headers);
          return phone;
        }),
      );
      const due = new Date(START.getTime() + MINUTE);
      await Promise.all(Array.from({ length: 4 }, () => issueAll(site().db, due)));
      for (const phone of people) {
        assert.equal((await certificatesOf(site().db, phone)).length, 1, phone);
        assert.equal((await messagesTo(site().db, phone)).length, 1, phone);
      }
    });
  });
});
