import { ArrayInput } from 'react-admin';
import { MEMBERS_MAX } from '../../contract/schemas/editor-sets.ts';
import { Rows } from '../fields/Rows.tsx';
import { HEADED } from '../fields/rows-look.ts';
import { TakedownFields } from './TakedownFields.tsx';

const HELP =
  'Уйдёт с\u00a0сайта в\u00a0ту же минуту, когда выйдут черновики, и\u00a0само останется черновиком.';

const nothing = () => ({ collection: '', id: null, detach: false });

/** The takedowns of a set: all of them happen at once, so their order does not matter. */
export const TakedownsInput = () => (
  <ArrayInput source="takedowns" label="Снять с&nbsp;сайта" helperText={false} sx={HEADED}>
    <Rows
      label="Запись"
      help={HELP}
      look="line"
      max={MEMBERS_MAX}
      isOrdered={false}
      empty={nothing}
    >
      <TakedownFields />
    </Rows>
  </ArrayInput>
);
