/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, type ComponentType } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { useLatePart } from './use-late-part.ts';

type Words = { words: string };
type Load = () => Promise<ComponentType<Words>>;

const Paragraph = ({ words }: Words) => <p>{words}</p>;

function Page({ load }: { load: Load }) {
  const { Part, failed, retry } = useLatePart(load);
  if (Part) return <Part words="Она здесь" />;
  return failed ? <button onClick={retry}>Ещё раз</button> : <p>Ждём</p>;
}

let root: Root;
const place = document.createElement('main');

beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  jest.useFakeTimers();
  root = createRoot(place);
});
afterEach(async () => {
  await act(async () => root.unmount());
  jest.useRealTimers();
});

const show = (load: Load) => act(async () => root.render(<Page load={load} />));
const waitAll = () => act(() => jest.runAllTimersAsync());

test('a part is rendered once its script has loaded', async () => {
  let arrive: (part: ComponentType<Words>) => void = () => {};
  const load = () => new Promise<ComponentType<Words>>((resolve) => (arrive = resolve));
  await show(load);
  expect(place.textContent).toBe('Ждём');
  await act(async () => arrive(Paragraph));
  expect(place.textContent).toBe('Она здесь');
});

test('one lost response is retried invisibly', async () => {
  const load = jest
    .fn<Load>()
    .mockRejectedValueOnce(new Error('lost'))
    .mockResolvedValue(Paragraph);
  await show(load);
  expect(place.textContent).toBe('Ждём');
  await waitAll();
  expect(place.textContent).toBe('Она здесь');
});

test('a script that does not load leaves the page intact, and loads on another attempt', async () => {
  const load = jest.fn<Load>().mockRejectedValue(new Error('lost'));
  await show(load);
  await waitAll();
  expect(place.textContent).toBe('Ещё раз');
  load.mockResolvedValue(Paragraph);
  await act(async () => place.querySelector('button')?.click());
  await waitAll();
  expect(place.textContent).toBe('Она здесь');
});
