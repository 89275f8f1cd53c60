import { Alert, Button, Card, CardContent, TextField, Typography } from '@mui/material';
import { useState, type FormEvent } from 'react';
import type * as v from 'valibot';
import { deskCode } from '../../../contract/calls/desk-goods.ts';
import { formatPoints } from '../../../src/words/points.ts';
import type { CallError } from '../../../src/client/calls/result.ts';
import { send } from '../../calls/send.ts';
import { momentWords } from '../../words/moments.ts';
import { Facts } from '../Facts.tsx';
import { reasonFault } from '../reason/reason-fault.ts';
import { ReasonField } from '../reason/ReasonField.tsx';

type Code = v.InferOutput<typeof deskCode.result>;

/** Looks up whether a code was printed, and who registered it. */
export function CodeFind() {
  const [code, setCode] = useState('');
  const [reason, setReason] = useState('');
  const [isTried, setTried] = useState(false);
  const [found, setFound] = useState<Code | null>(null);
  const [refusal, setRefusal] = useState<CallError | null>(null);
  const why = reasonFault(reason);
  async function find(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (why !== null || code.trim() === '') return;
    const answer = await send(deskCode, { find: { code, reason } });
    setFound(answer.ok ? answer.value : null);
    setRefusal(answer.ok ? null : answer.error);
  }
  const missing = isTried && code.trim() === '' ? 'Напишите код' : null;
  const fault = missing ?? refusal?.fields?.['code'] ?? null;
  return (
    <Card component="section" aria-label="Проверить код">
      <CardContent component="form" noValidate onSubmit={(event) => void find(event)}>
        <Typography variant="h6" component="h2">
          Проверить код
        </Typography>
        <TextField
          label={'Код с\u00a0упаковки'}
          value={code}
          onChange={(event) => setCode(event.target.value)}
          error={fault !== null}
          helperText={fault ?? 'Большими или маленькими буквами, с\u00a0дефисами или без'}
          slotProps={{ htmlInput: { maxLength: 100 } }}
          autoComplete="off"
          margin="dense"
        />
        <ReasonField value={reason} onChange={setReason} fault={isTried ? why : null} />
        <Button type="submit" variant="contained">
          Проверить
        </Button>
        {refusal && !refusal.fields && (
          <Alert severity="warning" sx={{ mt: 2 }}>
            {refusal.description}
          </Alert>
        )}
        {found && (
          <Alert severity={found.state === 'free' ? 'success' : 'info'} sx={{ mt: 2 }}>
            {found.state === 'free' ? 'Код ещё никто не\u00a0вводил' : 'Код уже использован'}
            <Facts
              facts={[
                ['Товар', found.product],
                ['Приносит', formatPoints(found.points)],
                ['Ввёл участник', found.member === null ? null : String(found.member)],
                ['Когда', found.registered_at && momentWords(found.registered_at)],
              ]}
            />
          </Alert>
        )}
      </CardContent>
    </Card>
  );
}
