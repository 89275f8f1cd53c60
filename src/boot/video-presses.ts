/**
 * Plays a video when its link is pressed. This works from the start and without the page's own script:
 * otherwise the first press would open the other site. React leaves the inside of a rich text alone.
 */
export function watchVideoPresses(): void {
  addEventListener('click', (event) => {
    const { target, ctrlKey, metaKey, shiftKey } = event;
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[data-play]');
    if (!link || ctrlKey || metaKey || shiftKey) return;
    event.preventDefault();
    import(/* webpackChunkName: "play-video" */ './play-video.ts').then(
      ({ playVideo }) => playVideo(link),
      // Does what the link would have done.
      () => location.assign(link.href),
    );
  });
}
