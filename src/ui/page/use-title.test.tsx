/** @jest-environment jsdom */
import { beforeEach, expect, it } from '@jest/globals';
import { render, waitFor } from '@testing-library/react';
import { useTitle } from './use-title.ts';

function Page({ title }: { title: string | undefined }) {
  useTitle(title);
  return null;
}

/** As Gatsby does when it renders the Head of a page. */
function buildTitle(text: string) {
  document.head.querySelector('title')?.remove();
  const title = document.createElement('title');
  title.textContent = text;
  document.head.append(title);
}

beforeEach(() => buildTitle('Скидки — Ваше «Ясно»'));

it('titles the page once its data are known, with the brand of the built title', () => {
  const { rerender } = render(<Page title={undefined} />);
  expect(document.title).toBe('Скидки — Ваше «Ясно»');
  rerender(<Page title="Линзы — дешевле" />);
  expect(document.title).toBe('Линзы — дешевле — Ваше «Ясно»');
  rerender(<Page title="Раствор" />);
  expect(document.title).toBe('Раствор — Ваше «Ясно»');
});

it('replaces a built title that comes later', async () => {
  render(<Page title="Раствор" />);
  buildTitle('Скидки — Ясно');
  await waitFor(() => expect(document.title).toBe('Раствор — Ясно'));
});

it('leaves the title of the next page alone', async () => {
  const { unmount } = render(<Page title="Раствор" />);
  unmount();
  buildTitle('Каталог — Ясно');
  await Promise.resolve();
  expect(document.title).toBe('Каталог — Ясно');
});
