// Packages that ship ECMAScript modules only: p-limit, cookie, sanitize-html's parser, supercluster, and the
// keys of react-admin.
const modules = [
  'p-limit',
  'yocto-queue',
  'cookie',
  'htmlparser2',
  'domelementtype',
  'domhandler',
  'domutils',
  'dom-serializer',
  'entities',
  'supercluster',
  'kdbush',
  'react-hotkeys-hook',
].join('|');

/** Unit tests, beside the code they test. Borders are tested in `tests/`, by other runners. */
export default {
  testMatch: [
    '<rootDir>/{src,backend,editor,plugins,scripts,system,regenerator,tests/examples,tests/unit,tests/faults}/**/*.test.{ts,tsx}',
  ],
  testEnvironment: 'node',
  // A deadline, not a measure: long enough for a machine with other work.
  testTimeout: 30_000,
  setupFilesAfterEnv: [
    '<rootDir>/tests/unit/fail-on-console.ts',
    '<rootDir>/tests/unit/one-seed.ts',
  ],
  transform: {
    '^.+\\.tsx?$': [
      '@swc/jest',
      {
        jsc: {
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
          target: 'es2022',
        },
      },
    ],
    [`node_modules/(${modules})/.+\\.js$`]: ['@swc/jest', { jsc: { target: 'es2022' } }],
  },
  transformIgnorePatterns: [`/node_modules/(?!(${modules})/)`],
  moduleNameMapper: {
    '\\.module\\.css$': '<rootDir>/tests/unit/css-module.ts',
    // Its query is answered by Gatsby's build alone.
    '/use-site-url\\.ts$': '<rootDir>/tests/unit/site-url.ts',
    // It would load at any moment of a test, or after it.
    '/LatePhoneMask\\.tsx$': '<rootDir>/tests/unit/phone-mask-at-once.ts',
  },
  modulePathIgnorePatterns: ['<rootDir>/.cache/', '<rootDir>/public/', '<rootDir>/.data/'],
};
