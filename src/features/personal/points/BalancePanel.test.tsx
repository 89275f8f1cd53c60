/** @jest-environment jsdom */
import { expect, it } from '@jest/globals';
import { renderToStaticMarkup } from 'react-dom/server';
import { BalancePanel } from './BalancePanel.tsx';

const textOf = (balance: { available: number; pending: number } | null) =>
  renderToStaticMarkup(<BalancePanel title="Счёт" balance={balance} />)
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();

it.each([
  // Without a number there is nothing that «столько» could mean.
  [null, 'Счёт Узнаём, сколько можно потратить…'],
  [{ available: 0, pending: 0 }, 'Счёт 0 баллов Новые начислим за код с упаковки'],
  [{ available: 21, pending: 0 }, 'Счёт 21 балл Столько можно потратить сейчас'],
  [
    { available: 0, pending: 300 },
    'Счёт 0 баллов Ещё 300 баллов начислим, когда приглашённые друзья зарегистрируют первую упаковку',
  ],
])('of a balance %j it says «%s»', (balance, words) => {
  expect(textOf(balance)).toBe(words);
});
