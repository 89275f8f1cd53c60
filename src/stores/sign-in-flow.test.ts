/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { documentCookie } from '../client/cookies/document-cookies.ts';
import { memberConsents } from '../config/member-consents.ts';
import { keepInvite, keptInvite } from './invite.ts';
import * as flow from './sign-in-flow.ts';
import { forgetSession } from './sign-out.ts';
import { welcome } from './welcome.ts';

const { signInFlow } = flow;
const LATER = '2099-01-01T00:00:00.000Z';
const session = { result: { token: 't1', token_expired: LATER, is_new: true } };
const accepted = { result: { accepted: true, id: null } };
const PASSED = { result: { success: true, score: 0.9 } };
const SENT = { result: { resend_in: 60 } };

let asked: { path: string; query: Record<string, unknown> }[];
let answers: Record<string, unknown>;
const opened = jest.fn();

beforeEach(() => {
  asked = [];
  answers = {};
  opened.mockClear();
  window.___navigate = opened;
  flow.resetSignIn();
  globalThis.fetch = (async (address: string, init: RequestInit) => {
    const url = new URL(address, 'https://site.test');
    const body = init.body === undefined ? {} : JSON.parse(String(init.body));
    asked.push({ path: url.pathname, query: { ...Object.fromEntries(url.searchParams), ...body } });
    const answer = answers[url.pathname];
    if (answer === undefined) throw new TypeError('no network');
    const status = typeof answer === 'object' && answer && 'error' in answer ? 400 : 200;
    const text = JSON.stringify(await answer);
    return { status, text: () => Promise.resolve(text) };
  }) as typeof fetch;
});

afterEach(() => {
  forgetSession();
  sessionStorage.clear();
  document.cookie = 'wayBack=; path=/; max-age=0';
});

