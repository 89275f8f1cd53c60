import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { CHILDREN_MAX } from '../../../../contract/limits.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { ChildRow } from './ChildRow.tsx';
import { FormPart } from './FormPart.tsx';
import type { ProfileTexts } from './profile-draft.ts';
import type { Faults } from './profile-form.ts';
import * as css from './ChildrenPart.module.css';

type Child = ProfileTexts['children'][number];
type Row = { readonly key: number; readonly child: Child | null };

type Props = {
  before: readonly Child[];
  faults: Faults;
  onChange: () => void;
  /** A row is removed, and those after it have another place. */
  onRemove: () => void;
};

/** Children who wear lenses: a name, and the year for advice by age. */
export function ChildrenPart({ before, faults, onChange, onRemove }: Props) {
  const [rows, setRows] = useState<readonly Row[]>(() =>
    before.map((child, key) => ({ key, child })),
  );
  const next = useRef(before.length);
  const add = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    onChange();
  }, [rows, onChange]);

  const append = () => {
    setRows([...rows, { key: next.current, child: null }]);
    next.current += 1;
  };
  const remove = (key: number) => {
    // With the most rows, the other button is disabled until one is gone.
    flushSync(() => {
      setRows(rows.filter((row) => row.key !== key));
      onRemove();
    });
    // The pressed button is removed with its row.
    add.current?.focus();
  };

  return (
    <FormPart
      title="Дети"
      lead="Если линзы носит ребёнок, добавьте его: подскажем, что важно в&#160;его возрасте. Достаточно имени и&#160;года рождения."
    >
      {rows.length > 0 && (
        <ul role="list" className={css.list}>
          {rows.map(({ key, child }, index) => (
            <ChildRow
              key={key}
              child={child}
              place={index + 1}
              faults={{
                name: faults[`children.${index}.firstName`],
                year: faults[`children.${index}.birthYear`],
              }}
              onRemove={() => remove(key)}
            />
          ))}
        </ul>
      )}
      <Button
        ref={add}
        variant="secondary"
        size="small"
        disabled={rows.length >= CHILDREN_MAX}
        onClick={append}
      >
        Добавить ребёнка
      </Button>
    </FormPart>
  );
}
