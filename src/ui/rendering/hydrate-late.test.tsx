/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, createContext, useState } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { hydrateLate } from './hydrate-late.tsx';

function Counter({ name }: { name: string }) {
  const [count, setCount] = useState(0);
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      {name}: {count}
    </button>
  );
}

/** The page as the build renders it. */
const BUILT =
  '<main><p>Текст</p><div data-late="" style="display:contents"><!--$--><button type="button">Нажатий<!-- -->: <!-- -->0</button><!--/$--></div></main>';

const complain = jest.spyOn(console, 'error');
let box: HTMLElement;
let root: Root;

beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  document.body.innerHTML = `<div>${BUILT}</div>`;
  box = document.body.querySelector('div') ?? document.body;
});

afterEach(async () => {
  await act(async () => root.unmount());
  document.documentElement.removeAttribute('data-routed');
  expect(complain).not.toHaveBeenCalled();
  complain.mockClear();
});

async function open(isNeeded = false) {
  const load = jest.fn(async () => Counter);
  const Part = hydrateLate(load, () => isNeeded);
  await act(async () => {
    root = hydrateRoot(
      box,
      <main>
        <p>Текст</p>
        <Part name="Нажатий" />
      </main>,
    );
  });
  return load;
}

const button = () => box.querySelector('button');
const waits = () => box.querySelector('[data-late]') !== null;

test('a part stays plain HTML until the visitor reaches it', async () => {
  const load = await open();
  const built = button();
  await act(async () => box.querySelector('p')?.dispatchEvent(new Event('pointerover')));
  expect(load).not.toHaveBeenCalled();
  expect(waits()).toBe(true);
  await act(async () => {
    built?.dispatchEvent(new Event('pointerover', { bubbles: true }));
  });
  expect(load).toHaveBeenCalledTimes(1);
  expect(waits()).toBe(false);
  expect(button()).toBe(built);
  await act(async () => built?.click());
  expect(box.textContent).toContain('Нажатий: 1');
});

test('the click that starts hydration is not lost', async () => {
  await open();
  await act(async () => {
    button()?.dispatchEvent(new Event('pointerdown', { bubbles: true }));
    button()?.click();
  });
  expect(box.textContent).toContain('Нажатий: 1');
  expect(button()?.hasAttribute('data-pressed')).toBe(false);
});

test('a part that is needed hydrates immediately', async () => {
  expect(await open(true)).toHaveBeenCalledTimes(1);
  expect(waits()).toBe(false);
});

test('a part whose HTML an update of a context discards is loaded at once', async () => {
  const Place = createContext('/');
  const load = jest.fn(async () => Counter);
  const Part = hydrateLate(load, () => false);
  const page = <Part name="Нажатий" />;
  const at = (place: string) => (
    <Place value={place}>
      <main>
        <p>Текст</p>
        {page}
      </main>
    </Place>
  );
  await act(async () => {
    root = hydrateRoot(box, at('/'));
  });
  expect(load).not.toHaveBeenCalled();
  // As when a link leads to an anchor of the page.
  await act(async () => root.render(at('/#form')));
  expect(load).toHaveBeenCalledTimes(1);
  expect(button()?.textContent).toBe('Нажатий: 0');
});

test('a storage event from another tab also starts hydration', async () => {
  const load = await open();
  await act(async () => {
    window.dispatchEvent(new Event('storage'));
  });
  expect(load).toHaveBeenCalledTimes(1);
});
