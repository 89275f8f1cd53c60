/** @jest-environment jsdom */
import { beforeAll, beforeEach, expect, it } from '@jest/globals';
import { watchVideoPresses } from './video-presses.ts';

const video = {
  link: 'https://rutube.ru/video/1/',
  frame: 'https://rutube.ru/play/embed/1/?autoplay=1',
};
/** As `src/rich-text/video-link.ts` renders it. */
const link = `<a href="${video.link}" target="_blank" data-play="${video.frame}">`;
const still =
  '<picture><img src="/a.webp" alt="Кадр" width="960" height="600"></picture>' +
  '<span>Смотреть на\u00a0RUTUBE</span>';
/** Whether the browser was left to follow the link, per press. */
let followed: boolean[];

beforeAll(() => {
  watchVideoPresses();
  addEventListener('click', (event) => {
    followed.push(!event.defaultPrevented);
    event.preventDefault();
  });
});
beforeEach(() => {
  followed = [];
  document.body.innerHTML = `<figure>${link}${still}</a></figure><a href="/">на главную</a>`;
});

const press = (selector: string, init: MouseEventInit = {}) =>
  document
    .querySelector(selector)
    ?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }));

/** Resolves once the player has replaced the link. */
const played = () =>
  new Promise<void>((resolve) => {
    const watching = new MutationObserver(() => {
      watching.disconnect();
      resolve();
    });
    watching.observe(document.body, { childList: true, subtree: true });
  });

it('replaces the still with the player and focuses it', async () => {
  const done = played();
  press('figure img');
  await done;
  const frame = document.querySelector('iframe');
  expect(frame?.getAttribute('src')).toBe(video.frame);
  expect(frame?.title).toBe('Видео: Кадр');
  expect(frame?.style.aspectRatio).toBe('960 / 600');
  expect(frame?.style.maxWidth).toBe('960px');
  expect(document.activeElement).toBe(frame);
  // The way to a video whose player stays empty, because its site is blocked or slow.
  const way = document.querySelector<HTMLAnchorElement>('figure a');
  expect(document.querySelectorAll('figure a')).toHaveLength(1);
  expect(way?.textContent).toBe('Видео не\u00a0появляется? Смотреть на\u00a0RUTUBE');
  expect([way?.href, way?.target, way?.rel]).toEqual([video.link, '_blank', 'noopener']);
  expect(way?.dataset['play']).toBeUndefined();
  way?.focus();
  frame?.dispatchEvent(new Event('load'));
  expect(document.querySelector('figure a')).toBeNull();
  expect(document.activeElement).toBe(frame);
  expect(followed).toEqual([false]);
});

it('plays one video at a time: the one before is a still again', async () => {
  document.body.innerHTML = `<figure>${link}${still}</a></figure>`.repeat(2);
  const [first, second] = document.querySelectorAll('figure');
  for (const figure of [first, second]) {
    const done = played();
    figure?.querySelector('img')?.click();
    await done;
  }
  expect(first?.querySelector('iframe')).toBeNull();
  expect(first?.querySelectorAll('a')).toHaveLength(1);
  expect(first?.querySelector('[data-play] img')).not.toBeNull();
  expect(second?.querySelector('iframe')).toBe(document.activeElement);
});

it.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }])(
  'leaves a click with %j to the browser',
  (init) => {
    press('figure img', init);
    expect(document.querySelector('iframe')).toBeNull();
    expect(followed).toEqual([true]);
  },
);

it('leaves other links alone', () => {
  press('body > a');
  expect(followed).toEqual([true]);
});
