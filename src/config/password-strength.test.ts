import { describe, expect, it } from '@jest/globals';
import { passwordStrength, STRENGTH_MIN } from './password-strength.ts';

describe('the strength of a password', () => {
  it.each([
    '1234567890',
    'qwertyuiop',
    'йцукенгшщз',
    'Password123',
    'aaaaaaaaaa',
    'пароль123456',
    '01.01.1990',
    'yasnoyasno',
  ])('rates «%s» as too weak', (password) => {
    expect(passwordStrength(password, [])).toBeLessThan(STRENGTH_MIN);
  });

  it.each(['надёжный пароль', 'кошка на синем диване', 'correct horse battery', 'x7#Kq9!vTz2'])(
    'accepts «%s»',
    (password) => {
      expect(passwordStrength(password, [])).toBeGreaterThanOrEqual(STRENGTH_MIN);
    },
  );

  it('gives no credit for known facts about the owner', () => {
    const own = ['serafima.petrovskaya@example.ru', 'Серафима'];
    expect(passwordStrength('petrovskaya1', own)).toBeLessThan(
      passwordStrength('petrovskaya1', []),
    );
    expect(passwordStrength('petrovskaya1', own)).toBeLessThan(STRENGTH_MIN);
  });

  it('accepts one that is only strong at its end', () => {
    const password = `${'я'.repeat(70)} кошка на синем диване`;
    expect(passwordStrength(password, [])).toBeGreaterThanOrEqual(STRENGTH_MIN);
  });

  it('rates a very long one quickly', () => {
    expect(passwordStrength('ab'.repeat(5000), [])).toBeLessThan(STRENGTH_MIN);
  });
});
