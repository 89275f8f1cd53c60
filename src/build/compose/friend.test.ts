import { describe, expect, it } from '@jest/globals';
import { routes } from '../../config/routes.ts';
import { exampleContent } from '../../../tests/examples/content.ts';
import { friendPage } from './friend.ts';

describe('friendPage', () => {
  const content = exampleContent();
  const [first] = content.faqItems;
  if (!first) throw new Error('the example has no question');

  it('exists without any questions', () => {
    expect(friendPage({ ...content, faqItems: [] })).toMatchObject({
      kind: 'friend',
      url: '/friend/',
      data: { questions: [] },
    });
  });

  it('answers its own question first, then others of the same section only', () => {
    const own = { ...first, id: 901, url: routes.faqItem('kak-priglasit-druga') };
    const foreign = { ...first, id: 902, section: { ...first.section, id: 77 } };
    const faqItems = [first, foreign, own];
    const { data } = friendPage({ ...content, faqItems });
    expect('questions' in data && data.questions.map(({ id }) => id)).toEqual([901, first.id]);
  });
});
