/** @jest-environment jsdom */
import { afterEach, describe, expect, it } from '@jest/globals';
import { openedIn } from './opened-in.ts';

describe('what opens over a screen', () => {
  afterEach(() => document.body.replaceChildren());

  it('is in its main part', () => {
    document.body.innerHTML = '<header></header><main></main>';
    expect(openedIn()).toBe(document.querySelector('main'));
  });

  it('is in the dialog that opened last, as long as there is one', () => {
    document.body.innerHTML =
      '<main></main><div role="dialog" id="first"></div><div role="dialog" id="last"></div>';
    expect(openedIn().id).toBe('last');
  });

  it('is in the document where a screen has no parts', () => {
    expect(openedIn()).toBe(document.body);
  });
});
