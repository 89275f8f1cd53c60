import { useEffect, useRef } from 'react';
import { Icon } from '../../ui/signs/Icon.tsx';
import * as css from './ReviewThanks.module.css';

/** Replaces a sent form, and takes the focus from its button. */
export function ReviewThanks({ text }: { text: string }) {
  const place = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    place.current?.focus();
  }, []);
  return (
    <p ref={place} className={css.root} role="status" tabIndex={-1}>
      <Icon name="check" />
      {text}
    </p>
  );
}
