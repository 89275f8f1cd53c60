import { useEffect, useState } from 'react';
import { VisuallyHidden } from '../../ui/text/VisuallyHidden.tsx';

/**
 * Tells a screen reader how much a filter left. The words come into the region after it is there:
 * a region that appears with its words is not read.
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
