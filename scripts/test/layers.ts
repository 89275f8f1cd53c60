/** The layers of the tests: the one list that `npm test`, `npm run test:<layer>` and CI read. */

/** The format of a layer's report. */
export type ReportFormat = 'node' | 'jest' | 'playwright' | 'junit';

/** A sequence of layers; the sequences run in parallel. */
type Lane = 'code' | 'site' | 'edge';

export type Layer = {
  readonly name: string;
  /** Layers of one lane run one after the other; the lanes run in parallel. */
  readonly lane: Lane;
  /** A layer of another lane that has to finish first. */
  readonly needs?: string;
  /** Timeout in seconds: for hangs, with a margin for machines four times slower than usual. */
  readonly limit: number;
  /** The folders of its tests; those of the unit layer are next to the code. */
  readonly folders?: readonly string[];
  /** The default files; absent when its runner finds them. */
  readonly files?: readonly string[];
  readonly format: ReportFormat | null;
  /**
   * The commands, one after the other.
   * @param files the files to test.
   * @param report where the report goes.
   */
  readonly commands: (files: readonly string[], report: string) => readonly Command[];
};

export type Command = {
  readonly program: string;
  readonly args: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
};

/** Timeout in milliseconds of one test, or one file of them, under `node --test`. */
const FILE_LIMIT = 600_000;

/**
 * @param atOnce number of files that run concurrently.
 * @param options of `node --test`, in addition to those that all layers have.
 */
const nodeTests =
  (atOnce: number, ...options: readonly string[]): Layer['commands'] =>
  (files, report) => [
    {
      program: 'node',
      args: [
        '--test',
        `--test-concurrency=${atOnce}`,
        `--test-timeout=${FILE_LIMIT}`,
        '--import=./scripts/test/follow-no-promises.ts',
        ...options,
        '--test-reporter=spec',
        '--test-reporter-destination=stdout',
        '--test-reporter=./scripts/test/node-reporter.ts',
        `--test-reporter-destination=${report}`,
        ...files,
      ],
    },
  ];

/** The same, on the shared site: such a layer prepares it when it runs alone. */
const siteTests: Layer['commands'] = (files, report) => [
  // Here and not in a test: a proxy of the tests may listen on the port that the build reads from.
  { program: 'node', args: ['tests/site/prepare.ts'] },
  ...nodeTests(1)(files, report),
];

export const layers: readonly Layer[] = [
  {
    name: 'types',
    lane: 'code',
    limit: 600,
    format: null,
    // By path: `tsc` alone may be the compiler that ESLint's parser uses.
    commands: () => [
      { program: 'node', args: ['node_modules/typescript-7/bin/tsc', '--noEmit', '-p', '.'] },
    ],
  },
  {
    name: 'lint',
    lane: 'code',
    limit: 900,
    files: ['.'],
    format: null,
    commands: (files) => [
      { program: 'eslint', args: ['--no-warn-ignored', '--max-warnings=0', ...files] },
      // ESLint's rule for import cycles ignores types.
      { program: 'oxlint', args: ['--no-error-on-unmatched-pattern', ...files] },
      { program: 'oxfmt', args: ['--check', '--no-error-on-unmatched-pattern', ...files] },
    ],
  },
  {
    name: 'unit',
    lane: 'code',
    limit: 1_200,
    format: 'jest',
    commands: (files, report) => [
      { program: 'jest', args: ['--json', `--outputFile=${report}`, ...files] },
    ],
  },
  {
    name: 'contract',
    lane: 'code',
    // On both engines it takes twice as long as on one.
    limit: 3_000,
    folders: ['tests/contract', 'tests/backend'],
    files: ['tests/contract/**/*.test.ts', 'tests/backend/**/*.test.ts'],
    format: 'node',
    // All files in one process, one after the other: the embedded database is compiled once and not
    // by each file, which saves half the work; the parallel lanes use the rest.
    commands: (files, report) => [
      {
        program: 'node',
        args: [
          '--import=./backend/quick-modules.ts',
          '--import=./tests/contract/cheap-passwords.ts',
          'scripts/test/one-process.ts',
          report,
          'tests/contract/global-setup.ts',
          ...files,
        ],
      },
    ],
  },
  {
    name: 'crawl',
    lane: 'code',
    needs: 'site',
    limit: 900,
    folders: ['tests/crawl'],
    files: ['tests/crawl/**/*.test.ts'],
    format: 'node',
    commands: siteTests,
  },
  {
    // The site that the following layers share: built once, and only if it is not current.
    name: 'site',
    lane: 'site',
    limit: 1_200,
    format: null,
    commands: () => [{ program: 'node', args: ['tests/site/prepare.ts'] }],
  },
  {
    name: 'build',
    lane: 'site',
    limit: 1_200,
    folders: ['tests/build'],
    files: ['tests/build/**/*.test.ts'],
    format: 'node',
    // The plugin runs in the tests' own process, and the timeouts of its requests, 30 s each, would
    // keep that process alive long after the last response.
    commands: nodeTests(1, '--test-force-exit'),
  },
  {
    name: 'start',
    lane: 'site',
    limit: 900,
    folders: ['tests/start'],
    files: ['tests/start/**/*.test.ts'],
    format: 'node',
    commands: nodeTests(1),
  },
  {
    name: 'regenerator',
    lane: 'site',
    limit: 1_800,
    folders: ['tests/regenerator'],
    files: ['tests/regenerator/**/*.test.ts'],
    format: 'node',
    commands: siteTests,
  },
  {
    name: 'browser',
    lane: 'site',
    limit: 3_000,
    folders: ['tests/browser'],
    format: 'playwright',
    commands: (files, report) => [
      // `npm start` serves what is published and builds changes in the background: too late for a
      // test.
      { program: 'node', args: ['tests/site/prepare.ts', '--use'] },
      {
        program: 'playwright',
        args: ['test', '--reporter=list,json', ...files],
        env: {
          PLAYWRIGHT_JSON_OUTPUT_NAME: report,
          // Node strips the types itself: Playwright's Babel takes 7 s of CPU time for the list of specs alone.
          PW_DISABLE_TS_ESM: '1',
        },
      },
    ],
  },
  {
    name: 'edge',
    lane: 'edge',
    // While the layers after that one wait, a core is free at times.
    needs: 'build',
    limit: 900,
    folders: ['edge-functions', 'tests/edge'],
    files: ['edge-functions', 'tests/edge'],
    format: 'junit',
    commands: (files, report) => [
      { program: 'deno', args: ['test', '-A', '--quiet', `--junit-path=${report}`, ...files] },
      // Last: a test says more about a fault than a type does.
      { program: 'deno', args: ['check', '--quiet', 'edge-functions', 'scripts/serve-site/deno'] },
    ],
  },
  {
    name: 'served',
    lane: 'edge',
    limit: 1_200,
    folders: ['tests/edge-served', 'tests/rolling'],
    files: ['tests/edge-served/**/*.test.ts', 'tests/rolling/**/*.test.ts'],
    format: 'node',
    commands: nodeTests(1),
  },
];

/** @returns the layer that runs a test file. */
export function layerOf(test: string): Layer | undefined {
  const owner = layers.find(({ folders }) =>
    folders?.some((folder) => test.startsWith(`${folder}/`)),
  );
  return owner ?? layers.find(({ name }) => name === 'unit');
}
