import Spellcheck from '@mui/icons-material/Spellcheck';
import { ToggleButton } from '@mui/material';
import type { Editor } from '@tiptap/react';
import { useState } from 'react';
import { loadTypesetting } from '../typography/load-typography.ts';
import { TypographyDialog } from '../typography/TypographyDialog.tsx';
import { applyTypesetting, typesettingOf, type Typeset } from './typeset-text.ts';

type Props = { readonly editor: Editor };

/** Sets non-breaking spaces, «ёлочки» and dashes in the whole text, after showing the changes. */
export function TypesetTool({ editor }: Props) {
  const [found, setFound] = useState<Typeset | null>(null);
  const look = async () => setFound(typesettingOf(editor.state.doc, await loadTypesetting()));
  return (
    <>
      <ToggleButton
        value="Типограф"
        size="small"
        aria-label="Типограф"
        title="Типограф"
        onClick={() => void look()}
      >
        <Spellcheck />
      </ToggleButton>
      {found && (
        <TypographyDialog
          {...found}
          apply={() => applyTypesetting(editor, found)}
          close={() => setFound(null)}
        />
      )}
    </>
  );
}
