type Props = {
  name: string;
  /** What the edge has put into the page that is shown; see `servedIn`. */
  html?: string;
  className?: string | undefined;
};

/**
 * A place the edge fills in, empty in the built page. React leaves alone what stands in it, so it is
 * there before any script and stays when they come (docs/decisions/019).
 */
export function ServedSlot({ name, html = '', className }: Props) {
  return (
    <div
      data-slot={name}
      className={className}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
