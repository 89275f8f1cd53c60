import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { expect, it } from '@jest/globals';
import { bodyOf, Gone } from './body.ts';
import { Refusal } from './refusal.ts';

const LIMITS = { bytes: 10, stall: 20 };

const CHUNKED = { 'transfer-encoding': 'chunked' };

function incoming(headers: Record<string, string> = CHUNKED) {
  const message = new IncomingMessage(new Socket());
  message.method = 'POST';
  message.headers = headers;
  return message;
}

const refused = (status: number) => expect.objectContaining({ status });

it('reads a body in parts', async () => {
  const message = incoming();
  const body = bodyOf(message, () => undefined, LIMITS).read();
  message.push('те');
  message.push('ст');
  message.push(null);
  expect(Buffer.from((await body) ?? []).toString()).toBe('тест');
});

it('refuses a body that is too long, announced or not, without requesting it', async () => {
  let asked = 0;
  const begin = () => void (asked += 1);
  const announced = incoming({ 'content-length': '11' });
  await expect(bodyOf(announced, begin, LIMITS).read()).rejects.toEqual(refused(413));
  expect(asked).toBe(0);
  const message = incoming();
  const body = bodyOf(message, begin, LIMITS).read();
  message.push('x'.repeat(11));
  await expect(body).rejects.toEqual(refused(413));
});

it('does not wait for a stalled body', async () => {
  const message = incoming({ 'content-length': '5' });
  const body = bodyOf(message, () => undefined, LIMITS).read();
  message.push('x');
  await expect(body).rejects.toBeInstanceOf(Refusal);
  await expect(body).rejects.toEqual(refused(408));
});

it('gives up when the visitor disconnects', async () => {
  const message = incoming({ 'content-length': '5' });
  const body = bodyOf(message, () => undefined, LIMITS).read();
  message.destroy();
  await expect(body).rejects.toBeInstanceOf(Gone);
});

it('reads an empty body of a message that has ended before', async () => {
  const message = incoming({});
  message.destroy();
  expect(await bodyOf(message, () => undefined, LIMITS).read()).toEqual(new Uint8Array());
});
