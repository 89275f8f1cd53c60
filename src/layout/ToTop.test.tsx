/** @jest-environment jsdom */
import { expect, it } from '@jest/globals';
import { renderToStaticMarkup } from 'react-dom/server';
import { Layout } from './Layout.tsx';
import { ToTop } from './ToTop.tsx';

it('leads to an element before the first link, where the next Tab goes on', () => {
  document.body.innerHTML = renderToStaticMarkup(
    <Layout place={undefined} live={false} header={null} footer={<ToTop />}>
      Текст
    </Layout>,
  );
  const hash = document.querySelector('a[aria-label="Наверх"]')?.getAttribute('href') ?? '';
  const end = document.querySelector(hash);
  expect(end?.querySelector('a')?.hash).toBe('#content');
  expect(end?.contains(document.querySelector('main'))).toBe(true);
});
