import * as v from 'valibot';

const words = v.pipe(v.string(), v.minLength(1, 'must not be empty'));

/** A value, or a range if several runs differ. */
const figure = v.object({
  site: words,
  value: v.pipe(v.number(), v.minValue(0.001, 'must be above zero')),
  /** The upper end of a range. */
  to: v.optional(v.number()),
  /** The value of the variable along which it grows. */
  at: v.optional(v.pipe(v.number(), v.minValue(1, 'must be one at least'))),
});

/** Where some of the figures come from; null if it was not recorded. */
const run = v.object({
  /** A short name for the plot. */
  name: words,
  sites: v.pipe(v.array(words), v.minLength(1)),
  date: v.nullable(v.pipe(v.string(), v.isoDate('must be a day such as 2026-11-24'))),
  commit: v.nullable(v.pipe(v.string(), v.regex(/^[0-9a-f]{7,40}$/, 'must be a commit'))),
  cores: v.nullable(v.pipe(v.number(), v.integer())),
  command: v.nullable(words),
  source: words,
});

/** The distinct names of the measured subjects. */
const sitesOf = (groups: readonly { figures: readonly { site: string }[] }[]) => [
  ...new Set(groups.flatMap(({ figures }) => figures.map(({ site }) => site))),
];

/** The recorded results of one benchmark, as stored in docs/measurements. */
const schema = v.pipe(
  v.object({
    title: words,
    unit: v.picklist(['ms', 'kB', 'a second']),
    /** Logarithmic if figures differ by more than a factor of a hundred. */
    axis: v.picklist(['linear', 'logarithmic']),
    /** What grows, if the plot shows how figures grow with it: then each has an `at`. */
    along: v.optional(words),
    /** Prefix of the names of our own figures. */
    own: words,
    groups: v.pipe(
      v.array(v.object({ name: words, figures: v.pipe(v.array(figure), v.minLength(1)) })),
      v.minLength(1),
    ),
    runs: v.pipe(v.array(run), v.minLength(1)),
  }),
  v.check(
    ({ groups, runs }) =>
      sitesOf(groups).every((site) => runs.some(({ sites }) => sites.includes(site))),
    'every figure needs a run that says where it comes from',
  ),
  v.check(
    ({ along, groups }) =>
      groups.every(({ figures }) =>
        figures.every(({ at }) => (at === undefined) === (along === undefined)),
      ),
    'either all figures say where they are, and along what, or none',
  ),
);

export type Measurement = v.InferOutput<typeof schema>;

/** @throws Error with the file and its problems. */
export function parseMeasurement(file: string, text: string): Measurement {
  const parsed = v.safeParse(schema, JSON.parse(text));
  if (parsed.success) return parsed.output;
  const problems = parsed.issues.map((issue) => `${v.getDotPath(issue) ?? ''} ${issue.message}`);
  throw new Error(`${file}: ${problems.join('; ')}`);
}
