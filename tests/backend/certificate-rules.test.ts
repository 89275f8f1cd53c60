import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { withValues } from '../../contract/collections/variables.ts';
import { MESSAGE_TEXTS } from '../../backend/messages/texts.ts';
import { letterValues, messageValues } from '../../backend/certificates/message.ts';
import { exampleCertificate } from '../examples/certificate-flow.ts';
import { makeCode, makeNumber, numberFrom, readNumber } from '../../backend/certificates/number.ts';
import { expiryOf, lastDayOf } from '../../backend/certificates/rules.ts';
import { dayOf } from '../../backend/moscow-day.ts';
import { secondsText } from '../../backend/seconds-text.ts';

describe('a certificate number', () => {
  test('is read in any notation', () => {
    const number = numberFrom('4821773059');
    assert.match(number, /^4821-7730-59\d\d$/);
    const digits = number.replaceAll('-', '');
    for (const typed of [number, digits, ` ${digits.replace(/(.{3})/g, '$1 ')}`]) {
      assert.equal(readNumber(typed), number);
    }
    assert.equal(readNumber(number.replaceAll('-', '–')), number);
  });

  test('detects every wrong digit and every transposition of neighbours', () => {
    for (let round = 0; round < 20; round += 1) {
      const digits = [...makeNumber().replaceAll('-', '')];
      assert.ok(readNumber(digits.join('')));
      digits.forEach((digit, place) => {
        const wrong = digits.with(place, String((Number(digit) + 1 + (round % 9)) % 10));
        assert.equal(readNumber(wrong.join('')), null);
        const next = digits[place + 1];
        if (next === undefined || next === digit) return;
        const swapped = digits.with(place, next).with(place + 1, digit);
        assert.equal(readNumber(swapped.join('')), null);
      });
    }
  });

  test('rejects text and numbers of another length', () => {
    for (const typed of ['', '0001', 'takogo-net', '4821-7730-59', '٣'.repeat(12), '1e11']) {
      assert.equal(readNumber(typed), null, typed);
    }
  });

  test('is the beginning of the code, followed by an unguessable suffix', () => {
    const number = makeNumber();
    const codes = new Set(Array.from({ length: 50 }, () => makeCode(number)));
    assert.equal(codes.size, 50);
    for (const code of codes) assert.ok(code.startsWith(number.replaceAll('-', '')));
  });
});

describe('the days of a certificate', () => {
  test('are counted in Moscow time', () => {
    assert.equal(dayOf(new Date('2026-11-21T20:59:59.999Z')), '2026-11-21');
    assert.equal(dayOf(new Date('2026-11-21T21:00:00.000Z')), '2026-11-22');
  });

  test('end thirty days after the day of issue, whatever its hour', () => {
    for (const [issued, last] of [
      ['2026-11-21T09:00:00.000Z', '2026-12-21'],
      ['2026-11-21T20:59:59.999Z', '2026-12-21'],
      ['2026-11-21T21:00:00.000Z', '2026-12-22'],
      ['2028-01-30T12:00:00.000Z', '2028-02-29'],
    ] as const) {
      const expiresAt = expiryOf(new Date(issued));
      assert.equal(lastDayOf(expiresAt), last);
      assert.match(expiresAt.toISOString(), /T21:00:00\.000Z$/);
    }
  });
});

test('the SMS fits into four parts and names the place and the last day', () => {
  const optician = {
    title: 'Оптика «Ясный взгляд»',
    city: { id: 1, title: 'Казань' },
    address: 'ул. Баумана, 15',
  };
  const number = numberFrom('1'.repeat(10));
  const text = withValues(
    MESSAGE_TEXTS['sms.certificate'],
    messageValues({ number, validTo: '2027-01-05', optician }),
  );
  assert.match(text, /Казань, ул\. Баумана, 15/);
  assert.match(text, /по 5 января 2027 г\.$/);
  assert.ok(text.length < 4 * 67);
});

test('seconds are pluralised in Russian', () => {
  const words = [1, 2, 5, 11, 21, 42, 60].map(secondsText);
  assert.deepEqual(
    words.map((text) => text.split('\u00a0')[1]),
    ['секунду', 'секунды', 'секунд', 'секунд', 'секунду', 'секунды', 'секунд'],
  );
});

test('a typed name stays on one line of the email', () => {
  const { number, optician } = exampleCertificate();
  const name = `Анна!\r\n\u2028Откройте https://evil.example/${'я'.repeat(200)}`;
  const values = letterValues(
    { number, optician, validTo: '2027-01-05', name },
    'https://site.example',
  );
  const letter = withValues(MESSAGE_TEXTS['letter.certificate'], values);
  const [greeting = ''] = letter.split('\n\n');
  assert.match(greeting, /^Здравствуйте, Анна! Откройте /);
  assert.ok(greeting.length < 120);
});
