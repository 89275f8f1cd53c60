/** @jest-environment jsdom */
import { TextEncoder } from 'node:util';
import { afterEach, expect, it } from '@jest/globals';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { exampleInstruction } from '../../../tests/examples/pages.ts';
import { InstructionCard } from './InstructionCard.tsx';

Object.assign(globalThis, { TextEncoder, IS_REACT_ACT_ENVIRONMENT: true });

const instruction = exampleInstruction();
const place = document.createElement('main');
const root = createRoot(place);

afterEach(async () => {
  await act(async () => root.unmount());
});

/** The ways to rate it. */
const ways = () => ({
  forms: place.querySelectorAll('form').length,
  links: place.querySelectorAll(`a[href="${instruction.type.url}#${instruction.alias}"]`).length,
});

it('links to its form while closed, for readers without scripts, and has it when opened', async () => {
  await act(async () =>
    root.render(<InstructionCard instruction={instruction} open={false} priority={false} />),
  );
  expect(ways()).toEqual({ forms: 0, links: 1 });
  await act(async () => place.querySelector('details')?.dispatchEvent(new Event('toggle')));
  expect(ways()).toEqual({ forms: 0, links: 1 });
  const details = place.querySelector('details');
  await act(async () => {
    details?.toggleAttribute('open', true);
    details?.dispatchEvent(new Event('toggle'));
  });
  expect(ways()).toEqual({ forms: 1, links: 0 });
});
