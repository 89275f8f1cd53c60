import { useEffect, useState } from 'react';
import { VisuallyHidden } from '../../ui/text/VisuallyHidden.tsx';

/**
 * Announces the number of filtered results to screen readers. The text is added after the region
 * exists: a region that appears together with its text is not read.
 */
export function SpokenCount({ text }: { text: string }) {
  const [spoken, setSpoken] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSpoken(text), 200);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <div role="status">
      <VisuallyHidden>{spoken}</VisuallyHidden>
    </div>
  );
}
