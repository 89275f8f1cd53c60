import { expect, test } from '@jest/globals';
import { storeNodes } from './store-nodes.ts';

test('the nodes of a large site are not stored in one turn of the event loop', async () => {
  const keys = Array.from({ length: 6_000 }, (_, key) => String(key));
  const turns: number[] = [];
  let isNewTurn = true;
  const createNode = () => {
    if (isNewTurn) {
      isNewTurn = false;
      turns.push(0);
      setImmediate(() => {
        isNewTurn = true;
      });
    }
    turns[turns.length - 1] = (turns.at(-1) ?? 0) + 1;
  };
  const count = await storeNodes(
    {
      createNodeId: (name) => name,
      createContentDigest: () => '',
      getNode: () => undefined,
      actions: { createNode, touchNode: () => {} },
    },
    {
      entities: keys.map((key) => ({ type: 'Article', key, entity: {} })),
      derived: [{ type: 'PageContent', nodes: keys.map((key) => ({ key, fields: {} })) }],
    },
  );
  expect(count).toBe(6_000);
  expect(turns.reduce((sum, stored) => sum + stored, 0)).toBe(12_000);
  expect(Math.max(...turns)).toBeLessThanOrEqual(2_500);
});
