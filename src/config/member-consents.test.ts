import { describe, expect, it } from '@jest/globals';
import { consentWords, isMemberConsent, memberConsents } from './member-consents.ts';

describe('consentWords', () => {
  it('gives the full text of a consent', () => {
    expect(consentWords('policy')).toBe('Даю согласие на\u00a0обработку персональных данных');
    expect(consentWords('sms')).toBe(memberConsents.sms.text);
  });

  it('shows a consent that is no longer asked for by its code', () => {
    expect(consentWords('letters')).toBe('letters');
    expect(isMemberConsent('toString')).toBe(false);
  });
});
