/** The content of a layer's report, in one form for all runners. */
import { relative } from 'node:path';
import * as v from 'valibot';
import type { ReportFormat } from './layers.ts';
import { reasonIn } from './reason.ts';

export type TestTime = {
  readonly file: string;
  readonly name: string;
  readonly ms: number;
  readonly ok: boolean;
  /** It never ran, or was stopped: its hook or its suite has failed. */
  readonly fell?: boolean | undefined;
  /** The first lines of its error, if its runner reports it. */
  readonly reason?: string | undefined;
};

/** A `before` or another hook that failed. */
export type FailedHook = {
  readonly file: string;
  /** The suite or the test of the hook. */
  readonly name: string;
  readonly hook: string;
  /** The first line of its error. */
  readonly message: string;
};

export type Times = {
  readonly tests: readonly TestTime[];
  /** If a runner reports them. */
  readonly hooks: readonly FailedHook[];
  /** Milliseconds of each file; the sum of its tests if a runner reports none. */
  readonly files: ReadonlyMap<string, number>;
};

const own = (file: string) => relative(process.cwd(), file);

/** Files without a reported time take the sum of their tests. */
function sumByFile(tests: readonly TestTime[]): Map<string, number> {
  const files = new Map<string, number>();
  for (const { file, ms } of tests) files.set(file, (files.get(file) ?? 0) + ms);
  return files;
}

const nodeLine = v.variant('kind', [
  v.object({
    kind: v.literal('test'),
    file: v.string(),
    name: v.string(),
    ms: v.number(),
    ok: v.boolean(),
    fell: v.optional(v.boolean()),
    reason: v.optional(v.string()),
  }),
  v.object({
    kind: v.literal('hook'),
    file: v.string(),
    name: v.string(),
    hook: v.string(),
    message: v.string(),
  }),
  v.object({ kind: v.literal('file'), file: v.string(), ms: v.number() }),
]);

function nodeTimes(report: string): Times {
  const tests: TestTime[] = [];
  const hooks: FailedHook[] = [];
  const files = new Map<string, number>();
  for (const line of report.split('\n').filter(Boolean)) {
    const told = v.parse(nodeLine, JSON.parse(line));
    if (told.kind === 'file') files.set(told.file, told.ms);
    else if (told.kind === 'hook') hooks.push(told);
    else tests.push(told);
  }
  return { tests, hooks, files: new Map([...sumByFile(tests), ...files]) };
}

const reasonOf = (thrown: string | undefined) =>
  thrown === undefined ? {} : { reason: reasonIn(thrown) };

/** What takes the place of the tests of a file that could not be loaded. */
const unloaded = (file: string, thrown: string | undefined): TestTime => ({
  ...{ file, name: 'the file did not run', ms: 0, ok: false },
  ...reasonOf(thrown),
});

const jestReport = v.object({
  testResults: v.array(
    v.object({
      name: v.string(),
      status: v.optional(v.string()),
      message: v.optional(v.string()),
      startTime: v.number(),
      endTime: v.number(),
      assertionResults: v.array(
        v.object({
          fullName: v.string(),
          status: v.string(),
          duration: v.nullish(v.number()),
          failureMessages: v.optional(v.array(v.string()), []),
        }),
      ),
    }),
  ),
});

function jestTimes(report: string): Times {
  const tests: TestTime[] = [];
  const files = new Map<string, number>();
  for (const result of v.parse(jestReport, JSON.parse(report)).testResults) {
    const file = own(result.name);
    files.set(file, result.endTime - result.startTime);
    if (result.status === 'failed' && result.assertionResults.length === 0) {
      tests.push(unloaded(file, result.message));
    }
    for (const { fullName: name, status, duration, failureMessages } of result.assertionResults)
      tests.push({
        ...{ file, name, ms: duration ?? 0, ok: status === 'passed' },
        ...reasonOf(failureMessages[0]),
      });
  }
  return { tests, hooks: [], files };
}

type Run = {
  readonly duration: number;
  readonly status?: string | undefined;
  readonly error?: { readonly message?: string | undefined } | undefined;
};

