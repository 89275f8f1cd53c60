/** Keeps `.env.example` and the schema of the settings consistent. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { readEnvironment, settingNames } from './environment.ts';

const lines = readFileSync('.env.example', 'utf8').split('\n');

/** The settings in the file, each with its value and the line above it. */
const settings = lines.flatMap((line, index) => {
  const [, name, value] = /^#?([A-Z][A-Z0-9_]*)=(.*)$/.exec(line) ?? [];
  return name === undefined ? [] : [{ name, value, above: lines[index - 1] ?? '' }];
});
const names = settings.map(({ name }) => name);

/** Names that occur more than once. */
const twice = names.filter((name, index) => names.indexOf(name) !== index);

describe('.env.example', () => {
  it('lists every setting of src/config/environment.ts and no other', () => {
    const missing = settingNames.filter((name) => !names.includes(name));
    const unknown = names.filter((name) => !settingNames.includes(name));
    const toDo = [
      ...missing.map((name) => `add to .env.example: a comment that explains it, then #${name}=`),
      ...unknown.map((name) => `remove from .env.example, no such setting: ${name}`),
      ...twice.map((name) => `remove the duplicate from .env.example: ${name}`),
    ];
    expect(toDo).toEqual([]);
  });

  it('shows the actual defaults', () => {
    const shown = Object.fromEntries(settings.map(({ name, value }) => [name, value]));
    expect(readEnvironment(shown)).toEqual(readEnvironment({}));
    const hidden = Object.keys(readEnvironment({})).filter((name) => !shown[name]);
    expect(hidden.map((name) => `show the default of ${name} in .env.example`)).toEqual([]);
  });

  it('explains each setting in one line and sets none', () => {
    const unexplained = settings.filter(({ above }) => !/^# \S.{9,}/.test(above));
    expect(unexplained.map(({ name }) => `explain ${name} in the line above it`)).toEqual([]);
    expect(lines.filter((line) => /^[A-Z]/.test(line))).toEqual([]);
  });
});
