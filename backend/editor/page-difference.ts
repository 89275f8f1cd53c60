/** The difference of a page between two releases. */
import {
  PAGE_PARTS,
  type PageDifference,
  type PageVersions,
} from '../../contract/schemas/page-difference.ts';
import type { WordChanges } from '../../contract/schemas/word-changes.ts';
import { wordsApart } from '../../src/config/words-apart.ts';
import { inContext } from './in-context.ts';

type Part = (typeof PAGE_PARTS)[number];

const LABELS: Readonly<Record<Part, string>> = {
  title: 'Заголовок в\u00a0поиске',
  description: 'Описание в\u00a0поиске',
  text: 'На\u00a0странице',
};

function kindOf({ before, after }: PageVersions): PageDifference['kind'] {
  if (!before) return 'added';
  return after ? 'changed' : 'removed';
}

/** Texts with too little in common are shown one after the other. */
function wordsOf(was: string, is: string): WordChanges {
  const apart = wordsApart(was, is);
  if (apart) return apart;
  return [
    { text: was, change: 'removed' },
    { text: is, change: 'added' },
  ];
}

/** The words of a page before and after, compared word by word. */
export function pageDifference(url: string, versions: PageVersions): PageDifference {
  const { before, after } = versions;
  const items = PAGE_PARTS.flatMap((part) => {
    const [was, is] = [before?.[part] ?? '', after?.[part] ?? ''];
    if (was === is) return [];
    const words = wordsOf(was, is);
    return [{ part, label: LABELS[part], words: part === 'text' ? inContext(words) : words }];
  });
  const isCut = Boolean(before?.is_cut || after?.is_cut);
  return { url, kind: kindOf(versions), items, is_cut: isCut };
}
