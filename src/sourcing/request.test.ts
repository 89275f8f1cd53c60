import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { articles } from '../../contract/calls/articles.ts';
import { sendJson, stubServer, type StubServer } from '../../tests/unit/stub-server.ts';
import { request } from './request.ts';

const good = { result: { items: [], total: 0, page: 1, count: 12 } };
const PAUSES = [300, 1_000, 3_000];
const wait = jest.fn((_milliseconds: number) => Promise.resolve());
const pauses = () => wait.mock.calls.map(([pause]) => pause);

let server: StubServer | undefined;
afterEach(async () => {
  wait.mockClear();
  await server?.stop();
  server = undefined;
});

/** A request to a server that sends these responses in turn and repeats the last one. */
async function ask(...replies: { status: number; body: unknown }[]) {
  let turn = 0;
  const running = await stubServer((_asked, response) => {
    const reply = replies[Math.min(turn, replies.length - 1)];
    turn += 1;
    sendJson(response, reply?.body, reply?.status);
  });
  server = running;
  const warn = jest.fn<(message: string) => void>();
  const reply = request(articles, { page: 1 }, { origin: running.origin, fetch, warn, wait });
  return { reply, warn, asked: running.asked };
}

const failing = (status: number) => ({ status, body: 'no' });

describe('request', () => {
  it('returns the parsed result without a retry', async () => {
    const { reply, warn, asked } = await ask({ status: 200, body: good });
    expect(await reply).toEqual(good.result);
    expect(asked.map(({ path }) => path)).toEqual(['/rest/articles?page=1']);
    expect(warn).not.toHaveBeenCalled();
  });

  it('retries temporary failures, with increasing delays and a warning each time', async () => {
    const { reply, warn, asked } = await ask(
      failing(500),
      failing(502),
      { status: 429, body: { error: 'too_many_requests', error_description: 'Позже' } },
      { status: 200, body: good },
    );
    expect(await reply).toEqual(good.result);
    expect(asked).toHaveLength(4);
    expect(pauses()).toEqual(PAUSES);
    expect(warn).toHaveBeenCalledTimes(3);
    expect(warn).toHaveBeenLastCalledWith('call "articles": Позже (too_many_requests); retrying');
  });

  it('gives up after the fourth attempt and names the call', async () => {
    const { reply, asked } = await ask(failing(503));
    await expect(reply).rejects.toMatchObject({
      name: 'SourcingError',
      message: expect.stringMatching(/^call "articles": .+ \(upstream\)$/),
    });
    expect(asked).toHaveLength(4);
    expect(pauses()).toEqual(PAUSES);
  });

  it('does not retry a refusal', async () => {
    const refusal = { error: 'forbidden', error_description: 'Нельзя' };
    const { reply, warn, asked } = await ask({ status: 403, body: refusal });
    await expect(reply).rejects.toThrow('call "articles": Нельзя (forbidden)');
    expect(asked).toHaveLength(1);
    expect(warn).not.toHaveBeenCalled();
  });

  it('does not retry a breach of the contract, and names the field', async () => {
    const broken = { result: { ...good.result, items: [{ id: 'x' }] } };
    const { reply, asked } = await ask({ status: 200, body: broken });
    await expect(reply).rejects.toThrow(/^call "articles", field result\.items\.0\.id: /);
    expect(asked).toHaveLength(1);
  });

  it('retries when the server is down', async () => {
    const { origin, stop } = await stubServer(() => {});
    await stop();
    const warn = jest.fn<(message: string) => void>();
    await expect(request(articles, {}, { origin, fetch, warn, wait })).rejects.toThrow(
      '(upstream)',
    );
    expect(warn).toHaveBeenCalledTimes(3);
  });
});
