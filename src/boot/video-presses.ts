/**
 * Plays a video when the link to it is pressed. From the start and without the page's own script:
 * the first press would otherwise open the other site. React leaves the inside of a rich text as it
 * is.
 */
export function watchVideoPresses(): void {
  addEventListener('click', (event) => {
    const { target, ctrlKey, metaKey, shiftKey } = event;
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[data-play]');
    if (!link || ctrlKey || metaKey || shiftKey) return;
    event.preventDefault();
    import(/* webpackChunkName: "play-video" */ './play-video.ts').then(
      ({ playVideo }) => playVideo(link),
      // What the link would have done.
      () => location.assign(link.href),
    );
  });
}
