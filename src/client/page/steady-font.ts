const FONT = 'Golos Text Variable';

/** Letters of one width in every font with a fixed one, and narrow in ours. */
const NARROW = 'iiii';

/** Whether text is drawn in our font: a page painted before it came is without it. */
function isDrawn(): boolean {
  const pen = document.createElement('canvas').getContext('2d');
  if (!pen) return true;
  const widthIn = (family: string) => {
    pen.font = `16px ${family}`;
    return pen.measureText(NARROW).width;
  };
  return widthIn(`'${FONT}', monospace`) !== widthIn('monospace');
}

/**
 * Leaves a page that was painted in the device's font as it is. `font-display: optional` promises
 * that, but Chromium takes up all fonts anew when a sheet with layers comes before another one, and
 * then swaps in the one that was too late: lines move (docs/decisions/129).
 */
export function keepFont(): void {
  if (isDrawn()) return;
  const root = document.documentElement;
  const families = getComputedStyle(root).getPropertyValue('--font').split(',');
  root.style.setProperty('--font', families.filter((name) => !name.includes(FONT)).join(','));
}
