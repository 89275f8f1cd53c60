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

it('tells in a line why something is refused, and nothing of what visitors did wrong', async () => {
  const starting = new Refusal(503, {}, 'The edge functions are not there yet');
  expect(await logged(starting)).toEqual([
    'GET /about/ failed: The edge functions are not there yet',
  ]);
  expect(await logged(new Refusal(405))).toEqual([]);
});

it('tells where a fault of ours is, without what follows the path', async () => {
  const [line] = await logged(new Error('Out of order'));
  expect(line).toMatch(/^GET \/about\/ failed: .*Out of order\n\s+at /);
});
