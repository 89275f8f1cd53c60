/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { clearStage, PASSED, setStage, SIGNED_IN, stage } from '../../tests/unit/sign-in-stage.ts';
import { documentCookie } from '../client/cookies/document-cookies.ts';
import { memberConsents } from '../config/member-consents.ts';
import * as flow from './sign-in-flow.ts';
import { forgetSession } from './sign-out.ts';
import { welcome } from './welcome.ts';

const { signInFlow } = flow;

beforeEach(setStage);
afterEach(clearStage);

const accepted = { result: { accepted: true, id: null } };
const typed = { email: 'anna@example.ru', password: 'long enough' };
const REGISTER = '/api/security/registration/byEmail';
const RESTORE = '/api/app/security/restore/byEmail';

it('signs in with address and password', async () => {
  stage.answers = { '/rest/login.auth.email': SIGNED_IN };
  await flow.signInByEmail(typed);
  expect(stage.asked[0]?.query).toEqual(typed);
  expect(documentCookie('auth.signed')).toBe('1');
});

it('asks for consent to a new wording after the right password, and sends it with the same password', async () => {
  const error = { error: 'consent_missing', error_description: 'Нужно согласие' };
  stage.answers = { '/rest/login.auth.email': { ...error, fields: { policy: 'Отметьте' } } };
  await flow.signInByEmail(typed);
  expect(signInFlow).toMatchObject({ step: 'consent', proved: 'email', fault: null, fields: {} });
  expect(JSON.stringify(signInFlow)).not.toContain(typed.password);
  stage.asked = [];
  stage.answers = { '/rest/login.auth.email': SIGNED_IN };
  await flow.agree(true);
  expect(stage.asked[0]?.query).toEqual({ ...typed, policy: memberConsents.policy.version });
  expect(documentCookie('auth.signed')).toBe('1');
});

it('also asks for it after an email link; starting over sends nothing', async () => {
  const error = { error: 'consent_missing', error_description: 'Нужно согласие' };
  stage.answers = { '/rest/restore.password': { ...error, fields: { policy: 'Отметьте' } } };
  await flow.setNewPassword('key-of-letter', 'a new password');
  expect(signInFlow).toMatchObject({ step: 'consent', proved: 'email' });
  stage.asked = [];
  stage.answers = { '/rest/restore.password': SIGNED_IN };
  await flow.agree(true);
  const { version: policy } = memberConsents.policy;
  const sent = { key: 'key-of-letter', password: 'a new password', policy };
  expect(stage.asked[0]?.query).toEqual(sent);
  flow.goToStep('consent');
  stage.asked = [];
  await flow.agree(true);
  expect(stage.asked).toEqual([]);
});

it('passes a captcha when the backend requires one after wrong passwords', async () => {
  const replies = [{ error: 'captcha_failed', error_description: 'Вы не робот?' }, SIGNED_IN];
  stage.answers = {
    get '/rest/login.auth.email'() {
      return replies.shift();
    },
    '/rest/check.captcha': PASSED,
  };
  await flow.signInByEmail(typed);
  expect(stage.asked.map(({ path }) => path).slice(0, 3)).toEqual([
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
  expect(stage.asked).toEqual([]);
});

it('registers by email, with the consents as given', async () => {
  stage.answers = { [REGISTER]: accepted, '/rest/check.captcha': PASSED };
  await flow.register({ ...typed, firstName: 'Анна', policy: true, subscribe: false });
  expect(stage.asked[0]?.path).toBe('/rest/check.captcha');
  expect(stage.asked[1]?.query).toEqual({
    ...typed,
    firstName: 'Анна',
    policy: true,
    subscribe: false,
    consentVersions: {
      policy: memberConsents.policy.version,
      subscribe: memberConsents.subscribe.version,
    },
  });
  expect(signInFlow).toMatchObject({
    step: 'letter',
    letter: 'registration',
    email: typed.email,
  });
  expect(documentCookie('auth.signed')).toBeNull();
});

it('requests a new password, and sets it with the key from the email', async () => {
  stage.answers = { [RESTORE]: accepted, '/rest/restore.password': SIGNED_IN };
  await flow.askForNewPassword(typed.email);
  expect(signInFlow).toMatchObject({ step: 'letter', letter: 'restore' });
  await flow.setNewPassword('key-of-letter', 'a new password');
  expect(stage.asked[1]?.query).toEqual({ key: 'key-of-letter', password: 'a new password' });
  expect(documentCookie('auth.signed')).toBe('1');
});

it('confirms an address without signing in, or says why not', async () => {
  stage.answers = {
    '/rest/login.confirm.email': { error: 'link_expired', error_description: 'Истекла' },
  };
  flow.goToStep('confirmation');
  await flow.confirmAddress('key-of-letter');
  const refused = { step: 'confirmation', fault: 'Истекла', refusal: 'link_expired' };
  expect(signInFlow).toMatchObject(refused);
  // There is no field here to show an error of the address at.
  const fields = { email: 'Занят' };
  stage.answers = {
    '/rest/login.confirm.email': { error: 'email_taken', error_description: 'Занят', fields },
  };
  await flow.confirmAddress('key-of-letter');
  expect(signInFlow).toMatchObject({ fault: 'Занят', refusal: 'email_taken' });
  const confirmed = { email: typed.email, is_new: true };
  stage.answers = { '/rest/login.confirm.email': { result: confirmed } };
  await flow.confirmAddress('key-of-letter');
  expect(signInFlow).toMatchObject({ step: 'confirmed', email: typed.email, fault: null });
  expect(documentCookie('auth.signed')).toBeNull();
});

it('does not greet a member as new who signs in where somebody else has confirmed an address', async () => {
  document.cookie = 'wayBack=%2Fpersonal%2Forders%2F; path=/';
  stage.answers = {
    '/rest/login.confirm.email': { result: { email: typed.email, is_new: true } },
    '/rest/login.auth.email': { result: { ...SIGNED_IN.result, is_new: false } },
  };
  await flow.confirmAddress('key-of-letter');
  await flow.signInByEmail({ ...typed, email: 'boris@example.ru' });
  expect(welcome.isNew).toBe(false);
  expect(stage.opened.mock.calls).toEqual([['/personal/orders/', undefined]]);
});

it('welcomes a new member, who has confirmed an address and then signs in with it', async () => {
  document.cookie = 'wayBack=%2Fpersonal%2Forders%2F; path=/';
  const known = { result: { ...SIGNED_IN.result, is_new: false } };
  stage.answers = {
    '/rest/login.confirm.email': { result: { email: typed.email, is_new: true } },
    '/rest/login.auth.email': known,
  };
  await flow.confirmAddress('key-of-letter');
  await flow.signInByEmail(typed);
  expect(welcome.isNew).toBe(true);
  expect(stage.opened.mock.calls).toEqual([['/friend/registration/', undefined]]);
  // The next member on this device is not new.
  forgetSession();
  stage.opened.mockClear();
  await flow.signInByEmail(typed);
  expect(welcome.isNew).toBe(false);
  expect(stage.opened.mock.calls).toEqual([['/personal/orders/', undefined]]);
});
