/** @jest-environment jsdom */
import { beforeEach, describe, expect, it } from '@jest/globals';
import { backendOf, enter } from '../../../../tests/unit/member-backend.ts';
import { faultsOf, MESSAGE_MAX, sendFeedback, SUBJECTS } from './feedback.ts';

beforeEach(() => enter('anna'));

describe('faultsOf', () => {
  it('requires a subject and a few words', () => {
    expect(Object.keys(faultsOf('', 'мало'))).toEqual(['subject', 'message']);
    expect(faultsOf(SUBJECTS[0], 'Не\u00a0пришли баллы за\u00a0код')).toEqual({});
    expect(faultsOf(SUBJECTS[0], 'а'.repeat(MESSAGE_MAX + 1)).message).toMatch(/Сократите/);
  });
});

describe('sendFeedback', () => {
  it('sends the member’s own form', async () => {
    const backend = backendOf({ 'form.save': { accepted: true, id: 1 } });
    expect(await sendFeedback('Другое', ' Спасибо за\u00a0линзы ')).toMatchObject({ ok: true });
    expect(backend.askedOf('form.save')[0]?.body).toEqual({
      form: 'personal-feedback',
      fields: { subject: 'Другое', message: 'Спасибо за\u00a0линзы' },
    });
  });
});
