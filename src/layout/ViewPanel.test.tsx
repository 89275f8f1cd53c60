/** @jest-environment jsdom */
import { afterEach, expect, it, jest } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
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

const open = (panel: Element) => {
  fireEvent(panel, Object.assign(new Event('toggle'), { newState: 'open' }));
};

/** The opened panel, with its form. */
async function opened() {
  const { container } = render(<ViewPanel />);
  const root = container.firstElementChild ?? container;
  open(root);
  await screen.findAllByRole('radio', { hidden: true });
  const radio = (name: string, value: string) => {
    const found = container.querySelector(`input[name="${name}"][value="${value}"]`);
    if (!(found instanceof HTMLInputElement)) throw new Error(`no ${name} ${value}`);
    return found;
  };
  return { root, radio };
}

afterEach(() => showView({}));

it('has its form once it was opened', async () => {
  const { container } = render(<ViewPanel />);
  expect(container.querySelector('a')?.getAttribute('href')).toBe('/view/');
  expect(container.querySelector('form')).toBeNull();
  open(container.firstElementChild ?? container);
  expect(await screen.findAllByRole('radio', { hidden: true })).toHaveLength(16);
  expect(container.querySelector('a')).toBeNull();
});

it('adds a choice to those made elsewhere in the meantime', async () => {
  const { root, radio } = await opened();
  chooseElsewhere({ 'text-size': '3' });
  open(root);
  fireEvent.click(radio('palette', 'contrast'));
  expect(stored()).toEqual({ palette: 'contrast', 'text-size': '3' });
});

it('shows choices made elsewhere after Back, even in an open panel', async () => {
  const { radio } = await opened();
  fireEvent.click(radio('pictures', 'off'));
  chooseElsewhere({ 'text-size': '3' });
  fireEvent(window, new Event('pageshow'));
  expect(shownView()).toEqual({ 'text-size': '3' });
  expect(radio('text-size', '3').checked).toBe(true);
  document.cookie = 'view=; path=/; max-age=0';
  fireEvent(window, new Event('pageshow'));
  expect(shownView()).toEqual({});
});

it('shows a choice made before its scripts started', async () => {
  chooseElsewhere({ palette: 'dark' });
  const { radio } = await opened();
  expect(shownView()).toEqual({ palette: 'dark' });
  expect(radio('palette', 'dark').checked).toBe(true);
});

it('keeps the focus when the form takes the place of the link, also if it was opened before its script ran', async () => {
  const place = document.createElement('div');
  place.innerHTML = renderToString(<ViewPanel />);
  document.body.append(place);
  const root = place.firstElementChild;
  if (!root) throw new Error('no panel');
  // The environment has no popovers.
  jest.spyOn(root, 'matches').mockImplementation((selector) => selector === ':popover-open');
  place.querySelector('a')?.focus();
  chooseElsewhere({ palette: 'dark' });
  const { unmount } = render(<ViewPanel />, { container: place, hydrate: true });
  await screen.findAllByRole('radio', { hidden: true });
  expect(document.activeElement).toBe(root);
  expect(place.querySelector('input[value="dark"]:checked')).not.toBeNull();
  unmount();
  place.remove();
});

it('keeps a choice on a page that cannot store cookies', async () => {
  const { radio } = await opened();
  const blocked = jest.spyOn(document, 'cookie', 'get').mockReturnValue('');
  fireEvent.click(radio('text-size', '2'));
  fireEvent(window, new Event('focus'));
  expect(shownView()).toEqual({ 'text-size': '2' });
  blocked.mockRestore();
});
