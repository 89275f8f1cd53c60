/** @jest-environment jsdom */
import { afterEach, describe, expect, it } from '@jest/globals';
import { openedIn } from './opened-in.ts';

describe('the container of an overlay', () => {
  afterEach(() => document.body.replaceChildren());

  it('is the main part of the screen', () => {
    document.body.innerHTML = '<header></header><main></main>';
    expect(openedIn()).toBe(document.querySelector('main'));
  });

  it('is the last opened dialog, if there is one', () => {
    document.body.innerHTML =
      '<main></main><div role="dialog" id="first"></div><div role="dialog" id="last"></div>';
    expect(openedIn().id).toBe('last');
  });

  it('is the body if the screen has no main part', () => {
    expect(openedIn()).toBe(document.body);
  });
});
