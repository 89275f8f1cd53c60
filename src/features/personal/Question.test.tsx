/** @jest-environment jsdom */
import { expect, it, jest } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { Question } from './Question.tsx';

const onDone = jest.fn();
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

it('cannot be cancelled while its answer is pending', () => {
  const onYes = () => new Promise(() => undefined);
  render(<Question text="Списать?" yes="Да" no="Нет" onYes={onYes} onDone={onDone} />);
  press('Да');
  press('Нет');
  expect(onDone).not.toHaveBeenCalled();
});
