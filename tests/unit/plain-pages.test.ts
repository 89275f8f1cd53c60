/** Pages without a template: the regenerator's status page, and error pages. */
import { describe, expect, it } from '@jest/globals';
import { BARE_PAGE } from '../../edge-functions/lib/bare-page.ts';
import { statusPage } from '../../regenerator/http/status-page.ts';
import type { Status } from '../../regenerator/status.ts';
import { failing } from '../../scripts/serve-site/failures.ts';
import { Refusal } from '../../scripts/serve-site/refusal.ts';
import { htmlFaults } from '../html/faults.ts';

const now = new Date('2026-11-24T10:00:00Z');
const idle: Status = {
  state: 'idle',
  revision: 7,
  published_revision: 7,
  queued: 0,
  last: null,
  error: null,
  held: [],
};
const troubled: Status = {
  ...idle,
  state: 'waiting',
  last: { revision: 7, changed: 3, removed: 0, ms: 240 },
  error: 'Сервер <не отвечает>',
  held: [
    {
      ...{ entity: 'articles', id: 1, alias: 'a&b', title: 'О <зрении>' },
      ...{ field: 'cover', words: 'Нет <обложки>', reason: 'no <cover>' },
    },
  ],
};
const release = {
  number: 2,
  revision: 7,
  time: now.toISOString(),
  files: 900,
  held: [],
  current: true,
  newest: true,
};
const siteUrl = 'https://yasno.example';

describe('a page without a template is valid HTML', () => {
  it.each([
    ['all is well', statusPage({ status: idle, releases: [], siteUrl }, now)],
    [
      'something is wrong',
      statusPage(
        { status: troubled, releases: [release, { ...release, number: 1 }], siteUrl },
        now,
      ),
    ],
  ])('the status of the site: %s', async (_name, html) => {
    // It refreshes by itself: nothing is typed there, and its text stays in the same places.
    expect(await htmlFaults(html)).toEqual([expect.stringMatching(/^meta-refresh: /)]);
  });

  it.each([400, 405, 408, 413, 503])('a failure before there is a site: %s', async (status) => {
    const failed = failing(
      () => Promise.resolve(null),
      () => undefined,
    );
    const reply = await failed(new Refusal(status), null);
    expect(await htmlFaults(await reply.text())).toEqual([]);
  });

  it('a failure at the edge when even its own page is unavailable', async () => {
    expect(await htmlFaults(BARE_PAGE)).toEqual([]);
  });
});
