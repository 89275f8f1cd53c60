import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { layers } from '../../scripts/test/layers.ts';
import { tempDirectory } from '../unit/temp-directory.ts';
import { editedText, misfit, plant, type Fault } from './fault.ts';
import { faults } from './faults/all.ts';

const project = join(__dirname, '../..');
const edit = { file: 'src/a.ts', find: 'a < b', replace: 'a <= b' };

describe('editedText', () => {
  it('applies the edit literally, with special replacement characters', () => {
    expect(editedText('if (a < b) go();', { ...edit, replace: '$& $1' })).toBe('if ($& $1) go();');
  });

  it.each([
    ['if (a > b) go();', 'src/a.ts must hold once and holds not: a < b'],
    ['a < b || a < b || a < b', 'src/a.ts must hold once and holds 3 times: a < b'],
  ])('refuses %j', (text, words) => {
    expect(() => editedText(text, edit)).toThrow(words);
  });

  it('refuses an edit that changes nothing', () => {
    expect(() => editedText('a < b', { ...edit, replace: 'a < b' })).toThrow('is not changed');
  });
});

describe('plant', () => {
  const directory = tempDirectory();
  const fault: Fault = {
    name: 'two edits of one file',
    edits: [edit, { file: 'src/a.ts', find: 'go()', replace: 'stay()' }],
    layer: 'unit',
    files: [],
  };
  const file = () => join(directory.path, 'src/a.ts');
  const write = (text: string) => {
    mkdirSync(join(directory.path, 'src'));
    writeFileSync(file(), text);
  };

  it('changes the files and restores them', () => {
    write('if (a < b) go();');
    const takeOut = plant(directory.path, [fault]);
    expect(readFileSync(file(), 'utf8')).toBe('if (a <= b) stay();');
    takeOut();
    expect(readFileSync(file(), 'utf8')).toBe('if (a < b) go();');
  });

  it('writes nothing when one of the edits does not apply', () => {
    write('if (a < b) wait();');
    expect(() => plant(directory.path, [fault])).toThrow('must hold once');
    expect(readFileSync(file(), 'utf8')).toBe('if (a < b) wait();');
    expect(misfit(directory.path, fault)).toBe(
      'two edits of one file: src/a.ts must hold once and holds not: go()',
    );
  });
});

/** Where tests of layers without their own folder are: next to the code. */
const BESIDE = ['src', 'plugins', 'scripts', 'regenerator', 'tests/unit'];
/** Page tests get their titles from the list of pages. */
const NAMES = readFileSync(join(project, 'tests/pages.ts'), 'utf8');

const known = new Map<string, string>();

/** The text of a layer's tests, with the suites that they use. */
function testsOf(layer: string): string {
  const read = () => {
    const folders = layers.find(({ name }) => name === layer)?.folders;
    const isTest = folders ? /\.tsx?$/ : /\.test\.tsx?$/;
    const files = (folders ?? BESIDE).flatMap((folder) =>
      readdirSync(join(project, folder), { recursive: true, encoding: 'utf8' }).map((file) =>
        join(project, folder, file),
      ),
    );
    const sources = files.filter((file) => isTest.test(file));
    return [
      layer === 'browser' ? NAMES : '',
      ...sources.map((file) => readFileSync(file, 'utf8')),
    ].join('\n');
  };
  const texts = known.get(layer) ?? read();
  known.set(layer, texts);
  return texts;
}

describe('the list of faults', () => {
  it('applies to the current project', () => {
    expect(faults.flatMap((fault) => misfit(project, fault) ?? [])).toEqual([]);
  });

  it('has at least fifty faults with unique names and existing layers', () => {
    expect(faults.length).toBeGreaterThanOrEqual(50);
    expect(new Set(faults.map(({ name }) => name)).size).toBe(faults.length);
    const known = new Set(layers.map(({ name }) => name));
    expect(faults.filter(({ layer }) => !known.has(layer))).toEqual([]);
  });

  it('refers to tests that exist, by their current names', () => {
    const lost = faults.flatMap(({ name, layer, only = '' }) => {
      const parts = only.split('|').map((part) => part.trim());
      const texts = testsOf(layer);
      return parts.every((part) => new RegExp(part).test(texts)) ? [] : [`${name}: ${only}`];
    });
    expect(lost).toEqual([]);
  });
});
