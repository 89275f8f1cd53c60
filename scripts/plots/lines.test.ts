import { describe, expect, it } from '@jest/globals';
import { drawPlot } from './draw.ts';
import { spread } from './lines.ts';
import { parseMeasurement, type Measurement } from './measurement.ts';

const growing = (name: string, values: readonly number[]) =>
  values.map((value, index) => ({ site: name, at: 200 * 10 ** index, value }));
const measured: Measurement = {
  title: 'Growth',
  unit: 'ms',
  axis: 'logarithmic',
  along: 'articles',
  own: 'Own',
  groups: [
    { name: 'Time', figures: [...growing('Own', [2, 2, 2]), ...growing('Other', [2, 20, 200])] },
  ],
  runs: [
    {
      name: 'all',
      sites: ['Own', 'Other'],
      date: null,
      commit: null,
      cores: 2,
      command: null,
      source: 'a test',
    },
  ],
};

const pointsOf = (svg: string, look: string) => {
  const [, points = ''] =
    new RegExp(`<polyline class="${look}"[^>]* points="([^"]*)"`).exec(svg) ?? [];
  return points.split(' ').map((point) => point.split(',').map(Number));
};

describe('a plot of growth', () => {
  const svg = drawPlot(measured);

  it('draws constant values as a level line', () => {
    expect(new Set(pointsOf(svg, 'own').map(([, y]) => y)).size).toBe(1);
  });

  it('draws linear growth as a straight rising line', () => {
    const [[x0 = 0, y0 = 0] = [], [x1 = 0, y1 = 0] = [], [x2 = 0, y2 = 0] = []] = pointsOf(
      svg,
      'other',
    );
    expect(y1).toBeLessThan(y0);
    expect(Math.abs(x2 - x1 - (x1 - x0))).toBeLessThan(0.3);
    expect(Math.abs(y2 - y1 - (y1 - y0))).toBeLessThan(0.3);
  });

  it('names each line beside its last figure, and describes all as text', () => {
    expect(svg).toContain('>Other 200 ms</text>');
    expect(svg).toContain('>20,000</text>');
    expect(svg).toContain('Other at 2,000 articles 20 ms');
  });

  it('rejects a figure without a position', () => {
    const [group] = measured.groups;
    const placeless = {
      ...measured,
      groups: [{ name: 'Time', figures: [{ site: 'Own', value: 1 }] }],
    };
    expect(group).toBeDefined();
    expect(() => parseMeasurement('a.json', JSON.stringify(placeless))).toThrow(
      /either all figures/,
    );
    expect(parseMeasurement('b.json', JSON.stringify(measured))).toEqual(measured);
  });
});

describe('names beside lines', () => {
  it('stay where they are if there is room', () => {
    expect(spread([10, 60, 200], 300)).toEqual([10, 60, 200]);
  });

  it('move apart, and stay above the bottom', () => {
    const placed = spread([280, 285, 290, 300], 300);
    expect(placed.at(-1)).toBe(300);
    const gaps = placed.slice(1).map((place, index) => place - (placed[index] ?? 0));
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(19);
  });
});
