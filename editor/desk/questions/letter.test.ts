import { describe, expect, it } from '@jest/globals';
import { letterOf } from './letter.ts';
import { shortQuestion } from './question-words.ts';

const asked = { name: 'Анна\nВаша «Ясно»', question: 'Сколько живёт раствор?\nСпасибо {имя}' };
const template = 'Здравствуйте, {имя}!\n\n{ответ}\n\nВы спрашивали:\n{вопрос}';

describe('the letter with an answer', () => {
  it('quotes the question line by line, without substituting variables in it', () => {
    expect(letterOf(template, asked, ' Девяносто дней. ')).toBe(
      'Здравствуйте, Анна Ваша «Ясно»!\n\nДевяносто дней.\n\nВы спрашивали:\n> Сколько живёт раствор?\n> Спасибо {имя}',
    );
  });

  it('shows a placeholder for an answer that is not written yet', () => {
    expect(letterOf(template, asked, '  ')).toContain('здесь будет ответ');
  });
});

describe('a question in a list', () => {
  it('is shortened to one line', () => {
    expect(shortQuestion('Раз\n\nдва')).toBe('Раз два');
    expect(shortQuestion('слово '.repeat(9), 12)).toBe('слово слово…');
  });
});
