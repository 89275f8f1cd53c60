/** @jest-environment jsdom */
import { expect, it } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { ErrorState } from './ErrorState.tsx';

/** A place that shows the reply once its message is gone. */
function Place() {
  const [failed, setFailed] = useState(true);
  return (
    <>
      <button>Другое</button>
      <section tabIndex={-1}>
        {failed && <ErrorState title="Сбой" text="Ещё раз?" onRetry={() => setFailed(false)} />}
      </section>
    </>
  );
}

const again = () => screen.getByRole('button', { name: 'Попробовать ещё раз' });

it('leaves the focus to the place of the reply when its button goes', async () => {
  render(<Place />);
  again().focus();
  await act(async () => again().click());
  expect(document.activeElement?.tagName).toBe('SECTION');
});

it('leaves the focus alone when it is elsewhere', async () => {
  render(<Place />);
  const other = screen.getByRole('button', { name: 'Другое' });
  other.focus();
  await act(async () => again().click());
  expect(document.activeElement).toBe(other);
});
