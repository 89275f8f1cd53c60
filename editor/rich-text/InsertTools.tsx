import AddLink from '@mui/icons-material/AddLink';
import AddPhotoAlternate from '@mui/icons-material/AddPhotoAlternate';
import EditNote from '@mui/icons-material/EditNote';
import { ToggleButton } from '@mui/material';
import type { Editor } from '@tiptap/react';
import { useState } from 'react';
import { FootnoteDialog } from './FootnoteDialog.tsx';
import { LinkDialog } from './LinkDialog.tsx';
import { PictureDialog } from './PictureDialog.tsx';

type Props = { readonly editor: Editor };

const TOOLS = [
  { name: 'Ссылка', icon: <AddLink />, Dialog: LinkDialog },
  { name: 'Картинка', icon: <AddPhotoAlternate />, Dialog: PictureDialog },
  { name: 'Сноска', icon: <EditNote />, Dialog: FootnoteDialog },
] as const;

/** Tools that insert something through a dialog. */
export function InsertTools({ editor }: Props) {
  const [opened, setOpened] = useState('');
  const close = () => setOpened('');
  return TOOLS.map(({ name, icon, Dialog }) => [
    <ToggleButton
      key={name}
      value={name}
      size="small"
      aria-label={name}
      title={name}
      onClick={() => setOpened(name)}
    >
      {icon}
    </ToggleButton>,
    opened === name && <Dialog key={`${name} dialog`} editor={editor} close={close} />,
  ]);
}
