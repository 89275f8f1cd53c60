import { Box, useMediaQuery } from '@mui/material';
import { useEffect, useRef } from 'react';
import { FRAME_PATH } from '../../src/config/editor-screen.ts';
import { drawPage } from './draw-page.ts';
import { NARROW_ROOM, ROOM, WIDE } from './pane-look.ts';

type Props = {
  readonly html: string;
  /** The width of the previewed screen, in CSS pixels. */
  readonly width: number;
  readonly palette: string;
};

/** Pixels: the rest of the pane below its options, but always enough to see something. */
const HEIGHT = { flex: '1 1 720px', minHeight: 280 } as const;

/** A page as a screen of the given width shows it, scaled down if that is wider than the pane. */
export function PreviewFrame({ html, width, palette }: Props) {
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(() => {
    const { current } = frame;
    if (!current) return;
    const draw = () => drawPage(current, html, palette);
    draw();
    current.addEventListener('load', draw);
    return () => current.removeEventListener('load', draw);
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
