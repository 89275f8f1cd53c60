/** Unit tests, beside the code they test. Borders are tested in `tests/`, by other runners. */
export default {
  testMatch: ['<rootDir>/{src,plugins,scripts}/**/*.test.{ts,tsx}'],
  testEnvironment: 'node',
  setupFilesAfterEnv: ['<rootDir>/tests/unit/fail-on-console.ts'],
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
    // Packages that ship ECMAScript modules only.
    'node_modules/(p-limit|yocto-queue)/.+\\.js$': ['@swc/jest', { jsc: { target: 'es2022' } }],
  },
  transformIgnorePatterns: ['/node_modules/(?!(p-limit|yocto-queue)/)'],
  moduleNameMapper: { '\\.module\\.css$': '<rootDir>/tests/unit/css-module.ts' },
  modulePathIgnorePatterns: ['<rootDir>/.cache/', '<rootDir>/public/', '<rootDir>/.data/'],
};
