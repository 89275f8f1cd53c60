/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';

const frames: FrameRequestCallback[] = [];
let now = 0;

async function fresh() {
  jest.resetModules();
  return await import('./render-next.ts');
}

beforeEach(() => {
  frames.length = 0;
  now = 0;
  jest.spyOn(performance, 'now').mockImplementation(() => now);
  jest.spyOn(globalThis, 'requestAnimationFrame').mockImplementation((work) => frames.push(work));
});

afterEach(() => {
  jest.restoreAllMocks();
});

test('a quick device renders the next page at once', async () => {
  const { noteHydration, renderNext } = await fresh();
  noteHydration(20);
  let rendered = 0;
  renderNext(() => (rendered += 1));
  expect(rendered).toBe(1);
  expect(frames).toEqual([]);
});

test('a slow device, and one that has not hydrated a page, first responds to the click', async () => {
  for (const milliseconds of [null, 85]) {
    const { noteHydration, renderNext } = await fresh();
    if (milliseconds !== null) noteHydration(milliseconds);
    let rendered = 0;
    renderNext(() => (rendered += 1));
    expect(rendered).toBe(0);
    frames.pop()?.(0);
    expect(rendered).toBe(1);
  }
});

test('a device that takes long for one page renders the following ones in the next frame', async () => {
  const { noteHydration, renderNext } = await fresh();
  noteHydration(20);
  renderNext(() => (now += 51));
  renderNext(() => {});
  expect(frames).toHaveLength(1);
});
