import type { Settings } from '../../contract/schemas/settings.ts';

const inside = (title: string, url: string) => ({ title, url, external: false });
const outside = (title: string, url: string) => ({ title, url, external: true });

/** Header and footer. External addresses are examples until the company's own are set. */
export const settings: Omit<Settings, 'updated_at' | 'revision'> = {
  brand: {
    name: 'Ясно',
    company: 'ООО «Ясно»',
    club: 'Ясно Клуб',
    club_genitive: 'Ясно Клуба',
    club_accusative: 'Ясно Клуб',
    club_prepositional: 'Ясно Клубе',
  },
  header: {
    banner: { title: 'Получите бесплатную пару линз', url: '/certificate/' },
    free_pair: { title: 'Бесплатная пара линз', url: '/certificate/' },
    links: [
      inside('Продукты', '/catalog/'),
      outside('Программа лояльности', 'https://club.yasno.example/'),
      inside('Где купить', '/where-buy/'),
      inside('Всё о зрении', '/articles/'),
      inside('О нас', '/about/'),
      outside('Специалистам', 'https://pro.yasno.example/'),
    ],
  },
  footer: {
    groups: [
      {
        title: 'Линзы',
        links: [
          inside('Продукты', '/catalog/'),
          inside('Где купить', '/where-buy/'),
          inside('Бесплатная пара', '/certificate/'),
          inside('Скидки', '/discounts/'),
          inside('Снятые с производства', '/outofproduction/'),
        ],
      },
      {
        title: 'Помощь',
        links: [
          inside('Вопросы и ответы', '/faq/'),
          inside('Инструкции', '/instructions/'),
          inside('Для начинающих', '/for-new/'),
          inside('Задать вопрос', '/themes/feedback/'),
          inside('Полезные ссылки', '/library-link/'),
        ],
      },
      {
        title: 'О компании',
        links: [
          inside('О нас', '/about/'),
          inside('Как устроены линзы', '/tech/'),
          inside('Всё о зрении', '/articles/'),
          inside('Темы для разговора', '/themes/'),
          inside('Короткий опрос', '/poll/'),
          outside('Программа лояльности', 'https://club.yasno.example/'),
          outside('Специалистам', 'https://pro.yasno.example/'),
        ],
      },
      {
        title: 'Документы',
        links: [
          outside('Обработка персональных данных', 'https://yasno.example/privacy/'),
          outside('Правила сайта (PDF)', '/upload/site_rules.pdf'),
          inside('Доступность сайта', '/content/dostupnost/'),
          inside('Файлы cookie', '/content/cookies/'),
        ],
      },
    ],
    disclaimer:
      'Информация на сайте предназначена для физических и юридических лиц, находящихся на территории России.',
    sticky_disclaimer: 'Имеются противопоказания. Необходима консультация специалиста',
    material_code: 'YSN-2026-11-001',
    age_mark: '18+',
  },
};
