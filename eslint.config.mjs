import jsxA11y from 'eslint-plugin-jsx-a11y';
import importX, { createNodeResolver } from 'eslint-plugin-import-x';
import { createTypeScriptImportResolver } from 'eslint-import-resolver-typescript';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

/**
 * Layers, from the top: a folder may import the ones below it and nothing above. `from` lists what
 * `target` must not import.
 */
const features = [
  'about',
  'articles',
  'auth',
  'beginners',
  'catalogue',
  'certificate',
  'city',
  'comparison',
  'content',
  'design-system',
  'discounts',
  'faq',
  'friend',
  'home',
  'instructions',
  'links',
  'not-found',
  'personal',
  'search',
  'shops',
  'survey',
  'tech',
  'themes',
];
const server = ['./backend', './regenerator', './edge-functions', './netlify'];
const src = (...folders) => folders.map((folder) => `./src/${folder}`);
const zones = [
  {
    target: './contract',
    from: ['./src', ...server, './plugins', './scripts'],
    message: 'contract/ imports nothing of ours.',
  },
  {
    target: './system',
    from: ['./contract', './src', ...server, './plugins', './scripts'],
    message: 'system/ imports nothing of ours.',
  },
  {
    target: './src',
    from: [...server, './scripts', './system'],
    message: 'The site imports nothing of the servers.',
  },
  {
    target: './src',
    from: './tests',
    except: ['./unit', './examples'],
    message:
      'Only tests beside the code import from tests/, and only its folders unit and examples.',
  },
  {
    target: './src/config',
    from: [...src('build', 'client', 'stores', 'ui', 'layout', 'features', 'templates', 'pages')],
    message: 'config is the bottom.',
  },
  {
    target: './src/client',
    from: [...src('build', 'stores', 'ui', 'layout', 'features', 'templates', 'pages')],
    message: 'client imports contract and config only.',
  },
  {
    target: './src/stores',
    from: [...src('build', 'ui', 'layout', 'features', 'templates', 'pages')],
    message: 'stores import client and below.',
  },
  {
    target: './src/ui',
    from: [...src('build', 'layout', 'features', 'templates', 'pages')],
    message: 'ui imports stores and below.',
  },
  {
    target: './src/layout',
    from: [...src('features', 'templates', 'pages')],
    message: 'layout imports ui and below.',
  },
  {
    target: './src/features',
    from: [...src('templates', 'pages')],
    message: 'features import layout, ui and below.',
  },
  {
    target: './src/build',
    from: [...src('ui', 'layout', 'features', 'templates', 'pages', 'stores'), ...server],
    message: 'The build draws nothing.',
  },
  {
    target: './src/sourcing',
    from: src('build', 'stores', 'ui', 'layout', 'features', 'templates', 'pages'),
    message: 'sourcing imports rich-text, client, config and contract.',
  },
  {
    target: './backend',
    from: [
      ...src(
        'build',
        'sourcing',
        'client',
        'stores',
        'ui',
        'layout',
        'features',
        'templates',
        'pages',
      ),
      './edge-functions',
      './scripts',
    ],
    message: 'backend/ imports contract/ and src/config.',
  },
  {
    target: './edge-functions',
    from: [
      ...src('build', 'stores', 'ui', 'layout', 'features', 'templates', 'pages'),
      './backend',
      './scripts',
    ],
    message: 'edge-functions/ imports contract/, src/client and src/config.',
  },
  {
    target: './regenerator',
    from: [
      ...src('stores', 'ui', 'layout', 'features', 'templates', 'pages'),
      './backend',
      './edge-functions',
      './scripts',
    ],
    message: 'regenerator/ imports contract/, src/client, src/config and src/build.',
  },
  {
    target: './netlify',
    from: [
      ...src('build', 'stores', 'ui', 'layout', 'features', 'templates', 'pages'),
      './backend',
      './edge-functions',
      './regenerator',
      './scripts',
    ],
    message: 'netlify/ imports contract/, src/client and src/config.',
  },
  ...features.map((name) => ({
    target: `./src/features/${name}`,
    from: features.filter((other) => other !== name).map((other) => `./src/features/${other}`),
    message: 'Features never import each other; move what both need into ui, layout or stores.',
  })),
];

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
      'import-x/no-restricted-paths': ['error', { zones }],
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
    files: ['src/**/*.{ts,tsx}'],
    rules: {
      'no-console': 'error',
      'no-restricted-globals': [
        'error',
        { name: 'fetch', message: 'Calls go through src/client.' },
      ],
    },
  },
  { files: ['src/{client,sourcing}/**'], rules: { 'no-restricted-globals': 'off' } },
  {
    files: ['src/**/*.tsx'],
    plugins: { 'react-hooks': reactHooks, 'jsx-a11y': jsxA11y },
    rules: {
      ...reactHooks.configs.recommended.rules,
      ...jsxA11y.flatConfigs.strict.rules,
      // The target of the skip link takes the focus, and so does a box that scrolls.
      'jsx-a11y/no-noninteractive-tabindex': ['error', { tags: ['main', 'section'] }],
      // Safari drops a list without markers from the accessibility tree where it stands in no `nav`;
      // the role brings it back (docs/decisions/059).
      'jsx-a11y/no-redundant-roles': ['error', { ul: ['list'], ol: ['list'] }],
    },
  },
  {
    files: ['src/{client,config,features,layout,stores,ui}/**/*.{ts,tsx}'],
    ignores: ['**/*.test.{ts,tsx}'],
    rules: { 'no-restricted-syntax': ['error', doubleCast, eagerIntl] },
  },
  {
    files: ['src/{features,ui,templates,pages}/**/*.tsx'],
    rules: { 'no-restricted-syntax': ['error', doubleCast, eagerIntl, ...headTags] },
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
