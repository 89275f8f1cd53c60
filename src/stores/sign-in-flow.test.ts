/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import {
  clearStage,
  PASSED,
  SENT,
  setStage,
  SIGNED_IN,
  stage,
} from '../../tests/unit/sign-in-stage.ts';
import { documentCookie } from '../client/cookies/document-cookies.ts';
import { memberConsents } from '../config/member-consents.ts';
import { keepInvite, keptInvite } from './invite.ts';
import * as flow from './sign-in-flow.ts';
import { welcome } from './welcome.ts';

const { signInFlow } = flow;

beforeEach(setStage);
afterEach(clearStage);

const PHONE = '+79990000003';

it('sends nothing for an incomplete number', async () => {
  await flow.askForCode('+7999');
  expect(signInFlow).toMatchObject({ step: 'phone', fields: { phone: expect.any(String) } });
  expect(stage.asked).toEqual([]);
});

it('passes the captcha, sends a code, and signs in with the right one', async () => {
  stage.answers = { '/rest/check.captcha': PASSED, '/rest/login.send.sms': SENT };
  await flow.askForCode(PHONE);
  expect(stage.asked.map(({ path }) => path)).toEqual([
    '/rest/check.captcha',
    '/rest/login.send.sms',
  ]);
  expect(stage.asked[1]?.query).toEqual({ phone: PHONE, action: 'authorization' });
  expect(signInFlow).toMatchObject({ step: 'code', phone: PHONE, busy: null });
  expect(signInFlow.codeAgainAt).toBeGreaterThan(Date.now() + 55_000);
  stage.answers = { '/rest/login.auth.sms': SIGNED_IN };
  await flow.enterCode('1234');
  expect(documentCookie('auth.token')).toBe('t1');
  expect(documentCookie('auth.signed')).toBe('1');
  expect(stage.opened.mock.calls).toEqual([['/friend/registration/', undefined]]);
  expect(signInFlow).toMatchObject({ step: 'phone', phone: '' });
});

it.each([
  [false, '/personal/orders/?state=open', '/personal/orders/?state=open'],
  [false, '//evil.test/', '/friend/registration/'],
  // A new member is greeted first, and finds the link there.
  [true, '/personal/orders/', '/friend/registration/'],
])(
  'redirects after sign-in to the page requested before (new: %j, %s)',
  async (isNew, wanted, where) => {
    document.cookie = `wayBack=${encodeURIComponent(wanted)}; path=/`;
    stage.answers = { '/rest/check.captcha': PASSED, '/rest/login.send.sms': SENT };
    await flow.askForCode(PHONE);
    stage.answers = { '/rest/login.auth.sms': { result: { ...SIGNED_IN.result, is_new: isNew } } };
    await flow.enterCode('1234');
    expect(stage.opened.mock.calls).toEqual([[where, undefined]]);
    expect(document.cookie.includes('wayBack')).toBe(where === '/friend/registration/');
  },
);

it('shows the server’s message for a wrong code, and stays', async () => {
  stage.answers = { '/rest/check.captcha': PASSED, '/rest/login.send.sms': SENT };
  await flow.askForCode(PHONE);
  stage.answers = {
    '/rest/login.auth.sms': { error: 'code_wrong', error_description: 'Осталось попыток: 4' },
  };
  await flow.enterCode('0000');
  expect(signInFlow).toMatchObject({ step: 'code', fault: 'Осталось попыток: 4', busy: null });
  expect(documentCookie('auth.token')).toBeNull();
});

it('asks a new number for consent after the right code, and sends the ticked consents', async () => {
  stage.answers = { '/rest/check.captcha': PASSED, '/rest/login.send.sms': SENT };
  await flow.askForCode(PHONE);
  const error = { error: 'consent_missing', error_description: 'Нужно согласие' };
  stage.answers = { '/rest/login.auth.sms': { ...error, fields: { policy: 'Отметьте' } } };
  await flow.enterCode('1234');
  expect(signInFlow).toMatchObject({ step: 'consent', fault: null, fields: {}, busy: null });
  stage.asked = [];
  await flow.agree(false);
  expect(signInFlow.fields['policy']).toMatch(/Отметьте согласие/);
  expect(stage.asked).toEqual([]);
  stage.answers = { '/rest/login.auth.sms': SIGNED_IN };
  await flow.agree(true);
  const { version } = memberConsents.policy;
  expect(stage.asked[0]?.query).toMatchObject({ phone: PHONE, code: '1234', policy: version });
  expect(documentCookie('auth.token')).toBe('t1');
  expect(signInFlow).toMatchObject({ step: 'phone', phone: '' });
});

it('reports a lost connection', async () => {
  await flow.askForCode(PHONE);
  expect(signInFlow.fault).toMatch(/^Нет связи/);
  expect(signInFlow.step).toBe('phone');
});

it('ignores the response to a step that the visitor has left', async () => {
  let reply: (value: unknown) => void = () => undefined;
  stage.answers = {
    '/rest/check.captcha': PASSED,
    '/rest/login.send.sms': new Promise((resolve) => (reply = resolve)),
  };
  const sending = flow.askForCode(PHONE);
  flow.goToStep('email');
  reply(SENT);
  await sending;
  expect(signInFlow).toMatchObject({ step: 'email', busy: null });
});

it('signs nobody in who has left the step while the code was checked', async () => {
  let reply: (value: unknown) => void = () => undefined;
  stage.answers = { '/rest/login.auth.sms': new Promise((resolve) => (reply = resolve)) };
  const checking = flow.enterCode('1234');
  flow.goToStep('email');
  reply(SIGNED_IN);
  await checking;
  expect(documentCookie('auth.token')).toBeNull();
  expect(stage.opened).not.toHaveBeenCalled();
});

it('sends a code once, however often the button is pressed', async () => {
  stage.answers = { '/rest/check.captcha': PASSED, '/rest/login.send.sms': SENT };
  await Promise.all([flow.askForCode(PHONE), flow.askForCode(PHONE)]);
  expect(stage.asked.map(({ path }) => path)).toEqual([
    '/rest/check.captcha',
    '/rest/login.send.sms',
  ]);
});

it('uses a stored invitation once', async () => {
  keepInvite('ABC');
  stage.answers = { '/rest/login.auth.sms': SIGNED_IN };
  await flow.enterCode('1234');
  expect(stage.asked[0]?.query).toMatchObject({ invite: 'ABC' });
  expect(welcome).toEqual({ isNew: true, invite: 'ABC' });
  expect(keptInvite()).toBeNull();
});
