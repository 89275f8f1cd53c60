/** @jest-environment jsdom */
import { afterEach, expect, it } from '@jest/globals';
import { keptCampaign } from '../client/memory/campaign.ts';
import { noteCampaign } from './note-campaign.ts';

const root = document.documentElement;

function openAt(address: string): void {
  history.replaceState(null, '', address);
  noteCampaign();
}

afterEach(() => {
  root.removeAttribute('data-consent');
  history.replaceState(null, '', '/');
  sessionStorage.clear();
});

const kept = () => Object.fromEntries(new URLSearchParams(keptCampaign() ?? ''));

it.each([
  ['/?utm_source=vk&utm_campaign=%D0%BE%D1%81', { utm_source: 'vk', utm_campaign: 'ос' }],
  ['/articles/a/?page=2&utm_source=a+b&restore=KEY&yclid=1', { utm_source: 'a b' }],
  ['/?page=2&to=utm_source=vk&autm_term=1', {}],
])('keeps the campaign fields of %s, and no others', (address, fields) => {
  openAt(address);
  expect(kept()).toEqual(fields);
});

it('keeps the last campaign, without fields of an earlier one', () => {
  openAt('/?utm_source=vk&utm_term=lens');
  openAt('/articles/?page=2');
  openAt('/about/');
  expect(kept()).toEqual({ utm_source: 'vk', utm_term: 'lens' });
  openAt('/?utm_source=mail');
  expect(kept()).toEqual({ utm_source: 'mail' });
});

it('keeps nothing for visitors who have allowed only what is necessary', () => {
  root.dataset['consent'] = 'no';
  openAt('/?utm_source=vk');
  expect(keptCampaign()).toBeNull();
});
