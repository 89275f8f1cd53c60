import { expect, it } from '@jest/globals';
import { pointsRules } from '../../backend/seed/points.ts';
import { siteRules } from '../../backend/seed/site-rules.ts';
import { typeset } from '../../backend/seed/typography.ts';

it('sets the texts inside an object whose key is otherwise an identifier', () => {
  expect(typeset({ articles: { title: 'Всё о зрении' } }).articles.title).toBe('Всё о\u00a0зрении');
  expect(typeset(pointsRules).ways.code.text).toContain('раствор и\u00a0капли');
});

it('leaves identifiers as they are', () => {
  const data = { code: 'в а', tags: ['о а', 'с б'], articles: ['и я'] };
  expect(typeset(data)).toEqual(data);
  expect(typeset(siteRules).document).toEqual(siteRules.document);
});
