import { describe, expect, it } from '@jest/globals';
import { namingAll, variablesFault, withValues } from '../../contract/collections/variables.ts';

const variables = {
  код: { label: 'Код', example: '1234', isRequired: true },
  имя: { label: 'Имя', example: 'Анна' },
} as const;

describe('variablesFault', () => {
  it.each([
    ['Код {код}', null],
    [namingAll(variables), null],
    ['{имя}, ваш код', 'Не\u00a0хватает {код}'],
    ['{код} {фамилия}', 'Имени {фамилия} нет, есть {код}, {имя}'],
    ['{код} { имя }', 'Имени { имя } нет, есть {код}, {имя}'],
    ['{код} {', 'Фигурные скобки нужны только вокруг имён: {код}, {имя}'],
    ['{код} }', 'Фигурные скобки нужны только вокруг имён: {код}, {имя}'],
    ['{код} {}', 'Имени {} нет, есть {код}, {имя}'],
    ['{код} {toString}', 'Имени {toString} нет, есть {код}, {имя}'],
  ])('says of «%s»: %s', (text, fault) => expect(variablesFault(text, variables)).toBe(fault));
});

it('replaces names with values, but not inside a value', () => {
  expect(withValues('{имя}: {код}, {имя}', { имя: '{код}', код: '$&' })).toBe('{код}: $&, {код}');
});
