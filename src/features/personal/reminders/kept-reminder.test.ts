/** @jest-environment jsdom */
import { beforeEach, describe, expect, it } from '@jest/globals';
import { forgetMember } from '../../../stores/member-data.ts';
import { dropReminder, keepReminder } from './kept-reminder.ts';

describe('the stored reminder', () => {
  beforeEach(() => localStorage.clear());
  const reminder = { schedule: 'month', start: '2026-11-01', time: '08:00' } as const;

  it('stays on the device until it is removed or its member leaves', () => {
    keepReminder(reminder);
    expect(localStorage).toHaveLength(1);
    dropReminder();
    expect(localStorage).toHaveLength(0);
    keepReminder(reminder);
    forgetMember();
    expect(localStorage).toHaveLength(0);
  });
});
