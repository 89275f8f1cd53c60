/** What the player of another site may do. */
const ALLOWED = 'autoplay; encrypted-media; fullscreen; picture-in-picture';

/** Puts the player in the place of the link to a video, whose still tells its size. */
export function playVideo(link: HTMLAnchorElement): void {
  const still = link.querySelector('img');
  const frame = document.createElement('iframe');
  frame.title = still?.alt ? `Видео: ${still.alt}` : 'Видео';
  frame.allow = ALLOWED;
  // As large as the still was: nothing around it moves.
  const [width, height] = ['width', 'height'].map((side) => still?.getAttribute(side) ?? '');
  if (width && height) {
    frame.style.aspectRatio = `${width} / ${height}`;
    frame.style.maxWidth = `${width}px`;
  }
  frame.src = link.dataset['play'] ?? '';
  link.replaceWith(frame);
  frame.focus();
}
