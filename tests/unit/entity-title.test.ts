import { expect, test } from '@jest/globals';
import { entityTitle } from '../../contract/collections/entity-title.ts';

test('names an entity as its list does', () => {
  expect(entityTitle('articles', { title: 'Зрение', alias: 'zrenie' })).toBe('Зрение');
  expect(entityTitle('faq', { question: 'Можно?', alias: 'mozhno' })).toBe('Можно?');
  expect(entityTitle('redirects', { from: '/byl/', to: '/faq/' })).toBe('/byl/');
});

test('names a document by its kind, never by its code', () => {
  expect(entityTitle('documents', { alias: 'main.page', title: 'Ясно' })).toBe('Главная');
  expect(entityTitle('documents', { alias: 'sms.code', text: '{код}' })).toMatch(/^SMS: /);
  expect(entityTitle('settings', { alias: 'settings', brand: {} })).toBe('Настройки сайта');
});

test('names an untitled entity by its alias or kind', () => {
  expect(entityTitle('articles', { title: '', alias: 'bez-imeni' })).toBe('bez-imeni');
  expect(entityTitle('articles', {})).toBe('Статья');
});
