/** @jest-environment jsdom */
import { expect, it } from '@jest/globals';
import { FIRST_SCRIPTS_LOADER } from '../../src/build/first-scripts.ts';
import { withoutText } from '../../src/build/scripts-slice.ts';
import { givePageFacts } from '../../src/boot/page-facts.ts';

const OF_GATSBY = `
          <script
            id="gatsby-chunk-mapping"
          >
            window.___chunkMapping="{\\"app\\":[\\"/app-1.js\\"]}";
          </script>
        <script>window.___webpackCompilationHash="0a1b2c";</script><script src="/runtime-1.js" async></script><script src="/app-1.js" async></script>`;

it('restores from attributes the globals that Gatsby writes as scripts', () => {
  const slice = withoutText(OF_GATSBY);
  expect(slice).toBe(
    `<template><script data-build="0a1b2c" src="/runtime-1.js" async></script><script src="/app-1.js" async></script></template><script>${FIRST_SCRIPTS_LOADER}</script>`,
  );
  document.body.dataset['path'] = '/faq/';
  document.body.innerHTML = slice;
  // As the script after it does.
  document.body.append(document.querySelector('template')?.content ?? '');
  givePageFacts();
  expect(window.pagePath).toBe('/faq/');
  expect(window.___webpackCompilationHash).toBe('0a1b2c');
  expect(window.___chunkMapping).toEqual({});
});

it('fails a build whose scripts have an unknown form', () => {
  expect(() => withoutText('<script src="/app-1.js"></script>')).toThrow(
    'a form that was not tested',
  );
});
