import { describe, expect, it } from '@jest/globals';
import * as calls from '../../contract/calls/editor-entities.ts';
import { editorMe } from '../../contract/calls/editor-people.ts';
import { addressOf, initOf } from './request.ts';

describe('a call of the editor API', () => {
  it('puts path parameters into the path and the others into the query', () => {
    const params = { collection: 'articles', id: 'где-я', detach: '1' } as const;
    expect(addressOf(calls.editorRemove, params)).toBe(
      `/editor/articles/${encodeURIComponent('где-я')}?detach=1`,
    );
  });

  it('keeps the body out of the URL, and omits absent parameters', () => {
    const entity = { title: 'Тег' };
    const params = { collection: 'tags', draft: undefined, entity } as const;
    expect(addressOf(calls.editorCreate, params)).toBe('/editor/tags');
    expect(initOf(calls.editorCreate, params, {}).body).toBe('{"title":"Тег"}');
  });

  it('sends the CSRF token and the revision only with a change', () => {
    const sending = { csrf: 'token', revision: 7 };
    const params = { collection: 'tags', id: '1', entity: {} } as const;
    const { headers } = initOf(calls.editorReplace, params, sending);
    expect(Object.fromEntries(new Headers(headers))).toMatchObject({
      'x-csrf-token': 'token',
      'if-match': '"7"',
    });
    const reading = new Headers(initOf(editorMe, {}, { csrf: 'token' }).headers);
    expect(reading.has('x-csrf-token')).toBe(false);
  });
});
