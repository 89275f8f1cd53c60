import { Box, Button, CardContent } from '@mui/material';
import type { ReactElement, ReactNode } from 'react';
import { Form, useStore } from 'react-admin';
import { ReadOnly } from '../app/ReadOnly.tsx';
import { mayI } from '../calls/session.ts';
import { FieldInput } from '../fields/FieldInput.tsx';
import { FieldRows } from '../fields/FieldRows.tsx';
import { KeptLine } from '../kept/KeptLine.tsx';
import { KeptOffer } from '../kept/KeptOffer.tsx';
import { ALONE, BESIDE, PANE } from '../preview/pane-look.ts';
import { PreviewPane } from '../preview/PreviewPane.tsx';
import type { Previewed } from '../preview/use-preview.ts';
import { EntityToolbar } from './EntityToolbar.tsx';
import { useFieldInSight } from './use-field-in-sight.ts';

type Props = Previewed & {
  readonly toolbar?: ReactElement;
  /** Shows where unsaved text is kept. */
  readonly line?: ReactElement;
  /** Why even a user who may write cannot change anything; null: everything can be changed. */
  readonly closed?: string | null;
  /** Rendered after the fields. */
  readonly children?: ReactNode;
};

const LOOKING =
  'Смотреть здесь можно всё, а\u00a0сохранять\u00a0— нет: для этого нужна роль редактора. Её даёт администратор.';

/** The described fields in order, under their section headings. */
export function EntityForm({
  toolbar = <EntityToolbar />,
  line,
  closed = null,
  children,
  ...previewed
}: Props) {
  const [isSeen, setSeen] = useStore('preview', false);
  const isPreviewed = isSeen && mayI('draft');
  useFieldInSight();
  return (
    <Form warnWhenUnsavedChanges>
      <Box sx={isPreviewed ? BESIDE : ALONE}>
        <Box>
          {mayI('draft') && <KeptOffer fields={previewed.fields} />}
          <CardContent>
            {mayI('draft') && (
              <Button aria-pressed={isSeen} onClick={() => setSeen(!isSeen)}>
                {isSeen ? 'Скрыть предпросмотр' : 'Предпросмотр'}
              </Button>
            )}
            <ReadOnly reason={mayI('draft') ? closed : LOOKING}>
              <FieldRows fields={previewed.fields} Input={FieldInput} />
              {children}
            </ReadOnly>
          </CardContent>
          {mayI('draft') && (line ?? <KeptLine fields={previewed.fields} />)}
          {toolbar}
        </Box>
        {isPreviewed && (
          <Box sx={PANE}>
            <PreviewPane {...previewed} />
          </Box>
        )}
      </Box>
    </Form>
  );
}
