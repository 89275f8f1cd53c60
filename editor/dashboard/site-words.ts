/** The state of the site as lines of the start screen. */
import type { Delivery, SiteStatus } from '../../contract/schemas/publishing.ts';
import { counted } from '../../src/words/plural.ts';
import { momentWords } from '../words/moments.ts';

export type SiteLine = {
  readonly primary: string;
  readonly secondary: string;
  /** The screen that it links to. */
  readonly to?: string;
  /** A page outside the app. */
  readonly href?: string;
};

const EDITS = { one: 'правка', few: 'правки', many: 'правок' };
const TRIES = { one: 'попытка', few: 'попытки', many: 'попыток' };

const STATES: Readonly<Record<SiteStatus['state'], string>> = {
  starting: 'Сайт запускается и\u00a0сверяет страницы',
  idle: 'Всё опубликовано',
  working: 'Публикуем',
  waiting: 'Пока не\u00a0получилось: попробуем ещё раз сами',
  building: 'Сайт собирается целиком, это минута-другая',
  'held back': 'Читатели видят прежний выпуск',
};

function headline({ state, held, queued }: SiteStatus): string {
  if (state !== 'idle') return STATES[state];
  if (queued > 0) return STATES.working;
  return held.length > 0 ? 'Опубликовано, кроме того, что ниже' : STATES.idle;
}

function releaseWords({ release, ms }: SiteStatus): string {
  if (!release) return 'Сайт ещё не\u00a0опубликован';
  const when = `Выпуск от\u00a0${momentWords(release.time)}`;
  return release.newest && ms !== null
    ? `${when}, последняя правка вышла за ${Math.round(ms)}\u00a0мс`
    : when;
}

/** The regenerator's progress and its backlog. */
export function regeneratorLines(status: SiteStatus): SiteLine[] {
  const { queued, release } = status;
  const isBack = status.state === 'held back' || release?.newest === false;
  const first = isBack ? STATES['held back'] : headline(status);
  return [
    { primary: first, secondary: releaseWords(status), to: '/releases' },
    ...(queued > 0
      ? [{ primary: `В\u00a0очереди: ${counted(queued, EDITS)}`, secondary: '' }]
      : []),
  ];
}

function failedWords({ status, tries, again_at }: NonNullable<Delivery['failed']>): SiteLine {
  const why =
    status === null ? 'служба сборки не\u00a0отвечает' : `служба ответила ошибкой ${status}`;
  return {
    primary: `Сборка не\u00a0началась: ${why}`,
    secondary: `${counted(tries, TRIES)}, следующая\u00a0— ${momentWords(again_at)}`,
  };
}

/** The state of builds elsewhere: the backend only knows how they are started. */
export function buildLines({ waiting, next_at, accepted, failed, url }: Delivery): SiteLine[] {
  const lines: SiteLine[] = [];
  if (failed) lines.push(failedWords(failed));
  if (waiting > 0) {
    const secondary = next_at
      ? `Сохранены и\u00a0войдут в\u00a0сборку, которая начнётся ${momentWords(next_at)}`
      : 'Они сохранены и\u00a0никуда не\u00a0денутся';
    lines.push({ primary: `Ждут отправки: ${counted(waiting, EDITS)}`, secondary });
  }
  if (accepted) {
    const { at, revision } = accepted;
    const primary = `Сборка началась ${momentWords(at)}`;
    const secondary = `С\u00a0правкой ${revision}; обычно она занимает несколько минут`;
    lines.push({ primary, secondary });
  }
  if (url !== null) {
    lines.push({ primary: 'Как идут сборки', secondary: new URL(url).hostname, href: url });
  }
  return lines;
}
