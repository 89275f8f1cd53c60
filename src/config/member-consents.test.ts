import { describe, expect, it } from '@jest/globals';
import { consentWords, isMemberConsent, memberConsents } from './member-consents.ts';

describe('consentWords', () => {
  it('says the whole of what was agreed to', () => {
    expect(consentWords('policy')).toBe('Даю согласие на\u00a0обработку персональных данных');
    expect(consentWords('sms')).toBe(memberConsents.sms.text);
  });

  it('shows one that is asked no more by its code', () => {
    expect(consentWords('letters')).toBe('letters');
    expect(isMemberConsent('toString')).toBe(false);
  });
});
