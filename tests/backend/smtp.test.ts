/** Emails sent through a real mail server, whatever its response. */
import assert from 'node:assert/strict';
import { generateKeyPairSync } from 'node:crypto';
import { after, before, describe, test } from 'node:test';
import { dkimVerify } from 'mailauth/lib/dkim/verify.js';
import type { Gateway, Outgoing } from '../../backend/delivery/gateway.ts';
import { connectionTo, smtp } from '../../backend/delivery/email/smtp.ts';
import { readMailingKey, unsubscribeLink } from '../../backend/mailings/key.ts';
import { CERTIFICATE, startMailServer, type MailServer } from './mail-server.ts';

const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 1024 });
const SENT = new Date('2026-11-21T09:00:00.000Z');
const SECRET = 'a secret of these tests and of nothing else';

/** The ASCII content of a letter, without the line breaks of quoted-printable. */
const plainOf = (message: string) => message.replaceAll('=\r\n', '').replaceAll('=3D', '=');

let count = 0;
const letter = (values: Partial<Outgoing> = {}): Outgoing => ({
  id: (count += 1),
  to: 'anna@example.ru',
  subject: 'Подтвердите регистрацию',
  text: 'Здравствуйте, Анна!\n\nhttps://yasno.example/auth/?confirm=k\n\nВаша «Ясно»',
  about: null,
  list: null,
  sentAt: SENT,
  ...values,
});

describe('emails by SMTP', () => {
  let server: MailServer;
  let gateway: Gateway;
  before(async () => {
    server = await startMailServer();
    gateway = smtp({
      url: `smtp://yasno:p%40ss@127.0.0.1:${server.port}`,
      from: { name: 'Ясно', address: 'info@yasno.example' },
      dkim: {
        domainName: 'yasno.example',
        keySelector: 'mail',
        privateKey: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
      },
      context: {
        siteUrl: 'https://yasno.example',
        replyTo: 'vopros@yasno.example',
        brand: () => Promise.resolve('Ясно'),
        unsubscribe: (one) =>
          unsubscribeLink({ secret: SECRET, siteUrl: 'https://yasno.example' }, one),
      },
      ca: CERTIFICATE,
    });
  });
  after(async () => {
    gateway.close();
    await server.close();
  });
  const last = () => server.received.at(-1) ?? assert.fail();

  test('are encrypted and signed, and name their sender', async () => {
    const sent = letter();
    const outcome = await gateway.send(sent);
    assert.deepEqual(outcome, {
      kind: 'taken',
      id: `<outbox-${sent.id}@yasno.example>`,
      cost: null,
    });
    const { isSecure, user, from, to, message } = last();
    assert.deepEqual([isSecure, user, from, to], [true, 'yasno', 'info@yasno.example', [sent.to]]);
    assert.match(message, /^Message-ID: <outbox-\d+@yasno\.example>/m);
    assert.match(message, /^Date: Sat, 21 Nov 2026 09:00:00 \+0000/m);
    assert.match(message, /^Reply-To: vopros@yasno\.example/m);
    assert.match(message, /^Content-Type: multipart\/alternative/m);
    assert.doesNotMatch(message, /^List-Unsubscribe/m);
    const key = publicKey.export({ type: 'spki', format: 'der' }).toString('base64');
    const asked: string[] = [];
    const { results } = await dkimVerify(message, {
      resolver: (name) => {
        asked.push(name);
        return Promise.resolve([[`v=DKIM1; k=rsa; p=${key}`]]);
      },
      minBitLength: 1024,
    });
    assert.deepEqual(
      results.map(({ status, signingDomain }) => [status.result, signingDomain]),
      [['pass', 'yasno.example']],
    );
    assert.deepEqual(asked, ['mail._domainkey.yasno.example']);
  });

  test('of a mailing list offer one-click unsubscribe', async () => {
    await gateway.send(letter({ list: 'subscribe', about: 'member:7' }));
    const { message } = last();
    const [, link = ''] = /^List-Unsubscribe:\s+<([^>]+)>/m.exec(message) ?? [];
    const { origin, pathname, searchParams } = new URL(link);
    assert.deepEqual([origin, pathname], ['https://yasno.example', '/unsubscribe/']);
    const read = readMailingKey(SECRET, searchParams.get('key') ?? '');
    assert.deepEqual(read, { list: 'subscribe', member: 7 });
    assert.match(message, /^List-Unsubscribe-Post: List-Unsubscribe=One-Click/m);
    const plain = plainOf(message);
    const links = plain.split(link).length - 1;
    assert.deepEqual([links, plain.includes(`href="${link}"`)], [3, true], 'header, text and HTML');
    const [, signed = ''] = /^DKIM-Signature:[^]*?\bh=([^;]+);/m.exec(message) ?? [];
    const names = signed.toLowerCase().replaceAll(/\s/g, '').split(':');
    // RFC 8058, 4: mail programs show the button only if these headers are signed.
    for (const name of ['list-unsubscribe', 'list-unsubscribe-post']) {
      assert.ok(names.includes(name), signed);
    }
  });

  test('are refused because of the gateway, the recipient or the content', async () => {
    const cases = [
      [
        { at: 'rcpt', code: 451, words: '4.7.1 Greylisted, anna@example.ru' },
        'gateway',
        '451 4.7.1',
      ],
      [{ at: 'rcpt', code: 550, words: '5.1.1 No anna@example.ru here' }, 'recipient', '550 5.1.1'],
      [{ at: 'rcpt', code: 550, words: '5.7.1 Relaying denied' }, 'gateway', '550 5.7.1'],
      [{ at: 'from', code: 550, words: 'Who are you?' }, 'gateway', '550'],
      [{ at: 'data', code: 452, words: 'Disk full' }, 'gateway', '452'],
      [{ at: 'data', code: 554, words: '5.6.0 Spam' }, 'content', '554 5.6.0'],
    ] as const;
    for (const [deed, failure, detail] of cases) {
      server.will(deed);
      const outcome = await gateway.send(letter());
      assert.deepEqual(outcome, { kind: 'refused', failure, detail }, JSON.stringify(deed));
    }
    assert.equal((await gateway.send(letter())).kind, 'taken');
  });

  test('may have been accepted when the connection ends after them, and are not sent again', async () => {
    const before = server.received.length;
    server.will({ at: 'data', code: 'cut' });
    const outcome = await gateway.send(letter());
    assert.deepEqual(
      [outcome.kind, 'failure' in outcome && outcome.failure],
      ['unknown', 'no-reply'],
    );
    assert.equal((await gateway.send(letter())).kind, 'taken');
    assert.equal(server.received.length, before + 2);
  });

  test('have not been accepted when the connection ends before them', async () => {
    const before = server.received.length;
    server.will({ at: 'rcpt', code: 'cut' });
    const outcome = await gateway.send(letter());
    assert.deepEqual(
      [outcome.kind, 'failure' in outcome && outcome.failure],
      ['refused', 'gateway'],
    );
    assert.equal(server.received.length, before);
  });

  test('go to one address, and carry no injected header', async () => {
    for (const to of [
      'anna@example.ru, boris@example.ru',
      'anna@example.ru\r\nBcc: boris@example.ru',
      '"a"<anna@example.ru>',
      'Анна',
    ]) {
      const outcome = await gateway.send(letter({ to }));
      assert.deepEqual(outcome, { kind: 'refused', failure: 'recipient', detail: 'address' });
    }
    await gateway.send(letter({ subject: 'Вопрос\r\nBcc: boris@example.ru\r\n\r\nТекст' }));
    const [head = ''] = last().message.split('\r\n\r\n');
    assert.doesNotMatch(head, /^Bcc/im);
    assert.deepEqual(last().to, ['anna@example.ru']);
  });
});

