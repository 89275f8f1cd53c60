import ArrowDropDown from '@mui/icons-material/ArrowDropDown';
import { Button, Menu, MenuItem } from '@mui/material';
import { useState } from 'react';
import type { CollectionDescription } from '../../contract/schemas/descriptions.ts';
import { ChangeDialog } from './ChangeDialog.tsx';
import { changedFields } from './changed-fields.ts';

type Props = { readonly collection: CollectionDescription };

/** The fields that can be changed in all selected entities. */
export function ChangeMenu({ collection }: Props) {
  const [place, setPlace] = useState<HTMLElement | null>(null);
  const [isOpen, setOpen] = useState(false);
  const [chosen, setChosen] = useState<string | null>(null);
  const fields = changedFields(collection);
  const field = fields.find(([name]) => name === chosen)?.[1];
  if (fields.length === 0) return null;
  return (
    <>
      <Button
        aria-haspopup="menu"
        endIcon={<ArrowDropDown />}
        onClick={({ currentTarget }) => {
          setPlace(currentTarget);
          setOpen(true);
        }}
      >
        Изменить
      </Button>
      <Menu anchorEl={place} open={isOpen} onClose={() => setOpen(false)}>
        {fields.map(([name, { label }]) => (
          <MenuItem
            key={name}
            onClick={() => {
              setOpen(false);
              setChosen(name);
            }}
          >
            {label}
          </MenuItem>
        ))}
      </Menu>
      {chosen !== null && field && (
        <ChangeDialog
          collection={collection.name}
          name={chosen}
          field={field}
          close={() => setChosen(null)}
        />
      )}
    </>
  );
}