describe('by phone', () => {
  const PHONE = '+79990000003';

  it('sends nothing for an incomplete number', async () => {
    await flow.askForCode('+7999');
    expect(signInFlow).toMatchObject({ step: 'phone', fields: { phone: expect.any(String) } });
    expect(asked).toEqual([]);
  });

  it('passes the captcha, sends a code, and signs in with the right one', async () => {
    answers = { '/rest/check.captcha': PASSED, '/rest/login.send.sms': SENT };
    await flow.askForCode(PHONE);
    expect(asked.map(({ path }) => path)).toEqual(['/rest/check.captcha', '/rest/login.send.sms']);
    expect(asked[1]?.query).toEqual({ phone: PHONE, action: 'authorization' });
    expect(signInFlow).toMatchObject({ step: 'code', phone: PHONE, busy: null });
    expect(signInFlow.codeAgainAt).toBeGreaterThan(Date.now() + 55_000);
    answers = { '/rest/login.auth.sms': session };
    await flow.enterCode('1234');
    expect(documentCookie('auth.token')).toBe('t1');
    expect(documentCookie('auth.signed')).toBe('1');
    expect(opened.mock.calls).toEqual([['/friend/registration/', undefined]]);
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
      answers = { '/rest/check.captcha': PASSED, '/rest/login.send.sms': SENT };
      await flow.askForCode(PHONE);
      answers = { '/rest/login.auth.sms': { result: { ...session.result, is_new: isNew } } };
      await flow.enterCode('1234');
      expect(opened.mock.calls).toEqual([[where, undefined]]);
      expect(document.cookie.includes('wayBack')).toBe(where === '/friend/registration/');
    },
  );

  it('shows the server’s message for a wrong code, and stays', async () => {
    answers = { '/rest/check.captcha': PASSED, '/rest/login.send.sms': SENT };
    await flow.askForCode(PHONE);
    answers = {
      '/rest/login.auth.sms': { error: 'code_wrong', error_description: 'Осталось попыток: 4' },
    };
    await flow.enterCode('0000');
    expect(signInFlow).toMatchObject({ step: 'code', fault: 'Осталось попыток: 4', busy: null });
    expect(documentCookie('auth.token')).toBeNull();
  });

  it('asks a new number for consent after the right code, and sends the ticked consents', async () => {
    answers = { '/rest/check.captcha': PASSED, '/rest/login.send.sms': SENT };
    await flow.askForCode(PHONE);
    const error = { error: 'consent_missing', error_description: 'Нужно согласие' };
    answers = { '/rest/login.auth.sms': { ...error, fields: { policy: 'Отметьте' } } };
    await flow.enterCode('1234');
    expect(signInFlow).toMatchObject({ step: 'consent', fault: null, fields: {}, busy: null });
    asked = [];
    await flow.agree(false);
    expect(signInFlow.fields['policy']).toMatch(/Отметьте согласие/);
    expect(asked).toEqual([]);
    answers = { '/rest/login.auth.sms': session };
    await flow.agree(true);
    const { version } = memberConsents.policy;
    expect(asked[0]?.query).toMatchObject({ phone: PHONE, code: '1234', policy: version });
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
    answers = {
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
    answers = { '/rest/login.auth.sms': new Promise((resolve) => (reply = resolve)) };
    const checking = flow.enterCode('1234');
    flow.goToStep('email');
    reply(session);
    await checking;
    expect(documentCookie('auth.token')).toBeNull();
    expect(opened).not.toHaveBeenCalled();
  });

  it('sends a code once, however often the button is pressed', async () => {
    answers = { '/rest/check.captcha': PASSED, '/rest/login.send.sms': SENT };
    await Promise.all([flow.askForCode(PHONE), flow.askForCode(PHONE)]);
    expect(asked.map(({ path }) => path)).toEqual(['/rest/check.captcha', '/rest/login.send.sms']);
  });

  it('uses a stored invitation once', async () => {
    keepInvite('ABC');
    answers = { '/rest/login.auth.sms': session };
    await flow.enterCode('1234');
    expect(asked[0]?.query).toMatchObject({ invite: 'ABC' });
    expect(welcome).toEqual({ isNew: true, invite: 'ABC' });
    expect(keptInvite()).toBeNull();
  });
});

describe('by e-mail', () => {
  const typed = { email: 'anna@example.ru', password: 'long enough' };
  const REGISTER = '/api/security/registration/byEmail';
  const RESTORE = '/api/app/security/restore/byEmail';

  it('signs in with address and password', async () => {
    answers = { '/rest/login.auth.email': session };
    await flow.signInByEmail(typed);
    expect(asked[0]?.query).toEqual(typed);
    expect(documentCookie('auth.signed')).toBe('1');
  });

  it('asks for consent to a new wording after the right password, and sends it with the same password', async () => {
    const error = { error: 'consent_missing', error_description: 'Нужно согласие' };
    answers = { '/rest/login.auth.email': { ...error, fields: { policy: 'Отметьте' } } };
    await flow.signInByEmail(typed);
    expect(signInFlow).toMatchObject({ step: 'consent', proved: 'email', fault: null, fields: {} });
    expect(JSON.stringify(signInFlow)).not.toContain(typed.password);
    asked = [];
    answers = { '/rest/login.auth.email': session };
    await flow.agree(true);
    expect(asked[0]?.query).toEqual({ ...typed, policy: memberConsents.policy.version });
    expect(documentCookie('auth.signed')).toBe('1');
  });

  it('also asks for it after an email link; starting over sends nothing', async () => {
    const error = { error: 'consent_missing', error_description: 'Нужно согласие' };
    answers = { '/rest/restore.password': { ...error, fields: { policy: 'Отметьте' } } };
    await flow.setNewPassword('key-of-letter', 'a new password');
    expect(signInFlow).toMatchObject({ step: 'consent', proved: 'email' });
    asked = [];
    answers = { '/rest/restore.password': session };
    await flow.agree(true);
    const { version: policy } = memberConsents.policy;
    const sent = { key: 'key-of-letter', password: 'a new password', policy };
    expect(asked[0]?.query).toEqual(sent);
    flow.goToStep('consent');
    asked = [];
    await flow.agree(true);
    expect(asked).toEqual([]);
  });

  it('passes a captcha when the backend requires one after wrong passwords', async () => {
    const replies = [{ error: 'captcha_failed', error_description: 'Вы не робот?' }, session];
    answers = {
      get '/rest/login.auth.email'() {
        return replies.shift();
      },
      '/rest/check.captcha': PASSED,
    };
    await flow.signInByEmail(typed);
    expect(asked.map(({ path }) => path).slice(0, 3)).toEqual([
      '/rest/login.auth.email',
      '/rest/check.captcha',
      '/rest/login.auth.email',
    ]);
    expect(documentCookie('auth.signed')).toBe('1');
  });

  it('reports every error of a registration next to its field before sending', async () => {
    await flow.register({
      email: '',
      password: '123',
      firstName: '',
      policy: false,
      subscribe: false,
    });
    expect(signInFlow.fields).toEqual({
      email: 'Укажите адрес почты',
      password: 'Не\u00a0короче 10\u00a0знаков',
      firstName: 'Укажите имя',
      policy: expect.stringMatching(/^Без согласия/),
    });
    expect(asked).toEqual([]);
  });

  it('registers by email, with the consents as given', async () => {
    answers = { [REGISTER]: accepted, '/rest/check.captcha': PASSED };
    await flow.register({ ...typed, firstName: 'Анна', policy: true, subscribe: false });
    expect(asked[0]?.path).toBe('/rest/check.captcha');
    expect(asked[1]?.query).toEqual({
      ...typed,
      firstName: 'Анна',
      policy: true,
      subscribe: false,
    });
    expect(signInFlow).toMatchObject({
      step: 'letter',
      letter: 'registration',
      email: typed.email,
    });
    expect(documentCookie('auth.signed')).toBeNull();
  });

  it('requests a new password, and sets it with the key from the email', async () => {
    answers = { [RESTORE]: accepted, '/rest/restore.password': session };
    await flow.askForNewPassword(typed.email);
    expect(signInFlow).toMatchObject({ step: 'letter', letter: 'restore' });
    await flow.setNewPassword('key-of-letter', 'a new password');
    expect(asked[1]?.query).toEqual({ key: 'key-of-letter', password: 'a new password' });
    expect(documentCookie('auth.signed')).toBe('1');
  });

  it('confirms an address without signing in, or says why not', async () => {
    answers = {
      '/rest/login.confirm.email': { error: 'link_expired', error_description: 'Истекла' },
    };
    flow.goToStep('confirmation');
    await flow.confirmAddress('key-of-letter');
    const refused = { step: 'confirmation', fault: 'Истекла', refusal: 'link_expired' };
    expect(signInFlow).toMatchObject(refused);
    // There is no field here to show an error of the address at.
    const fields = { email: 'Занят' };
    answers = {
      '/rest/login.confirm.email': { error: 'email_taken', error_description: 'Занят', fields },
    };
    await flow.confirmAddress('key-of-letter');
    expect(signInFlow).toMatchObject({ fault: 'Занят', refusal: 'email_taken' });
    const confirmed = { email: typed.email, is_new: true };
    answers = { '/rest/login.confirm.email': { result: confirmed } };
    await flow.confirmAddress('key-of-letter');
    expect(signInFlow).toMatchObject({ step: 'confirmed', email: typed.email, fault: null });
    expect(documentCookie('auth.signed')).toBeNull();
  });

  it('does not greet a member as new who signs in where somebody else has confirmed an address', async () => {
    document.cookie = 'wayBack=%2Fpersonal%2Forders%2F; path=/';
    answers = {
      '/rest/login.confirm.email': { result: { email: typed.email, is_new: true } },
      '/rest/login.auth.email': { result: { ...session.result, is_new: false } },
    };
    await flow.confirmAddress('key-of-letter');
    await flow.signInByEmail({ ...typed, email: 'boris@example.ru' });
    expect(welcome.isNew).toBe(false);
    expect(opened.mock.calls).toEqual([['/personal/orders/', undefined]]);
  });

  it('welcomes a new member, who has confirmed an address and then signs in with it', async () => {
    document.cookie = 'wayBack=%2Fpersonal%2Forders%2F; path=/';
    const known = { result: { ...session.result, is_new: false } };
    answers = {
      '/rest/login.confirm.email': { result: { email: typed.email, is_new: true } },
      '/rest/login.auth.email': known,
    };
    await flow.confirmAddress('key-of-letter');
    await flow.signInByEmail(typed);
    expect(welcome.isNew).toBe(true);
    expect(opened.mock.calls).toEqual([['/friend/registration/', undefined]]);
    // The next member on this device is not new.
    forgetSession();
    opened.mockClear();
    await flow.signInByEmail(typed);
    expect(welcome.isNew).toBe(false);
    expect(opened.mock.calls).toEqual([['/personal/orders/', undefined]]);
  });
});
