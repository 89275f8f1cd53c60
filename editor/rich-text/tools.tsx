import FormatBold from '@mui/icons-material/FormatBold';
import FormatItalic from '@mui/icons-material/FormatItalic';
import FormatListBulleted from '@mui/icons-material/FormatListBulleted';
import FormatListNumbered from '@mui/icons-material/FormatListNumbered';
import FormatQuote from '@mui/icons-material/FormatQuote';
import Redo from '@mui/icons-material/Redo';
import SubscriptIcon from '@mui/icons-material/Subscript';
import SuperscriptIcon from '@mui/icons-material/Superscript';
import TableChart from '@mui/icons-material/TableChart';
import Undo from '@mui/icons-material/Undo';
import { NodeSelection } from '@tiptap/pm/state';
import type { Editor } from '@tiptap/react';
import type { ReactNode } from 'react';
import { putTable } from './table-tools.ts';

export type Tool = {
  readonly name: string;
  readonly icon: ReactNode;
  readonly run: (editor: Editor) => void;
  readonly isOn: (editor: Editor) => boolean;
};

type Level = 2 | 3 | 4;

const heading = (level: Level, name: string, mark: string): Tool => ({
  // The visible label has to be part of the accessible name.
  name: `${name}, ${mark}`,
  icon: mark,
  run(editor) {
    // A picture or a table whose caption is a heading has none.
    const isCaption = editor.isActive('figcaption') || editor.isActive('tableCaption');
    const isPicture = editor.state.selection instanceof NodeSelection;
    const chain = editor.chain().focus();
    (isCaption || isPicture ? chain : chain.toggleHeading({ level })).run();
  },
  isOn: (editor) => editor.isActive('heading', { level }),
});

const never = () => false;

/** In the order of the toolbar. */
export const TOOLS: readonly Tool[] = [
  heading(2, 'Заголовок', 'H2'),
  heading(3, 'Подзаголовок', 'H3'),
  heading(4, 'Малый заголовок', 'H4'),
  {
    name: 'Важное',
    icon: <FormatBold />,
    run: (editor) => editor.chain().focus().toggleBold().run(),
    isOn: (editor) => editor.isActive('bold'),
  },
  {
    name: 'Выделение',
    icon: <FormatItalic />,
    run: (editor) => editor.chain().focus().toggleItalic().run(),
    isOn: (editor) => editor.isActive('italic'),
  },
  {
    name: 'Верхний индекс',
    icon: <SuperscriptIcon />,
    run: (editor) => editor.chain().focus().toggleSuperscript().run(),
    isOn: (editor) => editor.isActive('superscript'),
  },
  {
    name: 'Нижний индекс',
    icon: <SubscriptIcon />,
    run: (editor) => editor.chain().focus().toggleSubscript().run(),
    isOn: (editor) => editor.isActive('subscript'),
  },
  {
    name: 'Список',
    icon: <FormatListBulleted />,
    run: (editor) => editor.chain().focus().toggleBulletList().run(),
    isOn: (editor) => editor.isActive('bulletList'),
  },
  {
    name: 'Нумерованный список',
    icon: <FormatListNumbered />,
    run: (editor) => editor.chain().focus().toggleOrderedList().run(),
    isOn: (editor) => editor.isActive('orderedList'),
  },
  {
    name: 'Цитата',
    icon: <FormatQuote />,
    run: (editor) => editor.chain().focus().toggleBlockquote().run(),
    isOn: (editor) => editor.isActive('blockquote'),
  },
  {
    name: 'Таблица',
    icon: <TableChart />,
    run: putTable,
    isOn: (editor) => editor.isActive('table'),
  },
  {
    name: 'Отменить',
    icon: <Undo />,
    run: (editor) => editor.chain().focus().undo().run(),
    isOn: never,
  },
  {
    name: 'Вернуть',
    icon: <Redo />,
    run: (editor) => editor.chain().focus().redo().run(),
    isOn: never,
  },
];
