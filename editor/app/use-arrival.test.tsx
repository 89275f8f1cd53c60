/** @jest-environment jsdom */
import { beforeEach, expect, it, jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { useFirstField } from '../keys/use-first-field.ts';

// jsdom has none; these names need no escape.
Object.assign(globalThis, { CSS: { escape: (name: string) => name } });

let mockPath: string;

jest.mock('react-router-dom', () => ({ useLocation: () => ({ pathname: mockPath }) }));

const { useArrival } = jest.requireActual<typeof import('./use-arrival.ts')>('./use-arrival.ts');

function Form() {
  useFirstField('title');
  return (
    <p className="ra-input-title">
      <input aria-label="Название" />
    </p>
  );
}

const CONTENT = {
  '/tags': <a href="/tags/1">Аллергия</a>,
  '/tags/1': <p>Тег «Аллергия»</p>,
  '/tags/create': <Form />,
};

function Screen({ path }: { readonly path: keyof typeof CONTENT }) {
  useArrival();
  return <main id="main-content">{CONTENT[path]}</main>;
}

let go: (path: keyof typeof CONTENT) => void;

beforeEach(() => {
  // jsdom draws nothing, so that everything would count as hidden.
  const drawn = { length: 1, item: () => null, [Symbol.iterator]: () => [].values() };
  jest.spyOn(HTMLElement.prototype, 'getClientRects').mockReturnValue(drawn);
  mockPath = '/tags';
  const { rerender } = render(<Screen path="/tags" />);
  go = (path) => {
    mockPath = path;
    rerender(<Screen path={path} />);
  };
});

it('leaves the focus alone on the page that is opened first', () => {
  expect(document.activeElement).toBe(document.body);
});

it('begins the content of a screen when the link that led there went with the old one', () => {
  screen.getByRole('link').focus();
  go('/tags/1');
  expect(document.activeElement).toBe(screen.getByRole('main'));
});

it('begins a form for something new in its first field', () => {
  screen.getByRole('link').focus();
  go('/tags/create');
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Название' }));
});
