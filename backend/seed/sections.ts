import type { SeedSection } from './types.ts';

export const catalogSections: SeedSection[] = [
  {
    alias: 'odnodnevnye-linzy',
    title: 'Однодневные линзы',
    lead: 'Новая стерильная пара на каждый день. Утром открыли блистер, вечером выбросили — ни раствора, ни контейнера.',
    motif: 'sun',
  },
  {
    alias: 'linzy-planovoj-zameny',
    title: 'Линзы плановой замены',
    lead: 'Пара на две недели или на месяц. Вечером линзы нужно очистить и положить в раствор, а в назначенный день заменить новыми.',
    motif: 'calendar',
  },
  {
    alias: 'toricheskie-linzy',
    title: 'Торические линзы',
    lead: 'Для тех, у кого астигматизм. Цилиндр и ось линзы подбирает врач, а устойчивая посадка сохраняет чёткость, когда вы моргаете и двигаетесь.',
    motif: 'eye',
  },
  {
    alias: 'multifokalnye-linzy',
    title: 'Мультифокальные линзы',
    lead: 'Когда после сорока мелкий текст приходится отодвигать подальше. Одна линза помогает видеть вблизи, на расстоянии экрана и вдаль.',
    motif: 'chart',
  },
  {
    alias: 'rastvory',
    title: 'Растворы',
    lead: 'Средства, которые очищают, обеззараживают и хранят линзы, и физраствор для промывания. Какое взять, зависит от материала линз и чувствительности глаз.',
    motif: 'bottle',
  },
  {
    alias: 'kapli',
    title: 'Капли',
    lead: 'Увлажняющие капли для тех, кто носит линзы. Они смягчают сухость и делают день в линзах спокойнее.',
    motif: 'drops',
  },
];

export const articleCategories: SeedSection[] = [
  {
    alias: 'pervye-shagi',
    title: 'Первые шаги',
    lead: 'С чего начать, если линз в вашей жизни ещё не было: как выбрать первую пару, научиться её надевать и не спешить.',
    motif: 'hands',
  },
  {
    alias: 'uhod-i-gigiena',
    title: 'Уход и гигиена',
    lead: 'Растворы, контейнеры и чистые руки. Простые привычки, от которых зависит здоровье глаз.',
    motif: 'lens-case',
  },
  {
    alias: 'narusheniya-zreniya',
    title: 'Нарушения зрения',
    lead: 'Близорукость, дальнозоркость, астигматизм и пресбиопия: что происходит с глазом и как его поддерживают линзы.',
    motif: 'chart',
  },
  {
    alias: 'suhost-i-komfort',
    title: 'Сухость и комфорт',
    lead: 'Почему к вечеру линзы начинают мешать, когда помогут капли, а когда с глазами пора к врачу.',
    motif: 'drops',
  },
  {
    alias: 'detskoe-zrenie',
    title: 'Детское зрение',
    lead: 'Для родителей: как следить за зрением ребёнка, когда говорить о линзах и что делать с экранами.',
    motif: 'child',
  },
  {
    alias: 'obraz-zhizni',
    title: 'Линзы в жизни',
    lead: 'Спорт, дорога, макияж и рабочий день за монитором. Как носить линзы там, где проходит ваш день.',
    motif: 'sport',
  },
  {
    alias: 'osmotr-i-podbor',
    title: 'Осмотр и подбор',
    lead: 'Что делает врач на приёме, как читать рецепт и как часто проверять зрение.',
    motif: 'ruler',
  },
];

export const tags: { alias: string; title: string }[] = [
  { alias: 'astigmatizm', title: 'Астигматизм' },
  { alias: 'blizorukost', title: 'Близорукость' },
  { alias: 'dalnozorkost', title: 'Дальнозоркость' },
  { alias: 'presbiopiya', title: 'Пресбиопия' },
  { alias: 'suhost-glaz', title: 'Сухость глаз' },
  { alias: 'gigiena', title: 'Гигиена' },
  { alias: 'rastvory', title: 'Растворы' },
  { alias: 'kapli', title: 'Капли' },
  { alias: 'odnodnevnye-linzy', title: 'Однодневные линзы' },
  { alias: 'planovaya-zamena', title: 'Плановая замена' },
  { alias: 'deti', title: 'Дети' },
  { alias: 'sport', title: 'Спорт' },
  { alias: 'ekran', title: 'Работа за экраном' },
  { alias: 'podbor', title: 'Подбор линз' },
  { alias: 'pervye-linzy', title: 'Первые линзы' },
  { alias: 'uf-filtr', title: 'УФ-фильтр' },
  { alias: 'kislorod', title: 'Кислород' },
  { alias: 'allergiya', title: 'Аллергия' },
];
