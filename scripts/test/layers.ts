/** The layers of the tests: the one list that `npm test`, `npm run test:<layer>` and CI read. */

/** How a layer tells its times. */
export type ReportFormat = 'node' | 'jest' | 'playwright' | 'junit';

export type Layer = {
  readonly name: string;
  /** Layers of one lane run one after the other; the lanes run beside each other. */
  readonly lane: 'code' | 'site';
  /** A layer of the other lane that has to be done before. */
  readonly needs?: string;
  /** Seconds after which it is stopped: several times what it takes. */
  readonly limit: number;
  /** Where its tests stand; those of the unit layer stand beside the code. */
  readonly folders?: readonly string[];
  /** What it looks at when no files are named; absent where its runner knows. */
  readonly files?: readonly string[];
  readonly format: ReportFormat | null;
  /**
   * The commands, one after the other.
   * @param files what to test.
   * @param report where the times go.
   */
  readonly commands: (files: readonly string[], report: string) => readonly Command[];
};

export type Command = {
  readonly program: string;
  readonly args: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
};

/** Milliseconds that one test, or one file of them, may take under `node --test`. */
const FILE_LIMIT = 600_000;

/**
 * @param atOnce files that run at the same time.
 * @param options of `node --test`, beside those that all layers have.
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
        ...options,
        '--test-reporter=spec',
        '--test-reporter-destination=stdout',
        '--test-reporter=./scripts/test/node-reporter.ts',
        `--test-reporter-destination=${report}`,
        ...files,
      ],
    },
  ];

/** The same, on the site that the tests share: alone such a layer needs one, too. */
const siteTests: Layer['commands'] = (files, report) => [
  // Here and not in a test: a proxy of theirs may stand at the port that the build reads from.
  { program: 'node', args: ['tests/site/prepare.ts'] },
  ...nodeTests(1)(files, report),
];

export const layers: readonly Layer[] = [
  {
    name: 'types',
    lane: 'code',
    limit: 120,
    format: null,
    // By its path: `tsc` alone may be the compiler that ESLint's parser is built on.
    commands: () => [
      { program: 'node', args: ['node_modules/typescript-7/bin/tsc', '--noEmit', '-p', '.'] },
    ],
  },
  {
    name: 'lint',
    lane: 'code',
    limit: 240,
    files: ['.'],
    format: null,
    commands: (files) => [
      { program: 'eslint', args: ['--no-warn-ignored', '--max-warnings=0', ...files] },
      // ESLint's rule of circles looks past types.
      { program: 'oxlint', args: ['--no-error-on-unmatched-pattern', ...files] },
      { program: 'oxfmt', args: ['--check', '--no-error-on-unmatched-pattern', ...files] },
    ],
  },
  {
    name: 'unit',
    lane: 'code',
    limit: 300,
    format: 'jest',
    commands: (files, report) => [
      { program: 'jest', args: ['--json', `--outputFile=${report}`, ...files] },
    ],
  },
  {
    name: 'contract',
    lane: 'code',
    // On both engines it is twice as long as on one.
    limit: 2_400,
    folders: ['tests/contract', 'tests/backend'],
    files: ['tests/contract/**/*.test.ts', 'tests/backend/**/*.test.ts'],
    format: 'node',
    // All files in one process, one after the other: the embedded database is compiled once, not by
    // each of them, which is half the work; the lane beside it uses the time.
    commands: nodeTests(
      1,
      '--test-isolation=none',
      '--import=./backend/quick-modules.ts',
      '--test-global-setup=tests/contract/global-setup.ts',
    ),
  },
  {
    name: 'edge',
    lane: 'code',
    limit: 300,
    folders: ['edge-functions', 'tests/edge'],
    files: ['edge-functions', 'tests/edge'],
    format: 'junit',
    commands: (files, report) => [
      { program: 'deno', args: ['check', '--quiet', 'scripts/serve-site/deno'] },
      { program: 'deno', args: ['test', '-A', '--quiet', `--junit-path=${report}`, ...files] },
    ],
  },
  {
    name: 'served',
    lane: 'code',
    limit: 300,
    folders: ['tests/edge-served'],
    files: ['tests/edge-served/**/*.test.ts'],
    format: 'node',
    commands: nodeTests(1),
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
    // The site that the layers after it share: built once, and only where it is not current.
    name: 'site',
    lane: 'site',
    limit: 900,
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
    // The plugin pulls in the tests' own process, and the deadlines of its requests, 30 s each, hold
    // that up long after the last reply has come.
    commands: nodeTests(1, '--test-force-exit'),
  },
  {
    name: 'start',
    lane: 'site',
    limit: 600,
    folders: ['tests/start'],
    files: ['tests/start/**/*.test.ts'],
    format: 'node',
    commands: nodeTests(1),
  },
  {
    name: 'regenerator',
    lane: 'site',
    limit: 1_200,
    folders: ['tests/regenerator'],
    files: ['tests/regenerator/**/*.test.ts'],
    format: 'node',
    commands: siteTests,
  },
  {
    name: 'browser',
    lane: 'site',
    limit: 1_800,
    folders: ['tests/browser'],
    format: 'playwright',
    commands: (files, report) => [
      // A start serves what is published, and builds what has changed behind it: too late for a test.
      { program: 'node', args: ['tests/site/prepare.ts', '--use'] },
      {
        program: 'playwright',
        args: ['test', '--reporter=list,json', ...files],
        env: { PLAYWRIGHT_JSON_OUTPUT_NAME: report },
      },
    ],
  },
];

/** @returns the layer that runs a test file. */
export function layerOf(test: string): Layer | undefined {
  const owner = layers.find(({ folders }) =>
    folders?.some((folder) => test.startsWith(`${folder}/`)),
  );
  return owner ?? layers.find(({ name }) => name === 'unit');
}
