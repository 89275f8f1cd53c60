import { expect, test } from '@jest/globals';
import { renderToStaticMarkup } from 'react-dom/server';
import { SearchForm } from './SearchForm.tsx';

test('the popover itself moves the focus to the field when it opens, without a script', () => {
  expect(renderToStaticMarkup(<SearchForm />)).toMatch(/<input[^>]* autofocus=""/);
});
