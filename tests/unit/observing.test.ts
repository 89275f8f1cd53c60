/** Dashboard, alerts and runbook fit the metrics that processes have. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { parser } from '@prometheus-io/lezer-promql';
import * as prom from 'prom-client';
import * as v from 'valibot';
import { parse } from 'yaml';
import { backendMetrics } from '../../backend/metrics.ts';
import { regeneratorMetrics } from '../../regenerator/metrics.ts';
import type { Status } from '../../regenerator/status.ts';
import { siteMetrics } from '../../scripts/serve-site/metrics.ts';
import { registryOf } from '../../system/metrics.ts';

const idle: Status = {
  state: 'idle',
  revision: 7,
  published_revision: 6,
  queued: 0,
  last: null,
  error: null,
  held: [],
};

/** @param shown the revision that readers see. */
const watched = (status: Status, shown: number | null) => ({
  status: () => status,
  shown: async () => shown,
});

const registries = [
  registryOf(
    prom,
    'backend',
    backendMetrics({ pools: {}, backlog: async () => null, doesJobs: true }),
  ),
  registryOf(prom, 'regenerator', regeneratorMetrics(watched(idle, 5))),
  registryOf(prom, 'site', siteMetrics),
];

/** What Prometheus adds by itself. */
const OF_PROMETHEUS = { metrics: ['up'], labels: ['job', 'instance', 'process', 'le'] };

const metric = v.object({
  name: v.string(),
  help: v.string(),
  type: v.string(),
  labelNames: v.optional(v.array(v.string()), []),
});

/** Every metric of every process, with its labels. */
const known = new Map(
  registries.flatMap((registry) =>
    registry
      .getMetricsAsArray()
      .map((one) => v.parse(metric, one))
      .map((one) => [one.name, one] as const),
  ),
);

/** The series of a histogram are named after it. */
const knownAs = (name: string) => {
  const plain = name.replace(/_(?:bucket|sum|count)$/, '');
  return known.get(name) ?? (known.get(plain)?.type === 'histogram' ? known.get(plain) : undefined);
};

/** The nodes of an expression of that name, as text. */
function textsOf(expression: string, node: string): string[] {
  const found: string[] = [];
  parser.parse(expression).iterate({
    enter: ({ name, from, to }) => {
      if (name === node) found.push(expression.slice(from, to));
    },
  });
  return found;
}

/** What is wrong with an expression. */
function faultsOf(expression: string): string[] {
  const names = textsOf(expression, 'Identifier');
  const metrics = names.filter((name) => !OF_PROMETHEUS.metrics.includes(name));
  const labels = [
    ...OF_PROMETHEUS.labels,
    ...metrics.flatMap((name) => knownAs(name)?.labelNames ?? []),
  ];
  return [
    ...textsOf(expression, '⚠').map((at) => `it cannot be read at «${at}»`),
    ...(names.length === 0 ? ['it names no metric'] : []),
    ...metrics.filter((name) => !knownAs(name)).map((name) => `there is no metric ${name}`),
    ...textsOf(expression, 'LabelName')
      .filter((label) => !labels.includes(label))
      .map((label) => `there is no label ${label}`),
  ].map((fault) => `${expression}: ${fault}`);
}

// Whole paths: `npm run check` finds this test by them.
const read = (file: string) => readFileSync(file, 'utf8');

const dashboard = v.parse(
  v.object({
    panels: v.array(
      v.object({
        id: v.number(),
        type: v.string(),
        title: v.string(),
        targets: v.optional(v.array(v.object({ expr: v.string(), legendFormat: v.string() })), []),
      }),
    ),
  }),
  JSON.parse(read('docs/operations/grafana.json')),
);

const rules = v
  .parse(
    v.object({
      groups: v.array(
        v.object({
          name: v.string(),
          rules: v.array(
            v.strictObject({
              alert: v.pipe(v.string(), v.regex(/^[A-Z]\w+$/)),
              expr: v.string(),
              for: v.optional(v.pipe(v.string(), v.regex(/^\d+[mh]$/))),
              labels: v.strictObject({ severity: v.picklist(['page', 'work']) }),
              annotations: v.strictObject({ summary: v.string() }),
            }),
          ),
        }),
      ),
    }),
    parse(read('docs/operations/alerts.yaml')),
  )
  .groups.flatMap((group) => group.rules);

