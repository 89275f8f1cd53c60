/** @jest-environment jsdom */
import { afterEach, describe, expect, it } from '@jest/globals';
import { keepCampaign, keptCampaign } from '../client/memory/campaign.ts';
import { answerConsent, askConsent, consent, rememberConsent, watchConsent } from './consent.ts';

const html = document.documentElement;

afterEach(() => {
  for (const name of ['consent', 'userLocation', 'myconsent', 'consentment'])
    document.cookie = `${name}=; Path=/; Max-Age=0`;
  delete html.dataset['consent'];
  consent.answer = null;
});

describe('the consent answer', () => {
  it.each([
    [[], null],
    [['consent=yes'], 'yes'],
    [['userLocation=1', 'consent=no'], 'no'],
    [['consent='], null],
    [['consent=maybe'], null],
    [['myconsent=yes'], null],
    [['consentment=yes'], null],
  ])('in %j is %j', (cookies, answer) => {
    for (const cookie of cookies) document.cookie = `${cookie}; Path=/`;
    rememberConsent();
    expect(consent.answer).toBe(answer);
  });

  it.each(['yes', 'no'] as const)('«%s» is stored and closes the question', (answer) => {
    answerConsent(answer);
    expect(document.cookie).toBe(`consent=${answer}`);
    expect(html.dataset['consent']).toBe(answer);
    expect(consent.answer).toBe(answer);
  });

  it.each([
    ['no', null],
    ['yes', '?utm_source=vk'],
  ] as const)('«%s» leaves of a campaign %j', (answer, left) => {
    keepCampaign('?utm_source=vk');
    answerConsent(answer);
    expect(keptCampaign()).toBe(left);
  });

  it('is remembered on the next page', () => {
    document.cookie = 'consent=no; Path=/';
    rememberConsent();
    expect(consent.answer).toBe('no');
  });

  it('is remembered without closing a question that was reopened', () => {
    document.cookie = 'consent=no; Path=/';
    askConsent();
    rememberConsent();
    expect(html.dataset['consent']).toBeUndefined();
  });

  it('of another tab closes the question here, unless it was reopened with that answer', () => {
    watchConsent();
    answerConsent('no');
    askConsent();
    window.dispatchEvent(new Event('focus'));
    expect(html.dataset['consent']).toBeUndefined();
    document.cookie = 'consent=yes; Path=/';
    window.dispatchEvent(new Event('focus'));
    expect(html.dataset['consent']).toBe('yes');
    expect(consent.answer).toBe('yes');
  });

  it('still applies while the question is open again', () => {
    answerConsent('yes');
    askConsent();
    expect(html.dataset['consent']).toBeUndefined();
    expect(consent.answer).toBe('yes');
    expect(document.cookie).toBe('consent=yes');
  });
});
