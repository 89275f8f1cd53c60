import { useState, type ChangeEvent, type KeyboardEvent } from 'react';
import { filterOptions } from './filter-options.ts';

export type ComboboxOption = { readonly value: string; readonly label: string };

type Settings = {
  options: readonly ComboboxOption[];
  defaultValue: string;
  onChoose: ((option: ComboboxOption) => void) | undefined;
};

/** The logic of a `Combobox`: the typed text, the matching options and the active one. */
export function useCombobox({ options, defaultValue, onChoose }: Settings) {
  const [typed, setTyped] = useState(defaultValue);
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState<number | null>(null);
  // A selected value does not filter the options when the list opens again.
  const settled = options.some(({ label }) => label === typed);
  const found = open ? filterOptions(options, settled ? '' : typed) : [];

  const close = () => {
    setOpen(false);
    setActive(null);
  };
  const choose = (option: ComboboxOption) => {
    setTyped(option.label);
    close();
    onChoose?.(option);
  };
  const step = (by: 1 | -1) => {
    if (!open) {
      setOpen(true);
      setActive(null);
      return;
    }
    if (found.length === 0) return;
    const from = active ?? (by === 1 ? -1 : 0);
    setActive((from + by + found.length) % found.length);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      step(event.key === 'ArrowDown' ? 1 : -1);
      return;
    }
    const option = active === null ? undefined : found[active];
    if (event.key === 'Enter' && open && option) {
      event.preventDefault();
      choose(option);
      return;
    }
    if (event.key === 'Escape' && open) {
      // A surrounding dialog must not close with the list.
      event.preventDefault();
      event.stopPropagation();
      close();
    }
  };
  const onChange = (event: ChangeEvent<HTMLInputElement>) => {
    setTyped(event.target.value);
    // A browser that fills in a whole form leaves the focus elsewhere, and no blur would close the list.
    setOpen(event.target === document.activeElement);
    setActive(null);
  };
  return {
    open,
    active,
    found,
    choose,
    close,
    input: { value: typed, onChange, onKeyDown, onClick: () => setOpen(true) },
  };
}
