/** @jest-environment jsdom */
import { afterEach, beforeAll, beforeEach, expect, it, jest } from '@jest/globals';
import { animateAnchors } from './scroll-to-anchor.ts';

/** Where the anchor is. */
const END = 900;
/** The page's own scrolling, which replaces the browser's jump to the anchor. */
let scrolledTo: number | null;
let frames: FrameRequestCallback[];
let windowWidth: number;

beforeAll(() => {
  Object.defineProperty(window, 'scrollY', {
    get: () => scrolledTo ?? (window.location.hash === '#place' ? END : 0),
  });
  window.scrollTo = ((_left: number, top: number) => {
    scrolledTo = top;
  }) as typeof window.scrollTo;
  window.requestAnimationFrame = (callback) => frames.push(callback);
  window.matchMedia = (query) => {
    const [, least = '0'] = /\(min-width: ([\d.]+)em\)/.exec(query) ?? [];
    return { matches: windowWidth >= Number(least) * 16 } as MediaQueryList;
  };
  animateAnchors();
});

beforeEach(() => {
  scrolledTo = null;
  frames = [];
  window.history.replaceState(null, '', '/');
  jest.spyOn(performance, 'now').mockReturnValue(0);
  document.body.innerHTML = '<a href="#place">К месту</a>';
});

afterEach(() => {
  jest.restoreAllMocks();
});

/** Clicks on the link; whether the click was left to the browser. */
const click = () =>
  document
    .querySelector('a')
    ?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));

/** Draws a frame at that many milliseconds after the click. */
function frameAt(now: number): void {
  for (const callback of frames.splice(0)) callback(now);
}

it('reaches an anchor in 600 ms', () => {
  windowWidth = 1280;
  expect(click()).toBe(false);
  expect(scrolledTo).toBe(0);
  frameAt(300);
  expect(scrolledTo).toBe(END / 2);
  frameAt(599);
  expect(scrolledTo).toBeLessThan(END);
  frameAt(600);
  expect(scrolledTo).toBe(END);
  expect(frames).toEqual([]);
});

it.each([
  [1024, true],
  [1025, false],
])('in a window of %i px leaves the jump to the browser: %j', (width, left) => {
  windowWidth = width;
  expect(click()).toBe(left);
});
