/** @jest-environment jsdom */
import { afterEach, expect, it, jest } from '@jest/globals';
import { act, fireEvent, render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { parseView } from '../config/view.ts';
import { documentCookie } from '../client/cookies/document-cookies.ts';
import { showView, shownView } from '../stores/view.ts';
import { ViewPanel } from './ViewPanel.tsx';

/** Simulates another tab, or a page that was opened from this one. */
const chooseElsewhere = (view: object) => {
  document.cookie = `view=${encodeURIComponent(JSON.stringify(view))}; path=/`;
};
const stored = () => parseView(documentCookie('view') ?? '{}');

function panel() {
  const { container } = render(<ViewPanel />);
  const radio = (name: string, value: string) => {
    const found = container.querySelector(`input[name="${name}"][value="${value}"]`);
    if (!(found instanceof HTMLInputElement)) throw new Error(`no ${name} ${value}`);
    return found;
  };
  return { root: container.firstElementChild ?? container, radio };
}

afterEach(() => showView({}));

it('adds a choice to those made elsewhere in the meantime', () => {
  const { root, radio } = panel();
  chooseElsewhere({ 'text-size': '3' });
  act(() => {
    root.dispatchEvent(Object.assign(new Event('toggle'), { newState: 'open' }));
  });
  fireEvent.click(radio('palette', 'contrast'));
  expect(stored()).toEqual({ palette: 'contrast', 'text-size': '3' });
});

it('shows choices made elsewhere after Back, even in an open panel', () => {
  const { radio } = panel();
  fireEvent.click(radio('pictures', 'off'));
  chooseElsewhere({ 'text-size': '3' });
  fireEvent(window, new Event('pageshow'));
  expect(shownView()).toEqual({ 'text-size': '3' });
  expect(radio('text-size', '3').checked).toBe(true);
  document.cookie = 'view=; path=/; max-age=0';
  fireEvent(window, new Event('pageshow'));
  expect(shownView()).toEqual({});
});

it('shows a choice made before its scripts started', () => {
  chooseElsewhere({ palette: 'dark' });
  panel();
  expect(shownView()).toEqual({ palette: 'dark' });
});

it('has a link instead of the form in built HTML, and keeps the focus on it in the panel', async () => {
  const place = document.createElement('div');
  place.innerHTML = renderToString(<ViewPanel />);
  document.body.append(place);
  expect(place.querySelector('form')).toBeNull();
  place.querySelector('a')?.focus();
  expect(document.activeElement?.getAttribute('href')).toBe('/view/');
  chooseElsewhere({ palette: 'dark' });
  const { container, unmount } = render(<ViewPanel />, { container: place, hydrate: true });
  expect(container.querySelector('a')).toBeNull();
  expect(document.activeElement).toBe(container.firstElementChild);
  expect(container.querySelector('input[value="dark"]:checked')).not.toBeNull();
  unmount();
  place.remove();
});

it('keeps a choice on a page that cannot store cookies', () => {
  const { radio } = panel();
  const blocked = jest.spyOn(document, 'cookie', 'get').mockReturnValue('');
  fireEvent.click(radio('text-size', '2'));
  fireEvent(window, new Event('focus'));
  expect(shownView()).toEqual({ 'text-size': '2' });
  blocked.mockRestore();
});
