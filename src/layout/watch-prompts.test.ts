/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { answerConsent, askConsent } from '../stores/consent.ts';
import { refuseCityOffer } from '../stores/location.ts';
import { watchPrompts } from './watch-prompts.ts';

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

/** Mutations of `<html>` are reported in a microtask. */
const told = () => Promise.resolve();

beforeEach(() => {
  Object.defineProperty(root, 'scrollHeight', { value: 4_000, configurable: true });
  observers = [];
  globalThis.ResizeObserver = FakeObserver;
  document.body.innerHTML =
    '<section id="consent" data-asks="consent"></section><form data-asks="city"></form><nav data-clears-prompt=""></nav>';
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

it('asks one question, and the next after the answer and further scrolling', async () => {
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
