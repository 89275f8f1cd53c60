import { expect, it } from '@jest/globals';
import { stateWords } from './draft-state.ts';

const NOW = new Date(2026, 10, 25, 18, 0);

it('says when a planned draft is published, or what state any other is in', () => {
  const publish_at = new Date(2026, 10, 26, 10, 0).toISOString();
  expect(stateWords({ state: 'planned', publish_at }, 'planned', NOW)).toBe(
    'Выйдет 26\u00a0ноября в\u00a010:00',
  );
  expect(stateWords({ state: 'failed', publish_at }, 'failed', NOW)).toBe('Не\u00a0вышел');
  expect(stateWords({ state: 'draft', publish_at: null }, 'draft', NOW)).toBe('В\u00a0работе');
});
