import { Alert, Box, Typography } from '@mui/material';
import { useRef, useState } from 'react';
import { Title } from 'react-admin';
import type { CallError } from '../../../src/client/calls/result.ts';
import { ScreenTitle } from '../../app/ScreenTitle.tsx';
import { FindForm } from './FindForm.tsx';
import { FoundCards } from './FoundCards.tsx';
import { look, SOUGHT, type Asked, type Found } from './found.ts';

/** Finds the account, certificates and orders of somebody who has called or written. */
export function PeoplePage() {
  const [asked, setAsked] = useState<Asked>({ kind: 'member', search: '', reason: '' });
  const [found, setFound] = useState<Found | null>(null);
  const [refusal, setRefusal] = useState<CallError | null>(null);
  const [isBusy, setBusy] = useState(false);
  const last = useRef<Asked>(null);
  async function find(next: Asked) {
    setAsked(next);
    setBusy(true);
    last.current = next;
    const answer = await look(next);
    // A card has started another search meanwhile.
    if (last.current !== next) return;
    setBusy(false);
    setFound(answer.ok ? answer.value : null);
    setRefusal(answer.ok ? null : answer.error);
  }
  return (
    <Box sx={{ mt: 2, display: 'grid', gap: 2, maxWidth: 960 }}>
      <Title title="Найти человека" />
      <ScreenTitle>Найти человека</ScreenTitle>
      <FindForm
        asked={asked}
        fault={refusal?.fields?.['search'] ?? null}
        isBusy={isBusy}
        onFind={(next) => void find(next)}
      />
      {refusal && !refusal.fields && <Alert severity="error">{refusal.description}</Alert>}
      <Box aria-live="polite" sx={{ display: 'grid', gap: 2 }}>
        {found?.items.length === 0 && <Typography>{SOUGHT[found.kind].nothing}</Typography>}
        {found && (
          <FoundCards
            found={found}
            reason={asked.reason}
            onFind={(kind, search) => void find({ ...asked, kind, search })}
            onChanged={() => void find(asked)}
          />
        )}
      </Box>
    </Box>
  );
}
