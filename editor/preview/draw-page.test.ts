/** @jest-environment jsdom */
import { expect, it } from '@jest/globals';
import { FRAME_PATH } from '../../src/config/editor-screen.ts';
import { drawPage } from './draw-page.ts';

const PAGE = '<!doctype html><title>Линзы</title><h1>Линзы</h1>';

/** The test's own document as the frame's: the location of a made one cannot be set. */
const frame = { contentDocument: document, contentWindow: window };

/** The frame is at its address, in this state of loading. */
function arrive(state: DocumentReadyState): void {
  history.replaceState(null, '', FRAME_PATH);
  Object.defineProperty(document, 'readyState', { value: state, configurable: true });
}

it('draws into a loaded frame', () => {
  arrive('complete');
  drawPage(frame, PAGE, 'dark');
  expect(document.querySelector('h1')?.textContent).toBe('Линзы');
  expect(document.documentElement.dataset['palette']).toBe('dark');
});

it('leaves the focus to the editor', () => {
  arrive('complete');
  drawPage(frame, `${PAGE}<input autofocus>`, 'light');
  expect(document.querySelector('input')?.hasAttribute('autofocus')).toBe(false);
});

it('waits for a frame that has its URL but no document element yet', () => {
  arrive('loading');
  document.documentElement.remove();
  expect(() => drawPage(frame, PAGE, 'light')).not.toThrow();
  expect(document.querySelector('h1')).toBeNull();
});
