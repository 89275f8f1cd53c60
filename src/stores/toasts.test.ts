import { beforeEach, describe, expect, it } from '@jest/globals';
import { closeToast, showToast, toasts } from './toasts.ts';

const texts = () => toasts.shown.map(({ text }) => text);

beforeEach(() => {
  toasts.shown = [];
});

describe('toasts', () => {
  it('keeps messages in order of arrival, each with its tone', () => {
    showToast('Сохранено', 'success');
    showToast('Город изменён');
    expect(texts()).toEqual(['Сохранено', 'Город изменён']);
    expect(toasts.shown.map(({ tone }) => tone)).toEqual(['success', 'info']);
  });

  it('shows a repeated message once, as new', () => {
    showToast('Нет связи', 'error');
    showToast('Сохранено');
    showToast('Нет связи', 'error');
    expect(texts()).toEqual(['Сохранено', 'Нет связи']);
  });

  it('closes the given message', () => {
    showToast('Один');
    showToast('Два');
    closeToast(toasts.shown[0]?.id ?? -1);
    expect(texts()).toEqual(['Два']);
  });
});
