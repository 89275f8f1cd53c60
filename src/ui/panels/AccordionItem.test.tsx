/** @jest-environment jsdom */
import { afterEach, expect, it } from '@jest/globals';
import { cleanup, fireEvent, render } from '@testing-library/react';
import { AccordionItem } from './AccordionItem.tsx';

/** The page of a history entry, as the router shows it. */
function visit(key: string) {
  history.replaceState({ key }, '', '/faq/');
  const { container } = render(
    <>
      <AccordionItem title="Первый">Ответ</AccordionItem>
      <AccordionItem title="Второй" open>
        Ответ
      </AccordionItem>
    </>,
  );
  const items = [...container.querySelectorAll('details')];
  return {
    items,
    turn(place: number, open: boolean) {
      const [item] = items.slice(place);
      if (!item) return;
      item.open = open;
      fireEvent(item, new Event('toggle'));
    },
  };
}

afterEach(cleanup);

it('is as its reader left it after Back, and as built on a new visit', () => {
  const first = visit('1');
  first.turn(0, true);
  first.turn(1, false);
  cleanup();
  expect(visit('2').items.map(({ open }) => open)).toEqual([false, true]);
  cleanup();
  expect(visit('1').items.map(({ open }) => open)).toEqual([true, false]);
});
