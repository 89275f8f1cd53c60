/** What the player of another site may do. */
const ALLOWED = 'autoplay; encrypted-media; fullscreen; picture-in-picture';

function frameOf(link: HTMLAnchorElement, src: string): HTMLIFrameElement {
  const still = link.querySelector('img');
  const frame = document.createElement('iframe');
  frame.title = still?.alt ? `Видео: ${still.alt}` : 'Видео';
  frame.allow = ALLOWED;
  frame.referrerPolicy = 'strict-origin-when-cross-origin';
  // As large as the still was: nothing around it moves.
  const [width, height] = ['width', 'height'].map((side) => still?.getAttribute(side) ?? '');
  if (width && height) {
    frame.style.aspectRatio = `${width} / ${height}`;
    frame.style.maxWidth = `${width}px`;
  }
  frame.src = src;
  return frame;
}

/**
 * Plays a video in the place of its still. From the start and without the page's own script: the
 * first press would otherwise follow the link. React leaves the inside of a rich text as it is.
 */
export function playVideos(): void {
  document.addEventListener('click', (event) => {
    if (event.defaultPrevented || event.button !== 0 || !(event.target instanceof Element)) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = event.target.closest<HTMLAnchorElement>('a[data-play]');
    const src = link?.dataset['play'];
    if (!link || !src) return;
    event.preventDefault();
    const frame = frameOf(link, src);
    link.replaceWith(frame);
    frame.focus();
  });
}
