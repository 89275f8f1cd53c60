import { describe, expect, it } from '@jest/globals';
import { readImports } from './imports.ts';
import { reachedTests } from './reach.ts';

const sources: Readonly<Record<string, string>> = {
  'contract/orders.ts': '',
  'backend/app.ts': "import { orders } from './routes/orders.ts';\nimport './routes/faq.ts';",
  'backend/routes/orders.ts': "import '../../contract/orders.ts';",
  'backend/routes/faq.ts': "const text = await import('../faq.ts');",
  'backend/faq.ts': "const folder = new URL('./migrations', import.meta.url);",
  'backend/migrations/1.sql': 'create table x ();',
  'backend/faq.test.ts': "import './faq.ts';",
  'tests/a-faq.test.ts': "import '../backend/app.ts';",
  'tests/orders.test.ts': "import '../backend/app.ts';\nimport '../contract/orders.ts';",
  'tests/alone.test.ts': "const styles = read('src/tokens.css');",
  'tests/settings.test.ts': "const lines = read('.env.example'); const ci = read('.ci/run');",
  '.env.example': '',
  '.ci/run': '',
  'src/tokens.css': '',
  'src/View.tsx': "import './tokens.css';",
  'src/View.test.tsx': "import { View } from './View.tsx';",
};
const imports = readImports(Object.keys(sources), (file) => sources[file] ?? '');
const reached = (...changed: string[]) => reachedTests(imports, changed);

describe('reachedTests', () => {
  it('starts with the test next to the changed file', () => {
    expect(reached('src/View.tsx')[0]).toBe('src/View.test.tsx');
    expect(reached('backend/faq.ts')[0]).toBe('backend/faq.test.ts');
  });

  it('follows imports upward, and starts with the nearest', () => {
    expect(reached('backend/faq.ts')).toEqual([
      'backend/faq.test.ts',
      'tests/a-faq.test.ts',
      'tests/orders.test.ts',
    ]);
  });

  it('puts tests of the same subject first', () => {
    expect(reached('backend/routes/orders.ts')).toEqual([
      'tests/orders.test.ts',
      'tests/a-faq.test.ts',
    ]);
  });

  it('recognises files and folders that are read by path', () => {
    expect(reached('src/tokens.css')).toEqual(['tests/alone.test.ts', 'src/View.test.tsx']);
    expect(reached('backend/migrations/1.sql')).toContain('backend/faq.test.ts');
    expect(reached('.env.example')).toEqual(['tests/settings.test.ts']);
    expect(reached('.ci/run')).toEqual(['tests/settings.test.ts']);
  });

  it('includes a changed test, and none that the change cannot reach', () => {
    expect(reached('tests/alone.test.ts')).toEqual(['tests/alone.test.ts']);
    expect(reached('README.md')).toEqual([]);
  });
});
