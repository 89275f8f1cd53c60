import {
  Button,
  Card,
  CardContent,
  TextField,
  ToggleButton,
  ToggleButtonGroup,
  Typography,
} from '@mui/material';
import { useState, type FormEvent } from 'react';
import { reasonFault } from '../reason/reason-fault.ts';
import { ReasonField } from '../reason/ReasonField.tsx';
import { isKind, KINDS, SOUGHT, type Asked } from './found.ts';

type Props = {
  readonly asked: Asked;
  /** The backend's message about the search. */
  readonly fault: string | null;
  readonly isBusy: boolean;
  readonly onFind: (asked: Asked) => void;
};

/** The search form: what to look for, by what, and why. */
export function FindForm({ asked, fault, isBusy, onFind }: Props) {
  const [typed, setTyped] = useState(asked);
  const [last, setLast] = useState(asked);
  const [isTried, setTried] = useState(false);
  // A card has started another search.
  if (last !== asked) {
    setLast(asked);
    setTyped(asked);
  }
  const change = (part: Partial<Asked>) => setTyped({ ...typed, ...part });
  const searchFault = typed.search.trim() === '' ? 'Напишите, что искать' : null;
  const why = reasonFault(typed.reason);
  function find(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    // The button is not disabled instead: it keeps the focus.
    if (!isBusy && searchFault === null && why === null) onFind(typed);
  }
  const isSame = typed.search === asked.search && typed.kind === asked.kind;
  const shownFault = isTried ? (searchFault ?? (isSame ? fault : null)) : null;
  return (
    <Card>
      <CardContent component="form" noValidate onSubmit={find}>
        <Typography color="textSecondary" sx={{ mb: 2 }}>
          Каждый поиск остаётся в&nbsp;журнале: кто искал, что и&nbsp;зачем.
        </Typography>
        <ToggleButtonGroup
          exclusive
          color="primary"
          value={typed.kind}
          aria-label="Что искать"
          sx={{ flexWrap: 'wrap' }}
          onChange={(_event, kind: unknown) => {
            if (isKind(kind)) change({ kind });
          }}
        >
          {KINDS.map((kind) => (
            <ToggleButton
              key={kind}
              value={kind}
              sx={{ textTransform: 'none', px: { xs: 1, sm: 2 } }}
            >
              {SOUGHT[kind].label}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        <TextField
          label={SOUGHT[typed.kind].by}
          value={typed.search}
          onChange={(event) => change({ search: event.target.value })}
          error={shownFault !== null}
          helperText={shownFault}
          autoComplete="off"
          margin="dense"
          // A phone's width cuts off the larger label inside the empty field.
          slotProps={{ htmlInput: { maxLength: 200 }, inputLabel: { shrink: true } }}
          sx={{ mt: 2 }}
        />
        <ReasonField
          value={typed.reason}
          onChange={(reason) => change({ reason })}
          fault={isTried ? why : null}
        />
        <Button type="submit" variant="contained">
          Найти
        </Button>
      </CardContent>
    </Card>
  );
}
