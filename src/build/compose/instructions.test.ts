import { describe, expect, it } from '@jest/globals';
import { exampleContent } from '../../../tests/examples/content.ts';
import { exampleInstruction, exampleInstructionType } from '../../../tests/examples/pages.ts';
import { instructionPages } from './instructions.ts';

describe('instructionPages', () => {
  const instructions = [
    exampleInstruction(1, 1),
    exampleInstruction(2, 2),
    exampleInstruction(3, 1),
  ];
  const instructionTypes = [1, 2, 3].map((id) => exampleInstructionType(id));
  const pages = instructionPages(exampleContent({ instructions, instructionTypes }));

  it('has one page with all instructions, and one for each type in use', () => {
    expect(pages.map(({ url }) => url)).toEqual([
      '/instructions/',
      '/instructions/type-1/',
      '/instructions/type-2/',
    ]);
    expect(pages[0]?.data).toMatchObject({ items: instructions, current: null, total: 3 });
    expect(pages[1]?.data).toMatchObject({
      items: [{ id: 1 }, { id: 3 }],
      current: 'type-1',
      total: 3,
    });
  });

  it('offers every page the same filter, with counts', () => {
    for (const { data } of pages) {
      expect(data).toMatchObject({
        types: [
          { alias: 'type-1', url: '/instructions/type-1/', count: 2 },
          { alias: 'type-2', url: '/instructions/type-2/', count: 1 },
        ],
      });
    }
  });

  it('gives each page a unique title and description', () => {
    expect(new Set(pages.map(({ head }) => head.title)).size).toBe(pages.length);
    expect(new Set(pages.map(({ head }) => head.description)).size).toBe(pages.length);
    expect(pages[1]?.head.title).toBe('Заголовок instructions.page: вид 1');
  });
});
