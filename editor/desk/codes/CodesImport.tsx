import { Alert, Box, Button, Card, CardContent, List, ListItem, Typography } from '@mui/material';
import { useEffect, useRef, useState, type ChangeEvent } from 'react';
import { useNotify } from 'react-admin';
import { deskCodesImport } from '../../../contract/calls/desk-goods.ts';
import { send } from '../../calls/send.ts';
import { ActDialog } from '../ActDialog.tsx';
import { faultsOf } from '../faults-of.ts';
import { faultLines, reportWords, type Report } from './report.ts';

/** The most faults shown: with fifty of them, the file itself needs fixing. */
const MOST = 50;
const TRIAL_REASON = 'Проверка файла';

const NOT_UTF8 =
  'Сохраните таблицу в\u00a0кодировке UTF-8. В\u00a0Excel это «CSV UTF-8 (разделитель\u00a0— запятая)».';

/** The text of a file; null if it is not in UTF-8: letters would be lost, and codes cannot be removed. */
function textIn(bytes: ArrayBuffer): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

/** Imports printed codes from a table: a dry run first, then all of them or none. */
export function CodesImport() {
  const [csv, setCsv] = useState('');
  const [name, setName] = useState('');
  const [report, setReport] = useState<Report | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [isTrying, setTrying] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const picker = useRef<HTMLInputElement>(null);
  const [done, setDone] = useState(0);
  const chooser = useRef<HTMLButtonElement>(null);
  // The dialog gives the focus back to a button that is disabled by then.
  useEffect(() => {
    if (done > 0) chooser.current?.focus();
  }, [done]);
  const last = useRef<File>(null);
  const notify = useNotify();
  async function tryFile(event: ChangeEvent<HTMLInputElement>) {
    const file = event.target.files?.[0];
    event.target.value = '';
    if (!file) return;
    last.current = file;
    setName(file.name);
    setReport(null);
    setRefusal(null);
    setTrying(true);
    const text = textIn(await file.arrayBuffer());
    // Another file has been chosen: a late report would be taken for its own.
    if (last.current !== file) return;
    if (text === null) {
      setTrying(false);
      setRefusal(NOT_UTF8);
      return;
    }
    const tried = await send(deskCodesImport, { csv: text, trial: '1', reason: TRIAL_REASON });
    if (last.current !== file) return;
    setTrying(false);
    setCsv(text);
    setReport(tried.ok ? tried.value : null);
    setRefusal(tried.ok ? null : faultsOf(tried.error));
  }
  const faults = report ? faultLines(report.faults) : [];
  const canImport = report !== null && faults.length === 0 && report.added > 0;
  return (
    <Card component="section" aria-label="Загрузить коды">
      <CardContent>
        <Typography variant="h6" component="h2">
          Загрузить коды
        </Typography>
        <Typography color="textSecondary" sx={{ mb: 2 }}>
          Таблица CSV со&nbsp;столбцами code, product и&nbsp;points. Сначала мы её только проверим.
        </Typography>
        <input
          ref={picker}
          hidden
          type="file"
          accept=".csv,text/csv"
          aria-label="Файл с кодами"
          onChange={(event) => void tryFile(event)}
        />
        <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
          <Button ref={chooser} variant="outlined" onClick={() => picker.current?.click()}>
            Выбрать файл
          </Button>
          <Button variant="contained" disabled={!canImport} onClick={() => setAsked(true)}>
            Загрузить
          </Button>
        </Box>
        {/* An alert is a live region of its own, and would be read twice inside this one. */}
        <Box aria-live="polite" sx={{ mt: 2 }}>
          {isTrying && <Alert role="none" severity="info">{`${name}: проверяем…`}</Alert>}
          {refusal && (
            <Alert role="none" severity="error">
              {refusal}
            </Alert>
          )}
          {report && (
            <Alert role="none" severity={faults.length > 0 ? 'warning' : 'info'}>
              {faults.length > 0
                ? `${name}: в\u00a0файле есть ошибки. Исправьте их и\u00a0выберите файл снова.`
                : `${name}. ${reportWords(report, false)}`}
            </Alert>
          )}
          {faults.length > 0 && (
            <List dense>
              {faults.slice(0, MOST).map((words) => (
                <ListItem key={words}>{words}</ListItem>
              ))}
            </List>
          )}
        </Box>
      </CardContent>
      {isAsked && report && (
        <ActDialog
          title="Загрузить коды?"
          words={`${reportWords(report, false)} Их сразу смогут вводить участники. Убрать загруженное нельзя.`}
          verb="Загрузить"
          reason=""
          act={(reason) => send(deskCodesImport, { csv, reason })}
          onDone={(imported) => {
            notify(reportWords(imported, true), { type: 'success' });
            setReport(null);
            setDone(done + 1);
          }}
          close={() => setAsked(false)}
        />
      )}
    </Card>
  );
}
