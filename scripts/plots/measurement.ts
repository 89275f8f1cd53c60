import * as v from 'valibot';

const words = v.pipe(v.string(), v.minLength(1, 'must say something'));

/** One figure: a value, or a span where several runs differ. */
const figure = v.object({
  site: words,
  value: v.pipe(v.number(), v.minValue(0.001, 'must be above zero')),
  /** The upper end of a span. */
  to: v.optional(v.number()),
});

/** Who measured a part of the figures, when and on what; null: not written down at the time. */
const run = v.object({
  /** What the plot calls them, shortly. */
  name: words,
  sites: v.pipe(v.array(words), v.minLength(1)),
  date: v.nullable(v.pipe(v.string(), v.isoDate('must be a day such as 2026-11-24'))),
  commit: v.nullable(v.pipe(v.string(), v.regex(/^[0-9a-f]{7,40}$/, 'must be a commit'))),
  cores: v.nullable(v.pipe(v.number(), v.integer())),
  command: v.nullable(words),
  source: words,
});

/** What is measured, each once. */
const sitesOf = (groups: readonly { figures: readonly { site: string }[] }[]) => [
  ...new Set(groups.flatMap(({ figures }) => figures.map(({ site }) => site))),
];

/** The recorded results of one bench, as a file of docs/measurements keeps them. */
const schema = v.pipe(
  v.object({
    title: words,
    unit: v.picklist(['ms', 'kB']),
    /** Logarithmic where figures differ by more than a hundred times. */
    axis: v.picklist(['linear', 'logarithmic']),
    /** How the names of our own figures begin. */
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
);

export type Measurement = v.InferOutput<typeof schema>;

/** @throws Error that names the file and what is wrong in it. */
export function parseMeasurement(file: string, text: string): Measurement {
  const parsed = v.safeParse(schema, JSON.parse(text));
  if (parsed.success) return parsed.output;
  const problems = parsed.issues.map((issue) => `${v.getDotPath(issue) ?? ''} ${issue.message}`);
  throw new Error(`${file}: ${problems.join('; ')}`);
}
