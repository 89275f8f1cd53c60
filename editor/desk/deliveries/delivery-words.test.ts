import { describe, expect, it } from '@jest/globals';
import { factWords, failureWords, moneyWords, sendWords, sentWords } from './delivery-words.ts';

describe('the description of a message', () => {
  it('lists the known facts on one line', () => {
    expect(factWords({ channel: 'sms', gateway: 'smsc', tries: 3, detail: '8' })).toBe(
      'SMS · smsc · 3\u00a0попытки · код\u00a08',
    );
    expect(factWords({ channel: 'email', gateway: null, tries: 0, detail: null })).toBe('Письмо');
  });

  it('promises a retry only while one is due', () => {
    expect(failureWords('waiting', 'gateway')).toMatch(/попробуем ещё/);
    expect(failureWords('dead', 'gateway')).not.toMatch(/попробуем/);
    expect(failureWords('waiting', null)).toBeNull();
  });

  it('warns that a message may arrive twice', () => {
    expect(sendWords('unknown')).toMatch(/второй раз/);
    expect(sendWords('dead')).not.toMatch(/второй раз/);
  });

  it('says that a message is in the queue again only of one that was not', () => {
    expect(sentWords('dead')).toMatch(/снова/);
    expect(sentWords('waiting')).not.toMatch(/снова/);
  });

  it('counts the messages that are held for lack of money', () => {
    expect(moneyWords({ held: 0 })).toBeNull();
    expect(moneyWords({ held: 21 })).toContain('21\u00a0сообщение ждёт');
    expect(moneyWords({ held: 3 })).toContain('3\u00a0сообщения ждут');
  });
});
