import { Autocomplete, ListItemText, TextField } from '@mui/material';
import type { ReactNode, Ref } from 'react';
import { useFoundPages, type FoundPage } from './use-found-pages.ts';

type Props = {
  readonly label: ReactNode;
  readonly help: ReactNode;
  /** The typed text. */
  readonly value: string;
  readonly type: (text: string) => void;
  /** Receives the page selected among the results. */
  readonly choose: (page: FoundPage) => void;
  readonly isFaulty?: boolean;
  readonly placeholder?: string;
  readonly onBlur?: () => void;
  readonly inputRef?: Ref<HTMLInputElement>;
};

const KEPT = (options: FoundPage[]) => options;

/** An address, typed or found by the title of its page. */
export function AddressPicker(props: Props) {
  const { label, help, value, type, choose, isFaulty = false, placeholder = '', onBlur } = props;
  const { inputRef = null } = props;
  const found = useFoundPages(value.trim());
  return (
    <Autocomplete<FoundPage, false, false, true>
      freeSolo
      fullWidth
      options={found}
      inputValue={value}
      onInputChange={(_event, text, reason) => {
        if (reason !== 'reset') type(text);
      }}
      onChange={(_event, chosen) => {
        if (chosen !== null && typeof chosen !== 'string') choose(chosen);
      }}
      // The backend has filtered them already.
      filterOptions={KEPT}
      getOptionLabel={(option) => (typeof option === 'string' ? option : option.url)}
      getOptionKey={(option) =>
        typeof option === 'string' ? option : `${option.kind} ${option.url}`
      }
      renderOption={({ key, ...of }, option) => (
        <li key={key} {...of}>
          <ListItemText primary={option.title} secondary={`${option.kind} · ${option.url}`} />
        </li>
      )}
      renderInput={(params) => (
        <TextField
          {...params}
          inputRef={inputRef}
          label={label}
          helperText={help}
          error={isFaulty}
          placeholder={placeholder}
          onBlur={onBlur}
        />
      )}
    />
  );
}
