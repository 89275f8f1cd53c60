/** @jest-environment jsdom */
import { afterEach, expect, it } from '@jest/globals';
import { eventsOfClick } from './click-events.ts';

/** The element with the id `hit` in a page with this HTML. */
function hit(html: string): Element {
  document.body.innerHTML = html;
  const element = document.getElementById('hit');
  if (!element) throw new Error('nothing to click');
  return element;
}

afterEach(() => {
  document.body.innerHTML = '';
});

it('reports the label, text and URL of a link, from any element inside it', () => {
  const header = '<header data-track="headerButton"><a href="/catalog/" aria-label=" Все  линзы ">';
  expect(eventsOfClick(hit(`${header}<svg><path id="hit" /></svg></a></header>`))).toEqual([
    {
      event: 'click',
      label: 'headerButton',
      text: 'Все линзы',
      url: 'http://localhost/catalog/',
    },
  ]);
});

it('reports the name for counters where the text is personal', () => {
  const html = `<header data-track="headerButton">
    <a id="hit" href="/personal/" data-said="Личный кабинет">Анна, 1 250 баллов</a></header>`;
  expect(eventsOfClick(hit(html))).toMatchObject([{ text: 'Личный кабинет' }]);
});

it('reports the name for counters of what surrounds a link, without its badge', () => {
  const html = `<header data-track="headerButton"><ul><li data-said="Мои заказы">
    <a href="/personal/orders/"><span>Мои заказы</span><span id="hit">10</span></a></li></ul></header>`;
  expect(eventsOfClick(hit(html))).toMatchObject([{ text: 'Мои заказы' }]);
});

it('reports a button, which has no URL', () => {
  const html = '<footer data-track="footerButton"><button id="hit" aria-label="Наверх">';
  expect(eventsOfClick(hit(html))).toEqual([
    { event: 'click', label: 'footerButton', text: 'Наверх', url: '' },
  ]);
});

it('reports the goal along with the label', () => {
  const html = `<header data-track="headerButton"><div data-goal="free-trial">
    <a id="hit" href="/certificate/" aria-label="Бесплатная пара">x</a></div></header>`;
  const said = { text: 'Бесплатная пара', url: 'http://localhost/certificate/' };
  expect(eventsOfClick(hit(html))).toEqual([
    { event: 'click', label: 'headerButton', ...said },
    { event: 'goal', goal: 'free-trial', ...said },
  ]);
});

it('reports the event that the content names', () => {
  const html = `<main><div data-event="aboutCertificate">
    <a id="hit" href="/certificate/" aria-label="Получить сертификат">x</a></div></main>`;
  expect(eventsOfClick(hit(html))).toEqual([
    {
      event: 'banner',
      goal: 'aboutCertificate',
      text: 'Получить сертификат',
      url: 'http://localhost/certificate/',
    },
  ]);
});

it.each([
  '<header data-track="headerButton"><p id="hit">Ясно</p></header>',
  '<main><a id="hit" href="/catalog/">Каталог</a></main>',
  '<div data-event=""><a id="hit" href="/catalog/" aria-label="Каталог">x</a></div>',
  '<div data-track="nonsense"><a id="hit" href="/catalog/" aria-label="Каталог">x</a></div>',
])('reports nothing for %j', (html) => {
  expect(eventsOfClick(hit(html))).toEqual([]);
});
