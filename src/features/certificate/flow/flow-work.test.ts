/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { DESCRIPTIONS } from '../../../client/calls/envelope.ts';
import { dropCampaign, keepCampaign } from '../../../client/memory/campaign.ts';
import { CONSENT_COOKIE } from '../../../config/constants.ts';
import { keepInvite, keptInvite } from '../../../stores/invite.ts';
import { network } from '../../../stores/network.ts';
import { flowWork } from './flow-work.ts';
import type { Outcome, Work } from './runner.ts';
import { exampleCertificate, exampleForm } from '../../../../tests/examples/certificate-flow.ts';

const PHONE = '+79990000003';
const send: Work = { type: 'sendForm', form: exampleForm() };
const look: Work = { type: 'fetchCertificate', phone: PHONE };
const sms: Work = { type: 'sendCode', phone: PHONE, action: 'certificate' };
const check: Work = { type: 'checkCode', phone: PHONE, code: '1234', action: 'certificate' };
const joins: Work = { type: 'checkCode', phone: PHONE, code: '1234', action: 'authorization' };
const agrees: Work = { ...joins, policy: '2024-04-01' };
const resend: Work = { type: 'resendCertificate', phone: PHONE };
const move: Work = { type: 'moveCertificate', phone: PHONE, opticId: 4 };

type Reply = { status: number; body: object } | 'offline';

/** The event of an effect for a given response of the backend. */
function bring(work: Work, reply: Reply): Promise<Outcome> {
  globalThis.fetch = jest.fn<typeof fetch>(async () => {
    if (reply === 'offline') throw new TypeError('Failed to fetch');
    const text = JSON.stringify(reply.body);
    return { status: reply.status, text: async () => text } as Response;
  });
  return flowWork(work, new AbortController().signal);
}

/** The parameters of the first call since the last response was set. */
function sent(): object {
  const [address, init] = jest.mocked(globalThis.fetch).mock.calls[0] ?? [];
  const query = new URL(String(address), 'https://site.test').searchParams;
  return { ...Object.fromEntries(query), ...JSON.parse(String(init?.body ?? '{}')) };
}

const ok = (result: object): Reply => ({ status: 200, body: { result } });
const error = (status: number, code: string): Reply => ({
  status,
  body: { error: code, error_description: 'Слова сервера', fields: { email: 'Занята' } },
});

afterEach(dropCampaign);

beforeEach(() => {
  jest.useFakeTimers({ now: 1_000_000, doNotFake: ['queueMicrotask', 'setTimeout'] });
});

