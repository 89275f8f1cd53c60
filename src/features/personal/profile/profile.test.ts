/** @jest-environment jsdom */
import { beforeEach, describe, expect, it } from '@jest/globals';
import { ref } from 'valtio';
import { documentCookie } from '../../../client/cookies/document-cookies.ts';
import { profile } from '../../../stores/account.ts';
import { session } from '../../../stores/session.ts';
import { backendOf, enter } from '../../../../tests/unit/member-backend.ts';
import { deleteMember, saveProfile } from './profile.ts';
import { exampleProfile } from '../../../../tests/examples/profile.ts';

beforeEach(() => {
  enter('anna');
  profile.state.data = ref(exampleProfile);
});

describe('saveProfile', () => {
  it('shows the backend’s result, in the header too', async () => {
    backendOf({ 'user.profile.edit': { ...exampleProfile, firstName: 'Аня' } });
    await saveProfile({ firstName: ' Аня ' });
    expect(profile.state.data?.firstName).toBe('Аня');
    expect(session.user).toEqual({ firstName: 'Аня' });
  });

  it('changes nothing when it is rejected', async () => {
    backendOf({ 'user.profile.edit': { refused: 'too_many_requests' } });
    expect(await saveProfile({ firstName: 'Аня' })).toMatchObject({
      ok: false,
      error: { code: 'too_many_requests' },
    });
    expect(profile.state.data?.firstName).toBe('Анна');
  });
});

describe('deleteMember', () => {
  it('clears all data of the member on this device', async () => {
    const backend = backendOf({ 'user.delete': { accepted: true, id: null } });
    expect(await deleteMember()).toMatchObject({ ok: true });
    expect(backend.askedOf('user.delete')[0]?.body).toEqual({ confirm: true });
    expect(documentCookie('auth.signed')).toBeNull();
    expect(profile.state.data).toBeNull();
  });

  it('leaves no drafts or reminders of the member on this device', async () => {
    const kept = ['certificate.draft', 'certificate.flow', 'personal.reminder'];
    for (const name of kept) localStorage.setItem(name, '{"phone":"+79990000003"}');
    const drafts = ['draft.personal.feedback', 'draft.survey.7', 'draft.review.toric'];
    for (const name of drafts) sessionStorage.setItem(name, '[["words","Сухо к вечеру"]]');
    localStorage.setItem('comparison', '[]');
    backendOf({ 'user.delete': { accepted: true, id: null } });
    await deleteMember();
    // The choice of products is not personal data, nor is the mark that notifies other tabs.
    expect(Object.keys(localStorage).toSorted()).toEqual(['comparison', 'left']);
    expect(Object.keys(sessionStorage)).toEqual([]);
  });

  it('keeps the data of a member who could not be deleted', async () => {
    backendOf({});
    await deleteMember();
    expect(documentCookie('auth.signed')).toBe('1');
  });
});
