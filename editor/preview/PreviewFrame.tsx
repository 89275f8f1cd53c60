import { Box, useMediaQuery } from '@mui/material';
import { useEffect, useRef } from 'react';
import { FRAME_PATH } from '../../src/config/editor-screen.ts';
import { NARROW_ROOM, ROOM, WIDE } from './pane-look.ts';

type Props = {
  readonly html: string;
  /** The width of the previewed screen, in CSS pixels. */
  readonly width: number;
  readonly palette: string;
};

/** Pixels: the rest of the pane below its options, but always enough to see something. */
const HEIGHT = { flex: '1 1 720px', minHeight: 280 } as const;
/** The window of a document has its own constructors. */
type Makers = Window & { readonly DOMParser: typeof DOMParser };

/** Puts a page into a document that runs no scripts, and keeps the scroll position. */
function show(target: Document, makers: Makers, html: string, palette: string): void {
  // Parsed by the frame's own DOMParser: this window's parser would apply this window's policy.
  // Readers keep a fallback font until their next visit; an editor sees the final font.
  const drawn = html.replaceAll('font-display:optional', 'font-display:swap');
  const page = new makers.DOMParser().parseFromString(drawn, 'text/html');
  page.documentElement.setAttribute('data-palette', palette);
  const { scrollTop = 0 } = target.scrollingElement ?? {};
  target.replaceChild(target.adoptNode(page.documentElement), target.documentElement);
  if (target.scrollingElement) target.scrollingElement.scrollTop = scrollTop;
}

/** A page as a screen of the given width shows it, scaled down if that is wider than the pane. */
export function PreviewFrame({ html, width, palette }: Props) {
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(() => {
    const { current } = frame;
    const draw = () => {
      const { contentDocument: target, contentWindow: makers } = current ?? {};
      // Until it has loaded, the frame has a document with this window's policy.
      const isThere = target?.location.pathname === FRAME_PATH;
      if (isThere && makers) show(target, makers as Makers, html, palette);
    };
    draw();
    current?.addEventListener('load', draw);
    return () => current?.removeEventListener('load', draw);
  }, [html, palette]);
  const isWide = useMediaQuery(WIDE);
  const scale = Math.min(1, (isWide ? ROOM : NARROW_ROOM) / width);
  return (
    <Box sx={{ ...HEIGHT, position: 'relative', width: width * scale, overflow: 'hidden' }}>
      <Box
        component="iframe"
        ref={frame}
        src={FRAME_PATH}
        sandbox="allow-same-origin"
        title="Страница, как её увидят"
        sx={{
          position: 'absolute',
          width,
          height: `${100 / scale}%`,
          border: 1,
          borderColor: 'divider',
          transform: `scale(${scale})`,
          transformOrigin: '0 0',
        }}
      />
    </Box>
  );
}
