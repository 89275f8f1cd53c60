import { describe, expect, it, jest } from '@jest/globals';
import { importGraph } from './import-graph.ts';

function graphOf(files: Record<string, string>) {
  const read = jest.fn((file: string) => files[file] ?? '');
  return { files, read, graph: importGraph(read) };
}

describe('importGraph', () => {
  it('follows imports of every form, across folders and in cycles', () => {
    const { graph } = graphOf({
      'a/one.ts': "import { two } from './two.ts';\nexport { x } from '../b/three.ts';",
      'a/two.ts': "import '../b/style.css';\nconst late = () => import('./late.ts');",
      'b/three.ts': "import one from '../a/one.ts';\nimport react from 'react';",
    });
    expect([...graph.reach(['a/one.ts'])].toSorted()).toEqual([
      'a/late.ts',
      'a/one.ts',
      'a/two.ts',
      'b/style.css',
      'b/three.ts',
    ]);
  });

  it('ignores type-only imports', () => {
    const { graph } = graphOf({
      'one.ts':
        "import type { A } from './types.ts';\nimport type {\n  B,\n} from './more.ts';\nimport { c } from './real.ts';",
    });
    expect([...graph.reach(['one.ts'])]).toEqual(['one.ts', './real.ts'.slice(2)]);
  });

  it('stops at the given files', () => {
    const { graph } = graphOf({ 'a.ts': "from './b.ts'", 'b.ts': "from './c.ts'" });
    expect([...graph.reach(['a.ts'], new Set(['b.ts']))]).toEqual(['a.ts', 'b.ts']);
  });

  it('reads a file once, and again after `forget`', () => {
    const { files, read, graph } = graphOf({ 'a.ts': "from './b.ts'" });
    graph.reach(['a.ts']);
    graph.reach(['a.ts']);
    expect(read.mock.calls).toEqual([['a.ts'], ['b.ts']]);
    files['a.ts'] = "from './c.ts'";
    graph.forget('a.ts');
    expect([...graph.reach(['a.ts'])]).toEqual(['a.ts', 'c.ts']);
  });
});
