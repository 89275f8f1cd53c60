import jsxA11y from 'eslint-plugin-jsx-a11y';
import importX, { createNodeResolver } from 'eslint-plugin-import-x';
import { createTypeScriptImportResolver } from 'eslint-import-resolver-typescript';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import { projectZones } from './scripts/lint/rooms.ts';

const zones = projectZones();

const doubleCast = {
  selector: 'TSAsExpression > TSAsExpression > TSUnknownKeyword',
  message: 'No double casts: parse the value at the border.',
};

/** Loading its tables delays each page that has the module, whether it shows a number or not. */
const eagerIntl = {
  selector:
    'Program > :matches(VariableDeclaration, ExportNamedDeclaration) > * > NewExpression[callee.object.name="Intl"]',
  message: 'Make it when it is first used, or write the number by config/number-words.ts.',
};

const hookForAll = {
  selector: 'Program > ExpressionStatement > CallExpression[callee.name=/^(before|after)Each$/]',
  message: 'It would run for the tests of every file: put it into a describe.',
};

/** Tags of the head belong to Gatsby's Head API: React puts them into the body of static HTML. */
const headTags = ['title', 'meta', 'link', 'base'].map((name) => ({
  selector: `JSXOpeningElement[name.name='${name}']`,
  message: 'Tags of the head go through PageHead (Gatsby Head API).',
}));

/** React 19.2 sets the content again when it gets another object. */
const newHtml = {
  selector: "JSXAttribute[name.name='dangerouslySetInnerHTML'] ObjectExpression",
  message: 'Pass NO_HTML or useInnerHtml of src/ui/rendering/inner-html.ts.',
};

export default tseslint.config(
  {
    ignores: [
      '.cache',
      'public',
      '.data',
      'node_modules',
      'playwright-report',
      'test-results',
      '.netlify',
    ],
  },
  ...tseslint.configs.recommended,
  {
    files: ['**/*.{ts,tsx,mjs}'],
    plugins: { 'import-x': importX },
    settings: {
      'import-x/resolver-next': [createTypeScriptImportResolver(), createNodeResolver()],
    },
    rules: {
      'import-x/no-restricted-paths': ['error', { zones: zones.code }],
      'max-lines': ['error', { max: 300, skipBlankLines: true, skipComments: true }],
      'no-console': 'off',
      '@typescript-eslint/ban-ts-comment': 'error',
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
      'no-restricted-syntax': ['error', doubleCast],
    },
  },
  {
    files: ['**/*.test.{ts,tsx}'],
    rules: { 'import-x/no-restricted-paths': ['error', { zones: zones.tests }] },
  },
  // What a process says goes through system/log.ts; commands that end talk to their terminal.
  {
    files: ['{backend,system,regenerator}/**/*.ts'],
    ignores: ['backend/**/*main.ts', 'backend/migrate.ts', '**/*.test.ts'],
    rules: { 'no-console': 'error' },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    rules: {
      'no-console': 'error',
      'no-restricted-globals': [
        'error',
        { name: 'fetch', message: 'Calls go through src/client.' },
      ],
    },
  },
  // A worker makes no calls; it passes on what pages ask for.
  { files: ['src/{client,sourcing,worker}/**'], rules: { 'no-restricted-globals': 'off' } },
  {
    files: ['editor/**/*.{ts,tsx}'],
    ignores: ['editor/calls/**'],
    rules: {
      'no-restricted-globals': [
        'error',
        { name: 'fetch', message: 'Calls go through editor/calls.' },
      ],
    },
  },
  {
    files: ['editor/**/*.{ts,tsx}'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              regex: '/contract/calls/editor\\.ts$',
              message: 'The first load would have all calls: import the module of this one.',
            },
          ],
        },
      ],
    },
  },
  {
    files: ['{src,editor}/**/*.tsx', '{src,editor}/**/use-*.ts'],
    plugins: { 'react-hooks': reactHooks },
    rules: reactHooks.configs.recommended.rules,
  },
  {
    files: ['{src,editor}/**/*.tsx'],
    plugins: { 'jsx-a11y': jsxA11y },
    rules: {
      ...jsxA11y.flatConfigs.strict.rules,
      // The target of the skip link takes the focus, and so does a box that scrolls.
      'jsx-a11y/no-noninteractive-tabindex': ['error', { tags: ['main', 'section'] }],
      // Safari drops a list without markers from the accessibility tree where it stands in no `nav`;
      // the role brings it back (docs/decisions/059).
      'jsx-a11y/no-redundant-roles': ['error', { ul: ['list'], ol: ['list'] }],
    },
  },
  {
    files: ['src/{client,config,features,layout,stores,subjects,ui,words}/**/*.{ts,tsx}'],
    ignores: ['**/*.test.{ts,tsx}'],
    rules: { 'no-restricted-syntax': ['error', doubleCast, eagerIntl, newHtml] },
  },
  {
    files: ['src/{features,subjects,ui,templates,pages}/**/*.tsx'],
    rules: {
      'no-restricted-syntax': ['error', doubleCast, eagerIntl, newHtml, ...headTags],
    },
  },
  {
    // All of them run in one process: outside of a `describe` these would run for each test of all.
    files: ['tests/{contract,backend}/**/*.test.ts'],
    rules: { 'no-restricted-syntax': ['error', doubleCast, hookForAll] },
  },
  {
    // Route files fetch, decide and hand over; a view draws.
    files: ['src/{pages,templates}/**/*.tsx'],
    rules: { 'max-lines': ['error', 60] },
  },
  {
    // Data tables may be long: there is nothing in them to split by.
    files: ['backend/seed/**/*.ts'],
    rules: { 'max-lines': 'off' },
  },
);
