/** Permissions of the other site's player. */
const ALLOWED = 'autoplay; encrypted-media; fullscreen; picture-in-picture';

/** Replaces the link to a video with the player, in the size of the still. */
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
  link.replaceWith(frame);
  frame.focus();
}