describe('metrics', () => {
  it('follow the naming conventions of Prometheus', () => {
    for (const { name, type, help } of known.values()) {
      if (!name.startsWith('yasno_')) continue;
      expect(name).toMatch(/^yasno(?:_[a-z]+)+$/);
      expect([name, name.endsWith('_total')]).toEqual([name, type === 'counter']);
      if (type === 'histogram') expect(name).toMatch(/_seconds$/);
      expect(help).toMatch(/\.$/);
    }
  });

  it('can be collected from every process', async () => {
    const [, regenerator] = await Promise.all(registries.map((registry) => registry.metrics()));
    expect(regenerator).toMatch(/^yasno_content_revision{process="regenerator"} 7$/m);
    // An older release is served.
    expect(regenerator).toMatch(/^yasno_published_revision{process="regenerator"} 5$/m);
    expect(regenerator).toMatch(/^yasno_regenerator_state{state="idle",process="regenerator"} 1$/m);
  });

  it('show no revision before the regenerator knows one', async () => {
    const starting: Status = { ...idle, state: 'starting', revision: null };
    const text = await registryOf(
      prom,
      'regenerator',
      regeneratorMetrics(watched(starting, null)),
    ).metrics();
    expect(text).toMatch(/^yasno_content_revision{process="regenerator"} Nan$/im);
    expect(text).toMatch(/^yasno_published_revision{process="regenerator"} Nan$/im);
    expect(text).toMatch(/^yasno_regenerator_queued_changes{process="regenerator"} 0$/m);
  });

  it('are all on the dashboard or in an alert', () => {
    const expressions = [
      ...dashboard.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)),
      ...rules.map(({ expr }) => expr),
    ];
    const used = new Set(
      expressions.flatMap((one) => textsOf(one, 'Identifier')).map((name) => knownAs(name)?.name),
    );
    const own = [...known.keys()].filter((name) => name.startsWith('yasno_'));
    const toDo = own
      .filter((name) => !used.has(name))
      .map((name) => `query it in docs/operations/grafana.json or alerts.yaml: ${name}`);
    expect(toDo).toEqual([]);
  });
});

describe('the dashboard', () => {
  it('queries metrics and labels that exist', () => {
    const targets = dashboard.panels.flatMap((panel) => panel.targets);
    expect(targets.length).toBeGreaterThan(20);
    expect(targets.flatMap(({ expr }) => faultsOf(expr))).toEqual([]);
  });

  it('shows labels in its legends that its expressions keep', () => {
    for (const { expr, legendFormat } of dashboard.panels.flatMap((panel) => panel.targets)) {
      const shown = [...legendFormat.matchAll(/\{\{(\w+)\}\}/g)].map(([, label = '']) => label);
      const kept = [
        ...textsOf(expr, 'LabelName'),
        ...(/ by \(/.test(expr) ? [] : OF_PROMETHEUS.labels),
      ];
      expect(shown.filter((label) => !kept.includes(label))).toEqual([]);
    }
  });
});

describe('alerts', () => {
  it('watch metrics and labels that exist', () => {
    expect(rules.flatMap(({ expr }) => faultsOf(expr))).toEqual([]);
  });

  it('each have a heading in the runbook that says what they mean and what to do', () => {
    const sections = read('docs/operations/runbook.md').split(/^### /m).slice(1);
    const told = sections.map((section) => section.split('\n', 1)[0]);
    const alerts = rules.map(({ alert }) => alert);
    const toDo = [
      ...alerts
        .filter((alert) => !told.includes(alert))
        .map((alert) => `explain it in docs/operations/runbook.md: ### ${alert}`),
      ...told
        .filter((heading) => !alerts.includes(heading ?? ''))
        .map((heading) => `remove from docs/operations/runbook.md, no such alert: ### ${heading}`),
      ...sections
        .filter((section) => !/^\*\*Means:\*\* \S[^]*^\*\*Do:\*\* \S/m.test(section))
        .map((section) => `say **Means:** and **Do:** under ### ${section.split('\n', 1)[0]}`),
    ];
    expect(toDo).toEqual([]);
    expect(told).toHaveLength(alerts.length);
  });
});

it('finds what is wrong with an expression', () => {
  expect(faultsOf('sum(rate(yasno_nothing_total[5m]))')[0]).toMatch(
    /no metric yasno_nothing_total/,
  );
  expect(faultsOf('sum by (shop) (yasno_calls_total)')[0]).toMatch(/no label shop/);
  expect(faultsOf('sum(rate(yasno_calls_total[5m])')[0]).toMatch(/cannot be read/);
});
