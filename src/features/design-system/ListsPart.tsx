import { Badge } from '../../ui/text/Badge.tsx';
import { TagList } from '../../ui/links/TagList.tsx';
import { Specimen } from './Specimen.tsx';

const tags = [
  { url: '#lists-all', title: 'Все', count: 124, current: true },
  { url: '#lists-myopia', title: 'Близорукость', count: 18 },
  { url: '#lists-children', title: 'Дети', count: 9 },
  { url: '#lists-care', title: 'Уход за\u00a0линзами' },
];

/** Properties, and links to groups of things. */
export function ListsPart() {
  return (
    <>
      <Specimen title="Метки" note="Свойство в&#160;одно-два слова; не&#160;ссылка.">
        <Badge>Торические</Badge>
        <Badge tone="warm">Пример данных</Badge>
      </Specimen>
      <Specimen title="Теги">
        <TagList items={tags} />
      </Specimen>
    </>
  );
}