/** A gateway without a signature. @param ca a certificate to trust. */
const plainGateway = (url: string, ca?: string) =>
  smtp({
    url,
    from: { name: '', address: 'info@yasno.example' },
    dkim: null,
    context: {
      siteUrl: 'https://yasno.example',
      replyTo: null,
      brand: () => Promise.resolve('Ясно'),
      unsubscribe: () => null,
    },
    ...(ca !== undefined && { ca }),
  });

test('an unreachable server has not accepted an email', async () => {
  const server = await startMailServer();
  await server.close();
  const gateway = plainGateway(`smtp://127.0.0.1:${server.port}`);
  const outcome = await gateway.send(letter());
  assert.deepEqual([outcome.kind, 'failure' in outcome && outcome.failure], ['refused', 'gateway']);
  gateway.close();
});

test('nothing is sent unencrypted, except to the same machine', () => {
  const far = connectionTo('smtp://mail.example.ru');
  assert.deepEqual([far.port, far.secure, far.requireTLS], [587, false, true]);
  const whole = connectionTo('smtps://mail.example.ru');
  assert.deepEqual([whole.port, whole.secure, whole.requireTLS], [465, true, false]);
  assert.equal(connectionTo('smtp://localhost:25').requireTLS, false);
});

test('an untrusted certificate is reported in a sentence that names the setting', async () => {
  const server = await startMailServer();
  const url = `smtp://yasno:p%40ss@127.0.0.1:${server.port}`;
  const [trusted, untrusted] = [plainGateway(url, CERTIFICATE), plainGateway(url)];
  assert.equal(await trusted.check?.(), null);
  assert.equal(
    await untrusted.check?.(),
    `Emails cannot be sent through the mail server 127.0.0.1:${server.port}: ` +
      'self-signed certificate. They are queued; check SMTP_URL, or NODE_EXTRA_CA_CERTS for a ' +
      'certificate of your own.',
  );
  await server.close();
  const gone = await untrusted.check?.();
  assert.match(gone ?? '', /ECONNREFUSED.* They are queued; check SMTP_URL\.$/);
  trusted.close();
  untrusted.close();
});
