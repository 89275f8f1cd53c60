import Spellcheck from '@mui/icons-material/Spellcheck';
import { ToggleButton } from '@mui/material';
import type { Editor } from '@tiptap/react';
import { useState } from 'react';
import { loadTypesetting } from '../typography/load-typography.ts';
import { TypographyDialog } from '../typography/TypographyDialog.tsx';
import { applyTypesetting, typesettingOf, type Typeset } from './typeset-text.ts';

type Props = { readonly editor: Editor };
type Found = Typeset & { readonly typeset: (text: string) => string };

/** Sets non-breaking spaces, «ёлочки» and dashes in the whole text, after showing the changes. */
export function TypesetTool({ editor }: Props) {
  const [found, setFound] = useState<Found | null>(null);
  async function look() {
    const typeset = await loadTypesetting();
    setFound({ typeset, ...typesettingOf(editor.state.doc, typeset) });
  }
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
          changes={found.changes}
          places={found.places}
          apply={() => applyTypesetting(editor, found.typeset)}
          close={() => setFound(null)}
        />
      )}
    </>
  );
}
