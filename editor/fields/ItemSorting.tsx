import {
  closestCenter,
  DndContext,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import {
  rectSortingStrategy,
  SortableContext,
  sortableKeyboardCoordinates,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import type { ReactNode } from 'react';
import { useSimpleFormIterator } from 'react-admin';
import { dragWords, HOW_TO_DRAG } from './drag-words.ts';
import type { RowLook } from './field-width.ts';

type Props = {
  readonly label: string;
  readonly rows: readonly { readonly id: string }[];
  readonly look: RowLook;
  readonly children: ReactNode;
};

/** Pixels after which a press becomes a drag instead of a click. */
const distance = 4;

/** Makes the rows inside sortable by pointer, touch and keyboard. */
export function ItemSorting({ label, rows, look, children }: Props) {
  const { reOrder } = useSimpleFormIterator();
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const at = (id: string | number) => rows.findIndex((row) => row.id === id);
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={({ active, over }) => {
        if (over && over.id !== active.id) reOrder(at(active.id), at(over.id));
      }}
      accessibility={{
        announcements: dragWords(label, rows),
        screenReaderInstructions: { draggable: HOW_TO_DRAG },
      }}
    >
      <SortableContext
        items={rows.map(({ id }) => id)}
        strategy={look === 'line' ? verticalListSortingStrategy : rectSortingStrategy}
      >
        {children}
      </SortableContext>
    </DndContext>
  );
}
