import { AccentBar } from '../../ui/signs/AccentBar.tsx';
import { Section } from '../../ui/page/Section.tsx';
import * as css from './LinkRules.module.css';

const RULES = [
  {
    title: 'Кто пишет, известно',
    text: 'За\u00a0каждым сайтом стоят ведомство, врачи, учёные или общественная организация, и\u00a0это видно на\u00a0нём самом.',
  },
  {
    title: 'Без рекламы линз',
    text: 'Ссылки никто не\u00a0оплачивает, и\u00a0продавать вам через них никто ничего не\u00a0будет, мы\u00a0тоже.',
  },
  {
    title: 'Открываются рядом',
    text: 'Ссылка открывается в\u00a0новой вкладке, так что эта страница никуда не\u00a0денется. Если сайт на\u00a0другом языке, это сказано заранее.',
  },
];

/** How the links were chosen, so that readers can judge them. */
export function LinkRules() {
  return (
    <Section
      title="Как мы выбираем ссылки"
      lead="Чужие сайты живут своей жизнью, и&#160;за&#160;их содержание отвечают их авторы. О&#160;здоровье решайте вместе с&#160;врачом, а&#160;не&#160;со&#160;страницей, даже самой хорошей."
      tone="mist"
    >
      <ul className={css.list} role="list">
        {RULES.map(({ title, text }) => (
          <li key={title}>
            <AccentBar />
            <h3 className={css.title}>{title}</h3>
            <p className={css.text}>{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
