import { useId, type ReactElement } from 'react';

type Help = {
  /** The help text, to be rendered. */
  readonly below: ReactElement | false;
  /** For the element it describes: some inputs do not set this themselves. */
  readonly described: { readonly 'aria-describedby'?: string };
};

/** A field's help text, which screen readers read with its label. */
export function useHelp(help: string | undefined): Help {
  const id = useId();
  if (help === undefined) return { below: false, described: {} };
  return { below: <span id={id}>{help}</span>, described: { 'aria-describedby': id } };
}
