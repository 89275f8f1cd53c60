import { describe, expect, it } from '@jest/globals';
import type { SiteStatus } from '../../contract/schemas/publishing.ts';
import { buildLines, regeneratorLines } from './site-words.ts';

const at = '2026-11-25T09:00:00.000Z';
const status: SiteStatus = {
  ...{ state: 'idle', queued: 0, ms: 38.2, published_revision: 41, held: [], older: [] },
  release: { number: 12, time: at, revision: 41, current: true, newest: true, stays: false },
};

describe('the site behind a regenerator', () => {
  it('says that everything is published, when and how fast', () => {
    const [line] = regeneratorLines(status);
    expect(line?.primary).toBe('Всё опубликовано');
    expect(line?.secondary).toMatch(/за 38\u00a0мс$/);
  });

  it('reports the queue, and never claims that all is published while something is held back', () => {
    const [first, second] = regeneratorLines({ ...status, queued: 3 });
    expect([first?.primary, second?.primary]).toEqual([
      'Публикуем',
      'В\u00a0очереди: 3\u00a0правки',
    ]);
    const held = { entity: 'articles', id: 7, field: null, words: 'Нет картинки' } as const;
    expect(regeneratorLines({ ...status, held: [held] })[0]?.primary).not.toContain('Всё');
  });

  it('says first that readers see an earlier release', () => {
    const release = status.release && { ...status.release, newest: false };
    expect(regeneratorLines({ ...status, release })[0]?.primary).toBe(
      'Читатели видят прежний выпуск',
    );
  });
});

describe('the site that is built elsewhere', () => {
  const quiet = {
    ...({ builder: 'build', waiting: 0, next_at: null } as const),
    ...{ accepted: null, failed: null, url: null },
  } as const;

  it('says when a build started, and links to the builds', () => {
    const url = 'https://app.netlify.com/sites/yasno/deploys';
    const lines = buildLines({ ...quiet, accepted: { at, revision: 41 }, url });
    expect(lines.map(({ primary }) => primary)).toEqual([
      expect.stringMatching(/^Сборка началась 25\u00a0ноября/),
      'Как идут сборки',
    ]);
    expect(lines[1]).toMatchObject({ secondary: 'app.netlify.com', href: url });
  });

  it('says when the next build starts if edits are waiting for it', () => {
    const [first] = buildLines({ ...quiet, waiting: 2, next_at: at });
    expect(first?.primary).toBe('Ждут отправки: 2\u00a0правки');
    expect(first?.secondary).toMatch(/сборку, которая начнётся 25\u00a0ноября/);
  });

  it('says why no build was started, and the number of attempts', () => {
    const failed = { at, status: 502, tries: 3, again_at: at };
    const [first, second] = buildLines({ ...quiet, waiting: 21, failed });
    expect(first?.primary).toContain('ошибкой 502');
    expect(first?.secondary).toContain('3\u00a0попытки');
    expect(second?.primary).toBe('Ждут отправки: 21\u00a0правка');
    expect(buildLines({ ...quiet, failed: { ...failed, status: null } })[0]?.primary).toContain(
      'не\u00a0отвечает',
    );
  });
});
