import { afterEach, expect, it } from '@jest/globals';
import { editorPicture } from '../../contract/calls/library.ts';
import { editorMe } from '../../contract/calls/editor-people.ts';
import { sendFile } from './send-file.ts';
import { exchange } from './exchange.ts';

const { fetch, XMLHttpRequest } = globalThis;
afterEach(() => void Object.assign(globalThis, { fetch, XMLHttpRequest }));

const PAGE = '<html><h1>413 Request Entity Too Large</h1></html>';

class Refusing {
  readonly upload = {};
  readonly status = 413;
  readonly responseText = PAGE;
  onload = () => undefined;
  open() {}
  setRequestHeader() {}
  send() {
    queueMicrotask(this.onload);
  }
}

const told = {
  ok: false,
  error: {
    code: 'too_large',
    status: 413,
    description: 'Это слишком много для\u00a0сервера: уменьшите файл или текст',
  },
};

it('says of a server in front of the backend that it takes no more, instead of that it is away', async () => {
  Object.assign(globalThis, { XMLHttpRequest: Refusing });
  const file = new Blob(['x']);
  expect(await sendFile(editorPicture, { name: 'x.jpg' }, file, () => {})).toMatchObject(told);
  Object.assign(globalThis, { fetch: async () => new Response(PAGE, { status: 413 }) });
  expect(await exchange(editorMe, {})).toMatchObject(told);
});

it('leaves other answers as they are', async () => {
  const away = async () => new Response('<html>', { status: 503 });
  Object.assign(globalThis, { fetch: away });
  expect(await exchange(editorMe, {})).toMatchObject({ error: { code: 'upstream', status: 503 } });
  const words = { error: 'too_large', error_description: 'Файл больше 10 МБ' };
  Object.assign(globalThis, { fetch: async () => Response.json(words, { status: 413 }) });
  expect(await exchange(editorMe, {})).toMatchObject({
    error: { code: 'too_large', description: 'Файл больше 10 МБ' },
  });
});
