import { AccordionItem } from '../../ui/panels/AccordionItem.tsx';
import { Tabs } from '../../ui/panels/Tabs.tsx';
import { Specimen } from './Specimen.tsx';

const questions = [
  {
    title: 'Можно\u00a0ли спать в\u00a0линзах?',
    text: 'В\u00a0обычных\u00a0— нет: роговице не\u00a0хватит кислорода. Спросите врача о\u00a0линзах для\u00a0непрерывного ношения.',
  },
  {
    title: 'Что делать, если линза высохла?',
    text: 'Выбросить. Размоченная линза теряет форму и\u00a0может поцарапать глаз.',
  },
  {
    title: 'Линза двигается. Это нормально?',
    text: 'Да, на\u00a0миллиметр при\u00a0моргании. Если больше\u00a0— линза подобрана неверно.',
  },
];

const tabs = [
  { id: 'tab-wear', title: 'Как надеть', text: 'Вымойте руки, проверьте сторону, смотрите вверх.' },
  {
    id: 'tab-care',
    title: 'Уход',
    text: 'Каждый вечер\u00a0— свежий раствор, раз в\u00a0три месяца\u00a0— новый контейнер.',
  },
  {
    id: 'tab-stop',
    title: 'Когда снять',
    text: 'Резь, покраснение, туман\u00a0— снимите и\u00a0идите к\u00a0врачу.',
  },
];

/** Expanding components. */
export function RevealPart() {
  return (
    <>
      <Specimen title="Раскрытие" note="Открыт бывает один: так решает сам браузер." layout="stack">
        <div>
          {questions.map(({ title, text }, index) => (
            <AccordionItem
              key={title}
              title={title}
              heading="h4"
              group="tech-questions"
              open={index === 0}
            >
              <p>{text}</p>
            </AccordionItem>
          ))}
        </div>
      </Specimen>
      <Specimen
        title="Вкладки"
        note="Без&#160;скриптов это ссылки на&#160;части, и&#160;все они видны."
        layout="stack"
      >
        <Tabs
          label="О&#160;линзах"
          heading="h4"
          items={tabs.map(({ id, title, text }) => ({ id, title, content: <p>{text}</p> }))}
        />
      </Specimen>
    </>
  );
}
