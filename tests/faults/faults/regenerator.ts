/** Faults of publishing saved changes. */
import type { Edit, Fault } from '../fault.ts';

const regenerator = (
  name: string,
  [file, only]: readonly [file: string, only?: string],
  edit: Edit,
): Fault => ({
  name: `regenerator: ${name}`,
  edits: [edit],
  layer: 'regenerator',
  files: [`tests/regenerator/${file}.test.ts`],
  ...(only === undefined ? {} : { only }),
});

/** One edit of each kind, then a clean build of the same content for comparison. */
const SAMENESS = ['resident', 'every kind of edit|links to it|built by Gatsby alone'] as const;

export const regeneratorFaults: readonly Fault[] = [
  regenerator('an unsigned message is accepted', ['app'], {
    file: 'contract/hook-signature.ts',
    find: "if (!(await isSigned(secrets, body, signature ?? ''))) {",
    replace: "if (!isSigned(secrets, body, signature ?? '')) {",
  }),
  regenerator('a stranger rolls the site back to an older release', ['app'], {
    file: 'regenerator/http/app.ts',
    find: ': context.json({ error: checked.reason }, checked.status);',
    replace: ': v.parse(schema, JSON.parse(body));',
  }),
  regenerator('a failed change is forgotten', ['app'], {
    file: 'regenerator/regenerator.ts',
    find: '    let batch = this.#queue.list();\n',
    replace: '    let batch = this.#queue.list();\n    this.#queue.drop(batch.length);\n',
  }),
  regenerator('an old message starts a build at Netlify', ['content-hook'], {
    file: 'contract/hook-signature.ts',
    find: 'if (Math.abs(age) > LONGEST_AGE)',
    replace: 'if (age < -LONGEST_AGE)',
  }),
  regenerator('the leftovers of a killed publisher stay for ever', ['publish-crash'], {
    file: 'regenerator/publish/sweep.ts',
    find: 'names.filter((name) => !isUsed(name))',
    replace: 'names.filter((name) => isUsed(name))',
  }),
  regenerator('a file damaged on the disk is uploaded to Netlify', ['netlify'], {
    file: 'regenerator/publish/deploy-files.ts',
    find: '!== sha256) throw damaged(path)',
    replace: "=== '') throw damaged(path)",
  }),
  regenerator('lists keep the old title of an article', SAMENESS, {
    file: 'regenerator/pages/article-touch.ts',
    find: '!same(articleCard(before), articleCard(after))',
    replace: 'before.url !== after.url',
  }),
  regenerator('the header keeps the old settings', SAMENESS, {
    file: 'regenerator/site/slices.ts',
    find: "const NAMES = ['header', 'footer'];",
    replace: "const NAMES = ['footer'];",
  }),
  regenerator(
    'an edit is lost when the process is killed',
    ['resident', 'killed at any moment|built by Gatsby alone'],
    {
      file: 'regenerator/read-whole.ts',
      find: 'if (same(change.before, change.after)) continue;',
      replace: 'if (change.before && change.after) continue;',
    },
  ),
  regenerator('unusable content blocks all the rest', ['resident', 'until it is mended'], {
    file: 'regenerator/stage.ts',
    find: '      rethrowFailure(error, options);\n      const reason',
    replace: '      throw error;\n      const reason',
  }),
];
