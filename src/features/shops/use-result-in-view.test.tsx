/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { act, useRef } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { useResultInView } from './use-result-in-view.ts';

type Props = { product: string | null; shown: boolean };

function List({ product, shown }: Props) {
  const box = useRef<HTMLDivElement>(null);
  useResultInView(box, product, shown);
  return <div ref={box}>{shown && <h2>Найдено мест: 3</h2>}</div>;
}

let root: Root;
let scrolled: (string | null)[];
const place = document.createElement('main');
const show = (props: Props) => act(async () => root.render(<List {...props} />));

beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  globalThis.matchMedia = () => ({ matches: false }) as MediaQueryList;
  scrolled = [];
  Element.prototype.scrollIntoView = function scroll(this: Element) {
    scrolled.push(this.textContent);
  };
  document.body.replaceChildren(place);
  root = createRoot(place);
});
afterEach(() => act(async () => root.unmount()));

test('scrolls to the count for another product once its list has loaded', async () => {
  await show({ product: null, shown: true });
  await show({ product: 'yasno-den', shown: false });
  expect(scrolled).toEqual([]);
  await show({ product: 'yasno-den', shown: true });
  expect(scrolled).toEqual(['Найдено мест: 3']);
});

test('does not scroll when opened for a product, or for another city', async () => {
  await show({ product: 'yasno-den', shown: false });
  await show({ product: 'yasno-den', shown: true });
  await show({ product: 'yasno-den', shown: false });
  await show({ product: 'yasno-den', shown: true });
  expect(scrolled).toEqual([]);
});
