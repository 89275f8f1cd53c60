import { useId, type ReactElement } from 'react';

type Help = {
  /** The sentence, for where it is shown. */
  readonly below: ReactElement | false;
  /** For the element that it belongs to: some inputs do not say so by themselves. */
  readonly described: { readonly 'aria-describedby'?: string };
};

/** What a field says of itself, heard with its name. */
export function useHelp(help: string | undefined): Help {
  const id = useId();
  if (help === undefined) return { below: false, described: {} };
  return { below: <span id={id}>{help}</span>, described: { 'aria-describedby': id } };
}
