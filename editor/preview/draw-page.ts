import { FRAME_PATH } from '../../src/config/editor-screen.ts';

/** The window of a document has its own constructors. */
type Makers = Window & { readonly DOMParser: typeof DOMParser };

/** Puts a page into a document that runs no scripts, and keeps the scroll position. */
function show(target: Document, makers: Makers, html: string, palette: string): void {
  // Parsed by the frame's own DOMParser: this window's parser would apply this window's policy.
  // Readers keep a fallback font until their next visit; an editor sees the final font.
  const drawn = html.replaceAll('font-display:optional', 'font-display:swap');
  const page = new makers.DOMParser().parseFromString(drawn, 'text/html');
  page.documentElement.setAttribute('data-palette', palette);
  // The editor keeps the focus; in a frame without scripts the browser would report each attempt to move it.
  for (const one of page.querySelectorAll('[autofocus]')) one.removeAttribute('autofocus');
  const { scrollTop = 0 } = target.scrollingElement ?? {};
  target.replaceChild(target.adoptNode(page.documentElement), target.documentElement);
  if (target.scrollingElement) target.scrollingElement.scrollTop = scrollTop;
}

type Frame = Pick<HTMLIFrameElement, 'contentDocument' | 'contentWindow'>;

/** Shows a page in the frame if the frame has loaded; otherwise its `load` event is still to come. */
export function drawPage(frame: Frame, html: string, palette: string): void {
  const { contentDocument: target, contentWindow: makers } = frame;
  // Until it has loaded, the frame has a document with this window's policy, then one without any
  // element.
  const isThere = target?.location.pathname === FRAME_PATH && target.readyState === 'complete';
  if (isThere && makers) show(target, makers as Makers, html, palette);
}
