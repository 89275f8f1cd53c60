const FONT = 'Golos Text Variable';

/** Letters that are as wide as any other in a monospace font, and narrow in ours. */
const NARROW = 'iiii';

/** Whether text is drawn in our font; a page painted before the font arrived is not. */
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
 * Keeps the fallback font of a page that was painted with it. `font-display: optional` promises that, but
 * Chromium reloads all fonts when a sheet with layers is inserted before another one, and then swaps in the
 * font that was too late: lines shift (docs/decisions/129).
 */
export function keepFont(): void {
  if (isDrawn()) return;
  const root = document.documentElement;
  const families = getComputedStyle(root).getPropertyValue('--font').split(',');
  root.style.setProperty('--font', families.filter((name) => !name.includes(FONT)).join(','));
}
