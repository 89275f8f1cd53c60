import { expect, it } from '@jest/globals';
import { failing } from './failures.ts';
import { Refusal } from './refusal.ts';

const request = new Request('http://localhost/about/?phone=79990000000');

async function logged(error: unknown): Promise<string[]> {
  const lines: string[] = [];
  await failing(
    async () => null,
    (line) => void lines.push(line),
  )(error, request);
  return lines;
}

it('logs a refusal on one line, and nothing for errors of visitors', async () => {
  const starting = new Refusal(503, {}, 'The edge functions are not there yet');
  expect(await logged(starting)).toEqual([
    'GET /about/ failed: The edge functions are not there yet',
  ]);
  expect(await logged(new Refusal(405))).toEqual([]);
});

it('logs an error of ours with its stack, without the query of the request', async () => {
  const [line] = await logged(new Error('Out of order'));
  expect(line).toMatch(/^GET \/about\/ failed: .*Out of order\n\s+at /);
});
