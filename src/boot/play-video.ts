/** Permissions of the other site's player. */
const ALLOWED = 'autoplay; encrypted-media; fullscreen; picture-in-picture';

/** Puts the still of the video that plays back in its place. */
let stop = (): void => undefined;

/**
 * Replaces the link to a video with the player, in the size of the still. The one before becomes a still again:
 * two would speak at once, and nobody can pause a player that is out of sight.
 */
export function playVideo(link: HTMLAnchorElement): void {
  const still = link.querySelector('img');
  const frame = document.createElement('iframe');
  frame.title = still?.alt ? `Видео: ${still.alt}` : 'Видео';
  frame.allow = ALLOWED;
  // The same size as the still, so that nothing shifts.
  const [width, height] = ['width', 'height'].map((side) => still?.getAttribute(side) ?? '');
  if (width && height) {
    frame.style.aspectRatio = `${width} / ${height}`;
    frame.style.maxWidth = `${width}px`;
  }
  frame.src = link.dataset['play'] ?? '';
  // Where the other site is blocked or slow, the frame stays empty: the way to the video lies over it until then.
  const way = document.createElement('a');
  way.href = link.href;
  way.target = '_blank';
  way.rel = 'noopener';
  way.textContent = `Видео не\u00a0появляется? ${link.textContent}`;
  const arrived = () => {
    // Focus must not go with it.
    if (document.activeElement === way) frame.focus();
    way.remove();
  };
  frame.addEventListener('load', arrived, { once: true });
  stop();
  link.replaceWith(frame, way);
  stop = () => {
    way.remove();
    frame.replaceWith(link);
  };
  frame.focus();
}
