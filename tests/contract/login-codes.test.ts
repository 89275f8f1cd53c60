import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { eq } from 'drizzle-orm';
import { createApp } from '../../backend/app.ts';
import { smsCodes } from '../../backend/db/schema.ts';
import { diskStore } from '../../backend/media-store/disk-store.ts';
import { loginSendSms } from '../../contract/calls/user.ts';
import { messagesTo } from './certificate-rows.ts';
import { assertRefused } from './envelope.ts';
import { after, authorization, device, MINUTE, phoneCodes, SECOND, START } from './phone-codes.ts';
import { onEveryEngine, requestOf } from './site.ts';

onEveryEngine((site) => {
  const { newPhone, pass, send, asked, lastCode, tryCode } = phoneCodes(site);

  describe('a code', () => {
    test('has four digits, is sent by SMS and is stored nowhere', async () => {
      const phone = newPhone();
      // Longer than what a hash can contain by chance.
      const name = 'the-device-of-a-visitor';
      await pass(device(name));
      const reply = await site().result(
        loginSendSms,
        { phone, action: authorization },
        device(name),
      );
      assert.deepEqual(reply, { resend_in: 60 });
      const [message] = await messagesTo(site().db, phone);
      assert.match(message?.code ?? '', /^\d{4}$/);
      assert.equal(message?.channel, 'sms');
      assert.ok(message?.text.includes(message.code ?? '?'));
      const [row] = await site().db.select().from(smsCodes).where(eq(smsCodes.phone, phone));
      assert.ok(row);
      assert.match(row.digest, /^[\w-]{43}$/);
      assert.ok(!JSON.stringify(row).includes(name), 'the device is only stored as a hash');
    });

    test('is not sent to a device that passed no captcha within ten minutes', async () => {
      const phone = newPhone();
      site().setNow(START);
      await assertRefused(await send(phone, device('robot')), 'captcha_failed');
      await assertRefused(await send(phone, {}), 'captcha_failed');
      await pass(device('d2'));
      site().setNow(after(10 * MINUTE));
      await assertRefused(await send(phone, device('d2')), 'captcha_failed');
      site().setNow(after(10 * MINUTE - 1));
      assert.equal((await send(phone, device('d2'))).status, 200);
      assert.equal((await messagesTo(site().db, phone)).length, 1);
    });

    test('can be followed by another after sixty seconds, and the rejection counts them down', async () => {
      const { phone } = await asked();
      const refusal = async (milliseconds: number) => {
        site().setNow(after(milliseconds));
        const reply = await send(phone, device('another'));
        const { error_description: told } = await reply.clone().json();
        await assertRefused(reply, 'too_many_requests');
        return told;
      };
      await pass(device('another'));
      assert.match(await refusal(0), /через 60\u00a0секунд$/);
      assert.match(await refusal(39 * SECOND), /через 21\u00a0секунду$/);
      assert.match(await refusal(58 * SECOND), /через 2\u00a0секунды$/);
      // The limit counts the phone, whatever the action.
      await assertRefused(await send(phone, device(phone), 'certificate'), 'too_many_requests');
      site().setNow(after(60 * SECOND));
      assert.equal((await send(phone, device(phone))).status, 200);
    });

    test('is not sent again when its device repeats the request', async () => {
      const { phone, code } = await asked();
      site().setNow(after(20 * SECOND));
      const params = { phone, action: authorization };
      assert.deepEqual(await site().result(loginSendSms, params, device(phone)), { resend_in: 40 });
      assert.equal((await messagesTo(site().db, phone)).length, 1);
      assert.equal((await tryCode(phone, code)).status, 200);
      await assertRefused(await send(phone, device(phone)), 'too_many_requests');
    });

    test('is limited to five an hour and ten a day per phone', async () => {
      const phone = newPhone();
      const sendAt = async (milliseconds: number, number: number) => {
        // A different device each time: this limit is the phone's.
        const headers = device(`${phone}-${number}`);
        await pass(headers, after(milliseconds));
        return send(phone, headers);
      };
      const HOUR = 60 * MINUTE;
      for (let hour = 0; hour < 2; hour += 1) {
        for (let number = 0; number < 5; number += 1) {
          const at = hour * HOUR + (number + hour) * MINUTE;
          assert.equal((await sendAt(at, number)).status, 200, `${hour}:${number}`);
        }
      }
      await assertRefused(await sendAt(HOUR + 30 * MINUTE, 6), 'too_many_requests');
      await assertRefused(await sendAt(3 * HOUR, 7), 'too_many_requests');
      assert.equal((await messagesTo(site().db, phone)).length, 10);
      assert.equal((await sendAt(25 * HOUR, 8)).status, 200);
    });

    test('reaches the member on a known device, whatever strangers have requested', async () => {
      const phone = newPhone();
      const own = device(phone);
      const first = await asked(authorization, phone);
      assert.equal((await tryCode(phone, first.code)).status, 200);
      const strangersAt = async (milliseconds: number, number: number) => {
        const headers = device(`${phone}-stranger-${number}`);
        await pass(headers, after(milliseconds));
        return send(phone, headers);
      };
      for (let number = 1; number < 5; number += 1) {
        assert.equal((await strangersAt(number * MINUTE, number)).status, 200);
      }
      await assertRefused(await strangersAt(5 * MINUTE, 5), 'too_many_requests');
      // Neither the strangers' limit nor their pause applies to the member.
      await pass(own, after(4 * MINUTE + SECOND));
      assert.equal((await send(phone, own)).status, 200);
      assert.equal((await tryCode(phone, await lastCode(phone))).status, 200);
    });

    test('is limited to ten an hour and twenty a day per device', async () => {
      for (const hour of [0, 2]) {
        await pass(device('busy'), after(hour * 60 * MINUTE));
        for (let count = 0; count < 10; count += 1) {
          assert.equal((await send(newPhone(), device('busy'))).status, 200);
        }
        await assertRefused(await send(newPhone(), device('busy')), 'too_many_requests');
      }
      await pass(device('busy'), after(4 * 60 * MINUTE));
      await assertRefused(await send(newPhone(), device('busy')), 'too_many_requests');
    });

    for (const [kind, of, other] of [
      ['address', () => '203.0.113.7', '203.0.113.8'],
      ['network of IPv6', (name: number) => `2001:db8:1:2::${name + 1}`, '2001:db8:1:3::1'],
    ] as const) {
      test(`is limited to sixty an hour per ${kind}`, async () => {
        const from = (name: number, address = of(name)) => ({
          ...device(`crowd-${kind}-${name}`),
          'x-forwarded-for': address,
        });
        for (let count = 0; count < 60; count += 1) {
          const headers = from(count);
          await pass(headers);
          assert.equal((await send(newPhone(), headers)).status, 200);
        }
        await pass(from(60));
        await assertRefused(await send(newPhone(), from(60)), 'too_many_requests');
        assert.equal((await send(newPhone(), from(60, other))).status, 200);
      });
    }

    test('is sent once, however often the button is pressed', async () => {
      const phone = newPhone();
      await pass(device(phone));
      await pass(device('second'));
      const replies = await Promise.all(
        Array.from({ length: 50 }, (_, place) => send(phone, device(place % 2 ? phone : 'second'))),
      );
      assert.equal(replies.filter((reply) => reply.status === 200).length, 25);
      assert.equal((await messagesTo(site().db, phone)).length, 1);
    });

    test('that could not be sent is not stored, and the visitor is told', async () => {
      const phone = newPhone();
      await pass(device(phone));
      const faults: unknown[] = [];
      const app = createApp({
        db: site().db,
        media: diskStore('/nowhere'),
        now: () => START,
        log: (_message, error) => faults.push(error),
        send: () => Promise.reject(new Error('the operator is unavailable')),
      });
      const params = { phone, action: authorization };
      const reply = await app.fetch(requestOf(loginSendSms, params, device(phone)));
      await assertRefused(reply, 'sms_failed');
      assert.match(String(faults[0]), /operator is unavailable/);
      assert.equal(await site().db.$count(smsCodes, eq(smsCodes.phone, phone)), 0);
      assert.equal((await send(phone, device(phone))).status, 200);
    });
  });
});
