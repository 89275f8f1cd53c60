import { Box, Typography } from '@mui/material';
import { useRef, type KeyboardEvent, type PointerEvent } from 'react';
import type { Focus } from '../../contract/fields.ts';
import { focusWords, movedBy, pointedAt } from './focus-point.ts';

type Props = {
  readonly src: string;
  readonly focus: Focus;
  readonly onChange: (focus: Focus) => void;
};

const FRAME = {
  position: 'relative',
  display: 'inline-block',
  touchAction: 'none',
  cursor: 'crosshair',
  lineHeight: 0,
} as const;
const STILL = { maxWidth: '100%', maxHeight: 360, borderRadius: 1, userSelect: 'none' } as const;
/** A ring that is visible on any picture. */
const POINT = {
  position: 'absolute',
  width: 32,
  height: 32,
  ml: '-16px',
  mt: '-16px',
  borderRadius: '50%',
  border: '3px solid #fff',
  outline: '2px solid #0a2a30',
  bgcolor: 'rgb(10 85 96 / 35%)',
  '&:focus-visible': { outlineWidth: 5 },
} as const;

const percents = (part: number) => Math.round(part * 100);

/** Sets the focus point by pointer or with the arrow keys. */
export function FocusPicker({ src, focus, onChange }: Props) {
  const picture = useRef<HTMLImageElement>(null);
  const point = useRef<HTMLElement>(null);
  function follow(event: PointerEvent) {
    if (event.buttons === 0 || !picture.current) return;
    onChange(pointedAt(event.clientX, event.clientY, picture.current.getBoundingClientRect()));
  }
  function begin(event: PointerEvent) {
    event.preventDefault();
    event.currentTarget.setPointerCapture(event.pointerId);
    point.current?.focus();
    follow(event);
  }
  function press(event: KeyboardEvent) {
    const moved = movedBy(event.key, event.shiftKey, focus);
    if (!moved) return;
    event.preventDefault();
    onChange(moved);
  }
  return (
    <Box>
      <Box sx={FRAME} onPointerDown={begin} onPointerMove={follow}>
        <Box component="img" ref={picture} src={src} alt="" draggable={false} sx={STILL} />
        <Box
          ref={point}
          role="slider"
          tabIndex={0}
          aria-label="Точка внимания"
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={percents(focus.x)}
          aria-valuetext={focusWords(focus)}
          onKeyDown={press}
          sx={POINT}
          style={{ left: `${percents(focus.x)}%`, top: `${percents(focus.y)}%` }}
        />
      </Box>
      <Typography variant="body2" color="textSecondary">
        Укажите главное на&nbsp;картинке: мышью или стрелками, с&nbsp;Shift&nbsp;— быстрее. Home
        вернёт точку в&nbsp;середину. Сейчас: {focusWords(focus)}.
      </Typography>
    </Box>
  );
}
