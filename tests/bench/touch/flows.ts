import type { Page } from '@playwright/test';

/** An action of a visitor on an idle page, and the visible sign of the response. */
export type Flow = {
  readonly name: string;
  readonly url: string;
  /** The first touch of the page. */
  readonly touch: (page: Page) => Promise<void>;
  /** The response: a selector of something visible. */
  readonly answer: string;
  /** Further actions on the page, whose scripts have started by then; its longest interaction counts. */
  readonly then?: (page: Page) => Promise<void>;
};

const press = (selector: string) => (page: Page) => page.locator(selector).first().click();
const type = (selector: string, text: string) => (page: Page) =>
  page.locator(selector).first().pressSequentially(text, { delay: 60 });

/** Ids of `src/layout/overlays.ts`. */
const opener = (id: string) => `header button[popovertarget="${id}"]`;

export const FLOWS: readonly Flow[] = [
  {
    name: 'menu',
    url: '/',
    touch: press(opener('side-menu')),
    answer: '#side-menu:popover-open',
    then: press('#side-menu button[popovertargetaction="hide"]'),
  },
  {
    name: 'city chooser, then typing',
    url: '/articles/narusheniya-zreniya/astigmatizm/',
    touch: press(`${opener('city-chooser')}:visible`),
    answer: '#city-chooser:popover-open',
    then: type('#city-chooser input', 'каза'),
  },
  {
    name: 'search bar, then typing',
    url: '/catalog/yasno-den/',
    touch: press(opener('search-bar')),
    answer: '#search-bar:popover-open',
    then: type('#search-bar input', 'линзы'),
  },
  {
    name: 'low-vision panel, then a palette',
    url: '/about/',
    touch: press('[popovertarget="view-panel"]:visible'),
    answer: '#view-panel:popover-open',
    then: press('#view-panel label:has(input[name="palette"][value="dark"])'),
  },
  {
    name: 'a question of the FAQ',
    url: '/faq/',
    touch: press('main details summary'),
    answer: 'main details[open]',
  },
  {
    name: 'comparison, chosen',
    url: '/catalog/',
    touch: press('main label:has(input[type="checkbox"])'),
    answer: 'main input[type="checkbox"]:checked',
  },
  {
    name: 'certificate, typing',
    url: '/certificate/',
    touch: type('main input[type="tel"]', '9'),
    answer: 'main input[type="tel"]:focus',
    then: type('main input[type="tel"]', '12345678'),
  },
];
