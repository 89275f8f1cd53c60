/**
 * Lighthouse on every kind of page, as on a phone: `npm run bench -- lighthouse [--runs 5] [--kinds
 * 'home;discounts, online'] [--site http://localhost:8888] [--backend http://localhost:8410]`, on a running `npm
 * start`. Medians. Pages excluded from search engines are not marked down for that.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type BrowserContext } from '@playwright/test';
import { freePort } from '../../scripts/ports.ts';
import { chromiumPath } from '../browser/chromium.ts';
import { becomeMember, newestCode } from '../browser/real-member.ts';
import { pages } from '../pages.ts';
import { installLighthouse, auditPage } from './lighthouse/program.ts';
import { CATEGORIES, type Figures } from './lighthouse/report.ts';
import { at, shown } from './statistics.ts';

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    kinds: { type: 'string' },
    site: { type: 'string', default: 'http://localhost:8888' },
    backend: { type: 'string', default: 'http://localhost:4010' },
  },
});
const { site, backend } = values;
const wanted = values.kinds?.split(';');
const kinds = pages.filter(
  ({ kind, status }) => status === 200 && (wanted?.includes(kind) ?? true),
);

const median = (found: readonly Figures[], of: (figures: Figures) => number): number =>
  at(found.map(of), 0.5);

/** @param signed the cookies of a member. */
async function isUnlisted(url: string, signed: string): Promise<boolean> {
  const reply = await fetch(url, { headers: { Cookie: signed } });
  return (await reply.text()).includes('<meta name="robots" content="noindex');
}

function rowOf(found: readonly Figures[]) {
  const [performance, accessibility, practices, seo] = CATEGORIES.map((name) =>
    median(found, ({ scores }) => scores[name]),
  );
  return {
    performance,
    accessibility,
    'best practices': practices,
    SEO: seo,
    'FCP ms': shown(median(found, ({ fcp }) => fcp)),
    'LCP ms': shown(median(found, ({ lcp }) => lcp)),
    'TBT ms': shown(median(found, ({ tbt }) => tbt)),
    CLS: Number(median(found, ({ cls }) => cls).toFixed(3)),
    fails: [...new Set(found.flatMap(({ failures }) => failures))].join(' '),
  };
}

/** Opens a browser with an empty profile, has it do the work and closes it. */
async function inBrowser<T>(work: (context: BrowserContext, port: number) => Promise<T>) {
  const folder = await mkdtemp(join(tmpdir(), 'yasno-lighthouse-'));
  const port = await freePort();
  const context = await chromium.launchPersistentContext(folder, {
    ...(executablePath && { executablePath }),
    args: ['--no-sandbox', `--remote-debugging-port=${port}`],
  });
  try {
    return await work(context, port);
  } finally {
    await context.close();
    await rm(folder, { recursive: true, force: true });
  }
}

const enter = () =>
  inBrowser(async (context) => {
    const codeFor = (phone: string) => newestCode(backend, phone);
    await becomeMember(context, { site, backend, now: Date.now, codeFor });
    return context.cookies();
  });

await installLighthouse();
const executablePath = await chromiumPath();
const members = kinds.some(({ signed }) => signed) ? await enter() : [];
const rows: Record<string, ReturnType<typeof rowOf>> = {};
for (const { kind, url, signed } of kinds) {
  const cookies = signed ? members : [];
  const given = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  const hidden = await isUnlisted(site + url, given);
  const found: Figures[] = [];
  for (let run = 0; run < Number(values.runs); run += 1) {
    // In a used browser the garbage of the page before is collected while this one is measured.
    const figures = await inBrowser(async (context, port) => {
      await context.addCookies(cookies);
      return auditPage(site + url, port, hidden);
    });
    if (typeof figures === 'string') console.log(`${kind}, not measured: ${figures}`);
    else found.push(figures);
  }
  if (found.length === 0) continue;
  rows[kind] = rowOf(found);
  console.log(kind, JSON.stringify(rows[kind]));
}
console.table(rows);
