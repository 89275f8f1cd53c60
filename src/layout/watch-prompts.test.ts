/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { answerConsent, askConsent } from '../stores/consent.ts';
import { refuseCityOffer } from '../stores/location.ts';
import { watchPrompts } from './watch-prompts.ts';

type Offers = typeof import('./offer-near-city.ts');

const mockLoaded = jest.fn();
// The real module, with a record of whether it was loaded.
jest.mock('./offer-near-city.ts', (): Offers => {
  const { offerNearCity } = jest.requireActual<Offers>('./offer-near-city.ts');
  return {
    offerNearCity() {
      mockLoaded();
      return offerNearCity();
    },
  };
});

const root = document.documentElement;
const shown = () => (root.dataset['promptDue'] === undefined ? null : root.dataset['prompt']);

let end: () => void;
let observers: FakeObserver[];

/** jsdom has no layout, so this one is fixed. */
class FakeObserver implements ResizeObserver {
  seen: Element[] = [];
  readonly tell: () => void;

  constructor(callback: ResizeObserverCallback) {
    this.tell = () => callback([], this);
    observers.push(this);
  }

  observe(element: Element): void {
    this.seen.push(element);
  }

  unobserve(): void {}

  disconnect(): void {
    this.seen = [];
  }
}

/** Scrolls; jsdom implements neither scrolling nor layout. */
function scrollTo(at: number): void {
  Object.defineProperty(window, 'scrollY', { value: at, configurable: true });
  window.dispatchEvent(new Event('scroll'));
}

const asked = jest.fn<(url: string) => void>();

/** The edge returns this city as the nearby one. */
function fakeEdge(near: unknown): void {
  asked.mockClear();
  mockLoaded.mockClear();
  globalThis.fetch = ((url: string) => {
    asked(url);
    return Promise.resolve({
      json: () => Promise.resolve(url === '/cities.json' ? { 6285: 'Казань' } : near),
    });
  }) as typeof fetch;
}

/** Loading the code and its response takes a turn of the event loop. */
const answered = () => new Promise((resolve) => setTimeout(resolve, 0));

/** Mutations of `<html>` are reported in a microtask. */
const told = () => Promise.resolve();

beforeEach(() => {
  Object.defineProperty(root, 'scrollHeight', { value: 4_000, configurable: true });
  observers = [];
  globalThis.ResizeObserver = FakeObserver;
  document.body.innerHTML =
    '<section id="consent" data-asks="consent"></section><form data-asks="city"><b data-near-city-title></b><button data-near-city-id></button></form><nav data-clears-prompt=""></nav>';
  root.dataset['nearCity'] = '6285';
  scrollTo(0);
  end = watchPrompts();
});

afterEach(() => {
  end();
  document.cookie = 'consent=; path=/; max-age=0';
  document.cookie = 'cityOffer=; path=/; max-age=0';
  delete root.dataset['consent'];
  delete root.dataset['nearCity'];
});

it('asks nothing on the first screen', () => {
  expect(root.dataset['prompt']).toBe('consent');
  expect(shown()).toBeNull();
});

it('asks one question at a time, the next after the answer and further scrolling', async () => {
  scrollTo(400);
  expect(shown()).toBe('consent');
  answerConsent('no');
  await told();
  expect(root.dataset['prompt']).toBe('city');
  expect(shown()).toBeNull();
  scrollTo(800);
  expect(shown()).toBe('city');
  refuseCityOffer();
  await told();
  expect(root.dataset['prompt']).toBeUndefined();
  expect(shown()).toBeNull();
});

it('asks immediately what the visitor has requested', async () => {
  answerConsent('no');
  await told();
  scrollTo(400);
  askConsent();
  expect(shown()).toBe('consent');
  await told();
  expect(shown()).toBe('consent');
});

it('offers the city where there is no analytics', async () => {
  end();
  document.getElementById('consent')?.remove();
  end = watchPrompts();
  scrollTo(400);
  expect(shown()).toBe('city');
});

describe('for an unknown visitor', () => {
  const kazan = { id: 6285, title: 'Казань' };

  beforeEach(() => {
    end();
    delete root.dataset['nearCity'];
    document.getElementById('consent')?.remove();
    fakeEdge(kazan);
    end = watchPrompts();
  });

  it('requests the nearby city once, when it may be offered', async () => {
    expect(asked).not.toHaveBeenCalled();
    for (const at of [400, 500, 0, 400]) scrollTo(at);
    await answered();
    expect(asked.mock.calls).toEqual([['/near-city.json'], ['/cities.json']]);
    expect(document.querySelector('b')?.textContent).toBe('Казань');
    expect(shown()).toBe('city');
  });

  it.each(['cityOffer=no', 'userLocation=%7B%22id%22%3A6281%7D'])(
    'does not request it with the cookie %s',
    async (cookie) => {
      document.cookie = cookie;
      scrollTo(400);
      await answered();
      expect(asked).not.toHaveBeenCalled();
      expect(mockLoaded).not.toHaveBeenCalled();
      document.cookie = 'userLocation=; max-age=0';
    },
  );
});

it('requests no city while another question is open, nor before further scrolling', async () => {
  end();
  delete root.dataset['nearCity'];
  fakeEdge(null);
  end = watchPrompts();
  scrollTo(400);
  answerConsent('no');
  await told();
  expect(asked).not.toHaveBeenCalled();
  scrollTo(800);
  await answered();
  expect(asked).toHaveBeenCalledTimes(1);
});

it('exposes its height to styles, so that no focused element stays under it', () => {
  const [sized] = observers;
  expect(sized?.seen).toEqual([document.getElementById('consent')]);
  Object.defineProperty(sized?.seen[0], 'offsetHeight', { value: 118 });
  sized?.tell();
  const clearing = [root, document.querySelector('nav')];
  expect(clearing.map((one) => one?.style.getPropertyValue('--prompt-height'))).toEqual([
    '118px',
    '118px',
  ]);
});