type Suite = {
  readonly title: string;
  readonly suites?: Suite[] | undefined;
  readonly specs: {
    readonly title: string;
    readonly file: string;
    readonly ok: boolean;
    readonly tests: { readonly results: Run[] }[];
  }[];
};

const suite: v.GenericSchema<Suite> = v.object({
  title: v.string(),
  suites: v.optional(v.array(v.lazy(() => suite))),
  specs: v.array(
    v.object({
      title: v.string(),
      file: v.string(),
      ok: v.boolean(),
      tests: v.array(
        v.object({
          results: v.array(
            v.object({
              duration: v.number(),
              status: v.optional(v.string()),
              error: v.optional(v.object({ message: v.optional(v.string()) })),
            }),
          ),
        }),
      ),
    }),
  ),
});

const playwrightReport = v.object({
  config: v.object({ rootDir: v.string() }),
  suites: v.array(suite),
  errors: v.optional(
    v.array(
      v.object({
        message: v.optional(v.string()),
        location: v.optional(v.object({ file: v.string() })),
      }),
    ),
    [],
  ),
});

function playwrightTimes(report: string): Times {
  const { config, suites, errors } = v.parse(playwrightReport, JSON.parse(report));
  const tests: TestTime[] = [];
  const walk = (one: Suite, above: readonly string[]) => {
    for (const { title, file, ok, tests: runs } of one.specs) {
      const tries = runs.flatMap(({ results }) => results);
      const ms = tries.reduce((sum, run) => sum + run.duration, 0);
      const name = [...above, title].join(' › ');
      // An interrupted test is not to blame for the step it was waiting for.
      const isStopped = tries.some(({ status }) => status === 'interrupted');
      const thrown = isStopped ? 'stopped' : tries.find(({ error }) => error)?.error?.message;
      tests.push({
        ...{ file: own(`${config.rootDir}/${file}`), name, ms, ok },
        ...reasonOf(thrown),
      });
    }
    for (const inner of one.suites ?? []) walk(inner, [...above, inner.title]);
  };
  for (const one of suites) walk(one, []);
  // Last: Playwright's note that it stops after a failed test is one of them.
  tests.push(
    ...errors.map(({ message, location }) =>
      unloaded(own(location?.file ?? config.rootDir), message),
    ),
  );
  return { tests, hooks: [], files: sumByFile(tests) };
}

const XML: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
const unescape = (text: string) =>
  text.replace(/&(\w+);/g, (whole, name: string) => XML[name] ?? whole);

/** Deno's: one `testsuite` per file, one `testcase` per test, attributes in a fixed order. */
function junitTimes(report: string): Times {
  const tests: TestTime[] = [];
  for (const [, suiteName = '', body = ''] of report.matchAll(
    /<testsuite name="([^"]*)"[^>]*>([\s\S]*?)<\/testsuite>/g,
  )) {
    const file = unescape(suiteName).replace(/^\.\//, '');
    for (const [, name = '', seconds = '0', end, inner = ''] of body.matchAll(
      /<testcase name="([^"]*)"[^>]*? time="([\d.]+)"[^>]*?(\/>|>([\s\S]*?)<\/testcase>)/g,
    )) {
      const ok = end === '/>' || !/<(?:failure|error)\b/.test(inner);
      const [, thrown] = /<(?:failure|error)\b[^>]*>([^<]*)/.exec(inner) ?? [];
      tests.push({
        ...{ file, name: unescape(name), ms: Number(seconds) * 1000, ok },
        ...reasonOf(thrown && unescape(thrown)),
      });
    }
  }
  return { tests, hooks: [], files: sumByFile(tests) };
}

const readers: Readonly<Record<ReportFormat, (report: string) => Times>> = {
  node: nodeTimes,
  jest: jestTimes,
  playwright: playwrightTimes,
  junit: junitTimes,
};

/**
 * @param report the output of a runner.
 * @throws when it is not in the runner's format.
 */
export const timesOf = (format: ReportFormat, report: string): Times => readers[format](report);
