import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { drawPlot } from './draw.ts';
import { written } from './frame.ts';
import { parseMeasurement, type Measurement } from './measurement.ts';

const FOLDER = 'docs/measurements';
const recorded = readdirSync(FOLDER).filter((name) => name.endsWith('.json'));
const read = (file: string) => readFileSync(`${FOLDER}/${file}`, 'utf8');

const sites = (one: number, other: number): Measurement['groups'] => [
  {
    name: 'Pages',
    figures: [
      { site: 'Own', value: one },
      { site: 'A & <B>', value: other },
    ],
  },
];
const run = { name: 'all', date: null, commit: null, cores: 2, command: null, source: 'a test' };
const measured = (given: Partial<Measurement>): Measurement => ({
  title: 'Weights',
  unit: 'kB',
  axis: 'linear',
  own: 'Own',
  groups: sites(50, 100),
  runs: [{ ...run, sites: ['Own', 'A & <B>'] }],
  ...given,
});

const numbers = (svg: string, pattern: RegExp) =>
  [...svg.matchAll(pattern)].map(([, number]) => Number(number));

describe('a plot', () => {
  it('draws bars from zero, proportional to their values', () => {
    const svg = drawPlot(measured({}));
    const [own = 0, other = 0] = numbers(svg, /<rect class="(?:own|other)"[^>]* width="([\d.]+)"/g);
    expect(other).toBeGreaterThan(100);
    expect(own * 2).toBeCloseTo(other);
    expect(new Set(numbers(svg, /<rect class="(?:own|other)" x="([\d.]+)"/g)).size).toBe(1);
  });

  it('puts equal ratios at equal distances on a logarithmic axis', () => {
    const groups = [...sites(20, 200), ...sites(2000, 20_000)];
    const svg = drawPlot(measured({ axis: 'logarithmic', unit: 'ms', groups }));
    const places = numbers(svg, /class="(?:own|other) dot" x1="([\d.]+)"/g);
    const steps = places.slice(1).map((place, index) => place - (places[index] ?? 0));
    expect(steps).toHaveLength(3);
    for (const step of steps) expect(Math.abs(step - (steps[0] ?? 0))).toBeLessThan(0.2);
    expect(svg).toContain('ten times');
  });

  it('describes the figures as text and escapes names', () => {
    const svg = drawPlot(measured({}));
    expect(svg).toContain('<title id="title">Weights</title>');
    expect(svg).toContain('Pages: Own 50 kB, A &amp; &lt;B&gt; 100 kB.</desc>');
    expect(svg).not.toContain('<B>');
  });

  it('says when, at which commit and on what machine it was measured', () => {
    const known = { ...run, name: 'Own', sites: ['Own'], date: '2026-11-25', commit: '0123abc' };
    const svg = drawPlot(measured({ runs: [known, { ...run, sites: ['A'], cores: null }] }));
    expect(svg).toContain('>Own: 2026-11-25, commit 0123abc, 2 cores.');
    expect(svg).toContain('>all: day, commit, machine not recorded.');
  });

  it('formats values with their unit', () => {
    expect(written(26.04, 'ms')).toBe('26 ms');
    expect(written(14_250, 'ms')).toBe('14.3 s');
    expect(written(23, 'ms', 30)).toBe('23–30 ms');
    expect(written(81_616, 'a second')).toBe('81,616 a second');
    expect(written(6.75, 'kB')).toBe('6.8 kB');
  });
});

describe('docs/measurements', () => {
  it.each(recorded)('has an up-to-date plot of %s', (file) => {
    // If this fails, run `npm run plots`.
    const plot = read(file.replace(/json$/, 'svg'));
    expect(plot).toBe(drawPlot(parseMeasurement(file, read(file))));
  });

  it('has no plot without a measurement', () => {
    const plots = readdirSync(FOLDER).filter((name) => name.endsWith('.svg'));
    expect(plots.map((name) => name.replace(/svg$/, 'json')).sort()).toEqual(recorded.sort());
  });

  it('rejects figures without a source', () => {
    const unsourced = JSON.stringify(measured({ runs: [{ ...run, sites: ['Own'] }] }));
    expect(() => parseMeasurement('a.json', unsourced)).toThrow(/a\.json: .*where it comes from/);
    const wrong = JSON.stringify({ ...measured({}), unit: 'apples' });
    expect(() => parseMeasurement('b.json', wrong)).toThrow(/b\.json: unit/);
  });
});