describe('the meaning of responses', () => {
  it.each<[string, Work, Reply, Outcome]>([
    [
      'a captcha',
      { type: 'passCaptcha' },
      ok({ success: true, score: 1 }),
      { type: 'captchaPassed' },
    ],
    ['a code that was sent', sms, ok({ resend_in: 60 }), { type: 'codeSent', againAt: 1_060_000 }],
    [
      'a correct code',
      check,
      ok({ token: 't', token_expired: '2036-01-01T00:00:00.000Z', is_new: false }),
      { type: 'codeRight' },
    ],
    ['a wrong code', check, error(400, 'code_wrong'), { type: 'codeWrong', text: 'Слова сервера' }],
    [
      'a code from a visitor who has not agreed yet',
      joins,
      error(400, 'consent_missing'),
      { type: 'consentMissing', text: null },
    ],
    [
      'an agreement to an older wording',
      agrees,
      error(400, 'consent_missing'),
      { type: 'consentMissing', text: 'Слова сервера' },
    ],
    [
      'a form in process',
      send,
      ok({ process: 'process', isResendCertificate: false }),
      { type: 'process' },
    ],
    [
      'a form that is ready',
      send,
      ok({ process: 'ready', isResendCertificate: true }),
      { type: 'ready', isResendCertificate: true },
    ],
    [
      'a form that is ready, whose certificate cannot be sent again',
      send,
      ok({ process: 'ready', isResendCertificate: false }),
      { type: 'ready', isResendCertificate: false },
    ],
    ['an existing certificate', send, error(409, 'get_certificate'), { type: 'getCertificate' }],
    ['an unconfirmed phone', send, error(400, 'phone_not_verified'), { type: 'unconfirmed' }],
    [
      'any other error',
      send,
      error(400, 'optician_out_of_stock'),
      { type: 'failed', text: 'Слова сервера', fields: { email: 'Занята' } },
    ],
    [
      'an error without one of our codes',
      check,
      { status: 200, body: { code: 400, message: 'Неверный код' } },
      { type: 'codeWrong', text: 'Неверный код' },
    ],
    [
      'a message of the server in the words of our default',
      send,
      {
        status: 422,
        body: { error: 'E-17', error_description: DESCRIPTIONS.upstream },
      },
      { type: 'failed', text: DESCRIPTIONS.upstream },
    ],
    ['a broken backend', send, { status: 502, body: {} }, { type: 'failed', text: null }],
    [
      'a backend that the edge does not reach',
      send,
      {
        status: 504,
        body: { error: 'upstream_timeout', error_description: 'Слова прежней версии' },
      },
      { type: 'failed', text: null },
    ],
    ['no response at all', send, 'offline', 'lost'],
    [
      'a certificate being issued',
      look,
      ok({ process: 'process', isResendCertificate: false, certificate: null }),
      { type: 'process' },
    ],
    [
      'a certificate',
      look,
      ok({ process: 'ready', isResendCertificate: false, certificate: exampleCertificate() }),
      {
        type: 'received',
        certificate: exampleCertificate(),
        isResendCertificate: false,
        resendAt: 1_060_000,
      },
    ],
    ['no certificate', look, error(404, 'not_found'), { type: 'missing' }],
    ['a lost session', look, error(400, 'phone_not_verified'), { type: 'unconfirmed' }],
    [
      'a certificate sent again',
      resend,
      ok({ process: 'ready', isResendCertificate: true }),
      { type: 'ready', isResendCertificate: true },
    ],
    [
      'a certificate moved to another optician',
      move,
      ok({ process: 'ready', isResendCertificate: true }),
      { type: 'ready', isResendCertificate: true },
    ],
    [
      'an optician without pairs',
      move,
      error(400, 'optician_out_of_stock'),
      { type: 'failed', text: 'Слова сервера', fields: { email: 'Занята' } },
    ],
    ['a phone to confirm again', move, error(400, 'phone_not_verified'), { type: 'unconfirmed' }],
  ])('%s', async (_name, work, reply, outcome) => {
    expect(await bring(work, reply)).toEqual(outcome);
  });

  it('waits for the network if there is none when a response is overdue', async () => {
    const overdue = jest.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort());
    network.online = false;
    const offline = await bring(send, 'offline');
    network.online = true;
    const online = await bring(send, 'offline');
    overdue.mockRestore();
    expect([offline, online]).toEqual(['lost', { type: 'failed', text: null }]);
  });

  const session = ok({ token: 't', token_expired: '2036-01-01T00:00:00.000Z', is_new: true });

  it('sends the consent and the invitation of a joining visitor, then drops the invitation', async () => {
    keepInvite('FRIEND1');
    await bring(check, session);
    expect(sent()).not.toMatchObject({ invite: expect.anything() });
    await bring(joins, error(400, 'consent_missing'));
    expect(sent()).toMatchObject({ invite: 'FRIEND1' });
    await bring(agrees, session);
    expect(sent()).toMatchObject({ code: '1234', policy: '2024-04-01', invite: 'FRIEND1' });
    expect(keptInvite()).toBeNull();
  });

  it('sends the certificate of the phone on the screen', async () => {
    await bring(resend, ok({ process: 'ready', isResendCertificate: true }));
    expect(sent()).toMatchObject({ phone: PHONE });
  });

  it('sends what else is in the query of the page, but nothing in place of the form', async () => {
    const query = '?utm_source=vk&optic=4&phone=1&policy=&lastName=';
    window.history.replaceState(null, '', `/certificate/${query}`);
    await bring(send, ok({ process: 'process', isResendCertificate: false }));
    window.history.replaceState(null, '', '/');
    expect(sent()).toMatchObject({ utm_source: 'vk', phone: PHONE, policy: true });
    expect(sent()).toMatchObject({ lastName: exampleForm().lastname });
    expect(sent()).not.toHaveProperty('optic');
  });

  describe('the campaign of an earlier page', () => {
    const sentAt = async (search: string) => {
      window.history.replaceState(null, '', `/certificate/${search}`);
      await bring(send, ok({ process: 'process', isResendCertificate: false }));
      window.history.replaceState(null, '', '/');
      return sent();
    };

    beforeEach(() => {
      keepCampaign('?utm_source=vk&utm_campaign=%D0%BE%D1%81%D0%B5%D0%BD%D1%8C+26');
    });

    it('is sent with the other fields of the query', async () => {
      const fields = { utm_source: 'vk', utm_campaign: 'осень 26', erid: '7' };
      expect(await sentAt('?optic=4&erid=7')).toMatchObject(fields);
    });

    it('gives way to one in the query, as a whole', async () => {
      const fields = await sentAt('?utm_source=mail');
      expect(fields).toMatchObject({ utm_source: 'mail' });
      expect(fields).not.toHaveProperty('utm_campaign');
    });

    it('is not sent once the visitor has allowed only what is necessary', async () => {
      document.cookie = `${CONSENT_COOKIE.name}=no`;
      const fields = await sentAt('');
      document.cookie = `${CONSENT_COOKIE.name}=; max-age=0`;
      expect(fields).not.toHaveProperty('utm_source');
    });
  });

  it('gives the device its id before anything is sent', async () => {
    await bring(sms, ok({ resend_in: 60 }));
    expect(document.cookie).toMatch(/deviceUUID=\w{32}/);
  });
});
