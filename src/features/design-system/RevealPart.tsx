import { AccordionItem } from '../../ui/AccordionItem.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import { Sample } from './Sample.tsx';

const questions = [
  {
    title: 'Можно ли спать в линзах?',
    text: 'В обычных — нет: роговице не хватит кислорода. Спросите врача о линзах для непрерывного ношения.',
  },
  {
    title: 'Что делать, если линза высохла?',
    text: 'Выбросить. Размоченная линза теряет форму и может поцарапать глаз.',
  },
  {
    title: 'Линза двигается. Это нормально?',
    text: 'Да, на миллиметр при моргании. Если больше — линза подобрана неверно.',
  },
];

const tabs = [
  { id: 'tab-wear', title: 'Как надеть', text: 'Вымойте руки, проверьте сторону, смотрите вверх.' },
  {
    id: 'tab-care',
    title: 'Уход',
    text: 'Каждый вечер — свежий раствор, раз в месяц — контейнер.',
  },
  {
    id: 'tab-stop',
    title: 'Когда снять',
    text: 'Резь, покраснение, туман — снимите и идите к врачу.',
  },
];

/** What opens to more. */
export function RevealPart() {
  return (
    <>
      <Sample title="Раскрытие" note="Открыт бывает один: так решает сам браузер." layout="stack">
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
      </Sample>
      <Sample
        title="Вкладки"
        note="Без скриптов это ссылки на части, и все они видны."
        layout="stack"
      >
        <Tabs
          label="О линзах"
          heading="h4"
          items={tabs.map(({ id, title, text }) => ({ id, title, content: <p>{text}</p> }))}
        />
      </Sample>
    </>
  );
}
