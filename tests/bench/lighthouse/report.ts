/** The relevant figures of a Lighthouse report. */
import * as v from 'valibot';

export const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

export type Figures = {
  /** Of each category, 0 to 100. */
  readonly scores: Readonly<Record<(typeof CATEGORIES)[number], number>>;
  /** First and largest contentful paint and blocked time, in milliseconds; layout shift. */
  readonly fcp: number;
  readonly lcp: number;
  readonly tbt: number;
  readonly cls: number;
  /** Names of what fails in any category but the first, which consists of times. */
  readonly failures: readonly string[];
};

const audit = v.object({
  score: v.nullable(v.number()),
  scoreDisplayMode: v.string(),
  numericValue: v.optional(v.number()),
});

const category = v.object({
  score: v.nullable(v.number()),
  auditRefs: v.array(v.object({ id: v.string(), weight: v.number() })),
});

const report = v.object({
  runtimeError: v.optional(v.object({ message: v.string() })),
  categories: v.object(v.entriesFromList(CATEGORIES, category)),
  audits: v.record(v.string(), audit),
});

/**
 * @param json a report of Lighthouse.
 * @throws the reason why Lighthouse could not measure the page.
 */
export function figuresOf(json: string): Figures {
  const { runtimeError, categories, audits } = v.parse(report, JSON.parse(json));
  if (runtimeError) throw new Error(runtimeError.message);
  const value = (name: string) => audits[name]?.numericValue ?? NaN;
  const score = (name: (typeof CATEGORIES)[number]) =>
    Math.round((categories[name].score ?? NaN) * 100);
  const [, ...others] = CATEGORIES;
  return {
    scores: {
      performance: score('performance'),
      accessibility: score('accessibility'),
      'best-practices': score('best-practices'),
      seo: score('seo'),
    },
    fcp: value('first-contentful-paint'),
    lcp: value('largest-contentful-paint'),
    tbt: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
    failures: others
      .flatMap((name) => categories[name].auditRefs)
      .filter(({ weight }) => weight > 0)
      .map(({ id }) => id)
      .filter((id) => (audits[id]?.score ?? 1) < 1),
  };
}
