import { useInnerHtml } from '../rendering/inner-html.ts';

type Props = {
  name: string;
  /** What the edge has put into the current page; see `servedIn`. */
  html?: string;
  className?: string | undefined;
};

/**
 * A slot that the edge fills, empty in the built page. React leaves its content alone, so it is
 * there before any script and stays after hydration (docs/decisions/019).
 */
export function ServedSlot({ name, html = '', className }: Props) {
  return (
    <div
      data-slot={name}
      className={className}
      suppressHydrationWarning
      dangerouslySetInnerHTML={useInnerHtml(html)}
    />
  );
}
