import { describe, expect, it } from '@jest/globals';
import { savedWords, saveLabel } from './saved-words.ts';

const NOW = new Date('2026-11-25T12:00:00Z');

describe('the message about a saved draft', () => {
  it('says that it is not visible', () => {
    expect(savedWords({ id: 1, draft: { publish_at: null } }, NOW)).toMatch(/его не\u00a0видят$/);
    expect(savedWords({ id: 1, publish_at: null }, NOW)).toMatch(/его не\u00a0видят$/);
  });

  it('says when it will be published', () => {
    const draft = { publish_at: '2026-11-28T12:00:00Z' };
    expect(savedWords({ id: 1, draft }, NOW)).toMatch(
      /^Черновик сохранён и\u00a0выйдет 28\u00a0ноября/,
    );
    expect(savedWords({ id: 1, ...draft }, NOW)).toMatch(/28\u00a0ноября/);
  });
});

describe('the button that saves a draft', () => {
  it('says that saving plans it if its time is in the future', () => {
    expect(saveLabel('2026-11-28T12:00:00Z', NOW)).toBe('Запланировать');
    for (const at of [undefined, null, '', '2026-11-25T11:00:00Z'])
      expect(saveLabel(at, NOW)).toBe('Сохранить черновик');
  });
});
