import { describe, expect, it } from '@jest/globals';
import { CONTENT_COLLECTIONS } from '../../contract/schemas/hook.ts';
import { grouped, MENU_GROUPS } from './menu-groups.ts';

describe('the menu', () => {
  it('names every collection once', () => {
    const named = MENU_GROUPS.flatMap(({ of }) => of);
    expect(named.toSorted()).toEqual([...CONTENT_COLLECTIONS].toSorted());
  });

  it('shows a collection that it does not name, and no group without one', () => {
    const groups = grouped([{ name: 'tags' }, { name: 'terms' }]);
    expect(groups.map(({ title, items }) => [title, items.map(({ name }) => name)])).toEqual([
      ['Журнал', ['tags']],
      ['Другое', ['terms']],
    ]);
  });
});
