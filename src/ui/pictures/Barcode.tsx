import { code128 } from './code128.ts';
import * as css from './Barcode.module.css';

/** A quiet zone of ten modules on either side, as scanners need it. */
const QUIET = 10;

/** The barcode for a cash desk, and its content as text. */
export function Barcode({ text, label }: { text: string; label: string }) {
  const bars = code128(text);
  if (bars === null) return <p className={css.text}>{text}</p>;
  const width = bars.reduce((sum, { width: own, space }) => sum + own + space, 0);
  return (
    <figure className={css.root}>
      <svg
        viewBox={`0 0 ${width + 2 * QUIET} 40`}
        preserveAspectRatio="none"
        role="img"
        aria-label={`${label}: ${text}`}
      >
        {bars.map(({ x, width: own }) => (
          <rect key={x} x={x + QUIET} y="0" width={own} height="40" />
        ))}
      </svg>
      <figcaption className={css.text}>{text}</figcaption>
    </figure>
  );
}
