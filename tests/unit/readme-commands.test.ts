/** The README explains every npm script. */
import { readFileSync } from 'node:fs';
import { expect, it } from '@jest/globals';

const readme = readFileSync('README.md', 'utf8');
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));

/** npm runs these itself, before or after others. */
const isHook = (name: string) =>
  name === 'prepare' ||
  (/^(?:pre|post)/.test(name) && name.replace(/^(?:pre|post)/, '') in scripts);
const commands = Object.keys(scripts).filter((name) => !isHook(name));
const typed = (name: string) =>
  ['start', 'test'].includes(name) ? `npm ${name}` : `npm run ${name}`;

/** All table rows that begin with a command; options are dropped. */
const rows = [...readme.matchAll(/^\| `(npm (?:run )?[\w:-]+)[^`]*` +\| (.*?) +\|$/gm)].map(
  ([, command = '', purpose = '']) => ({ command, purpose }),
);

it('has one row for each script of package.json', () => {
  const toDo = commands.flatMap((name) => {
    const count = rows.filter(({ command }) => command === typed(name)).length;
    if (count === 1) return [];
    return count === 0
      ? [`add to a table of commands in README.md: | \`${typed(name)}\` | its purpose |`]
      : [`README.md has ${count} rows of \`${typed(name)}\`: keep one`];
  });
  const known = new Set(commands.map(typed));
  const unknown = rows.filter(({ command }) => !known.has(command));
  toDo.push(
    ...unknown.map(({ command }) => `README.md explains \`${command}\`, which is not a script`),
  );
  expect(toDo).toEqual([]);
});

it('explains each in one line', () => {
  const unclear = rows.filter(({ purpose }) => purpose.length < 12 || purpose.length > 120);
  expect(unclear).toEqual([]);
});
