import { useState } from 'react';
import { routes } from '../../config/routes.ts';
import { PageIntro } from '../../ui/page/PageIntro.tsx';
import { TagList } from '../../ui/links/TagList.tsx';
import { parts } from './parts.ts';
import { PaletteChoice } from './PaletteChoice.tsx';
import type { PaletteName } from './palettes.ts';
import * as css from './DesignSystemView.module.css';

/** Every component in every state: the page for tests and visual review. */
export function DesignSystemView() {
  // Absent: the palette of the whole page.
  const [palette, setPalette] = useState<PaletteName | ''>('');
  return (
    <div className={css.root} data-palette={palette || undefined}>
      <PageIntro
        title="Дизайн-система"
        lead="Всё, из&#160;чего собран сайт, во&#160;всех состояниях. Страница для&#160;тех, кто его делает."
        crumbs={[{ title: 'Главная', url: routes.home }, { title: 'Дизайн-система' }]}
      >
        <div className={css.ways}>
          <nav aria-label="Разделы дизайн-системы">
            <TagList inNav items={parts.map(({ id, title }) => ({ url: `#${id}`, title }))} />
          </nav>
          <PaletteChoice palette={palette} onChange={setPalette} />
        </div>
      </PageIntro>
      {parts.map(({ id, title, Content }) => (
        <section key={id} id={id} className={css.part} aria-labelledby={`${id}-title`}>
          <h2 id={`${id}-title`} className={css.title}>
            {title}
          </h2>
          <Content />
        </section>
      ))}
    </div>
  );
}
