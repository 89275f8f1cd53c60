/** @jest-environment jsdom */
import { beforeEach, expect, test } from '@jest/globals';
import { exampleProfile } from '../../../../tests/examples/profile.ts';
import { keepInput } from '../../../client/memory/drafts.ts';
import { draftIn, keptDraft, PROFILE_DRAFT, textsOf } from './profile-draft.ts';

const saved = textsOf(exampleProfile, [{ id: 6281, title: 'Москва' }]);

/** The form that shows the saved texts, with some of its fields changed; null removes one. */
function form(changes: Record<string, string | null> = {}): FormData {
  const data = new FormData();
  const { children, ...single } = saved;
  const fields = {
    ...single,
    'child-name': children[0]?.firstName ?? '',
    'child-year': children[0]?.birthYear ?? '',
    'consent-sms': 'on',
    ...changes,
  };
  for (const [name, value] of Object.entries(fields)) {
    if (value !== null) data.append(name, value);
  }
  return data;
}

beforeEach(() => sessionStorage.clear());

test('a form as it was saved has no draft', () => {
  expect(draftIn(form(), saved)).toEqual({});
});

test('a draft has only what differs, and no consents', () => {
  const changed = form({ lastName: '', city: 'Тве', 'consent-sms': null });
  expect(draftIn(changed, saved)).toEqual({ lastName: '', city: 'Тве' });
});

test('children are drafted together: one may be added or removed', () => {
  const added = form();
  added.append('child-name', 'Аня');
  added.append('child-year', '');
  expect(draftIn(added, saved)).toEqual({
    children: [
      { firstName: 'Миша', birthYear: '2016' },
      { firstName: 'Аня', birthYear: '' },
    ],
  });
  expect(draftIn(form({ 'child-name': null, 'child-year': null }), saved)).toEqual({
    children: [],
  });
});

test('the list of cities may be missing, with its input', () => {
  expect(draftIn(form({ city: null }), saved)).toEqual({});
});

test('a draft is restored, and something else in its place is not', () => {
  expect(keptDraft()).toEqual({});
  const draft = draftIn(form({ firstName: 'Аня' }), saved);
  keepInput(PROFILE_DRAFT, draft);
  expect(keptDraft()).toEqual({ firstName: 'Аня' });
  keepInput(PROFILE_DRAFT, { firstName: 7 });
  expect(keptDraft()).toEqual({});
});
