import { useEffect, useState } from 'react';
import { modulesPath } from './modules-path.ts';
import * as css from './QrCode.module.css';

type Drawn = { text: string; size: number; path: string };

/** A QR code; an empty field while its text loads (null). The library that draws it loads with the first one. */
export function QrCode({ text, label }: { text: string | null; label: string }) {
  const [drawn, setDrawn] = useState<Drawn | null>(null);

  useEffect(() => {
    if (text === null) return;
    let wanted = true;
    void import('uqr').then(({ encode }) => {
      const { data, size } = encode(text, { ecc: 'M', border: 2 });
      if (wanted) setDrawn({ text, size, path: modulesPath(data) });
    });
    return () => {
      wanted = false;
    };
  }, [text]);

  return (
    <div className={css.root}>
      {drawn?.text === text && (
        <svg viewBox={`0 0 ${drawn.size} ${drawn.size}`} role="img" aria-label={label}>
          <path d={drawn.path} />
        </svg>
      )}
    </div>
  );
}
