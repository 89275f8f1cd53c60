import { alpha, Box, type Theme } from '@mui/material';
import { useEffect, useRef, useState, type ReactNode } from 'react';

/** The most that rounding adds, in pixels. */
const ROUNDED = 1;

/** What keys and screen readers need of a box that scrolls. */
const SCROLLED = { role: 'region', 'aria-label': 'Список, листается вбок', tabIndex: 0 } as const;

/** A shadow where a table goes on. */
const ONWARD = {
  boxShadow: ({ palette }: Theme) =>
    `inset -20px 0 16px -16px ${alpha(palette.text.primary, 0.45)}`,
};

/** A box of its own for a table that may be wider than the window. */
export function ScrollBox({ children }: { readonly children: ReactNode }) {
  const outer = useRef<HTMLDivElement>(null);
  const inner = useRef<HTMLDivElement>(null);
  const [isWide, setWide] = useState(false);
  const [goesOn, setOn] = useState(false);
  function measure() {
    const { scrollLeft = 0, clientWidth = 0, scrollWidth = 0 } = outer.current ?? {};
    const hasFocus = outer.current === document.activeElement;
    // Without the attributes a browser would take the focus away, though a table may only wait for its rows.
    setWide((was) => scrollWidth - clientWidth > ROUNDED || (was && hasFocus));
    setOn(scrollWidth - clientWidth - scrollLeft > ROUNDED);
  }
  useEffect(() => {
    const observer = new ResizeObserver(measure);
    for (const { current } of [outer, inner]) if (current) observer.observe(current);
    return () => observer.disconnect();
  }, []);
  return (
    <Box
      ref={outer}
      onScroll={measure}
      onBlur={measure}
      {...(isWide && SCROLLED)}
      sx={{ overflowX: 'auto', ...(goesOn && ONWARD) }}
    >
      <Box ref={inner} sx={{ width: 'fit-content', minWidth: '100%' }}>
        {children}
      </Box>
    </Box>
  );
}
