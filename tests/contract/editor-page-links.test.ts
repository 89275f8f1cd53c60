/** The links to a page are listed before the page is deleted. */
import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import * as v from 'valibot';
import { editedEntities, removed, type EditedEntity } from '../../contract/schemas/editor.ts';
import { ask, askEntity, send } from './editor.ts';
import { page } from './editor-pages.ts';
import { assertRefused } from './envelope.ts';
import { onEveryEngine } from './site.ts';

const headed = v.looseObject({
  header: v.looseObject({ banner: v.record(v.string(), v.unknown()) }),
});

onEveryEngine((site) => {
  let goal: EditedEntity;
  const from: EditedEntity[] = [];
  const make = async (collection: string, fields: unknown) => {
    const made = await askEntity(site(), 'POST', collection, fields);
    from.push(made);
    return made;
  };
  const patched = (path: string, part: unknown) => askEntity(site(), 'PATCH', path, part);
  before(async () => {
    goal = await askEntity(site(), 'POST', 'pages', page('dostavka', { title: 'Доставка' }));
  });

  test('links in texts, menus and redirects are listed, each with its field', async () => {
    const body = '<p><a href="/content/dostavka/#sroki">Когда?</a></p>';
    const text = await make('pages', page('ssylaetsya', { title: 'Вопрос', body }));
    const mentions = '<p>/content/dostavka/ и <a href="/content/dostavka-2/">Б</a></p>';
    await make('pages', page('ne-ssylaetsya', { title: 'Другой', body: mentions }));
    const short = '<p><a href="/content/dostavka">Когда?</a></p>';
    const bare = await make('pages', page('bez-cherty', { title: 'Без черты', body: short }));
    const redirect = await askEntity(site(), 'POST', 'redirects', {
      from: '/kogda-privezut/',
      to: '/content/dostavka/',
    });
    const { items } = await ask(site(), editedEntities, 'GET', 'settings?full=1');
    const settings = items[0] ?? assert.fail();
    const { header } = v.parse(headed, settings);
    const banner = { ...header.banner, url: '/content/dostavka/' };
    await patched('settings/1', { header: { ...header, banner } });
    const named = {
      [`pages/${text.id}`]: '«Вопрос»: Текст',
      [`pages/${bare.id}`]: '«Без черты»: Текст',
      'settings/1': '«Настройки сайта»: Шапка, Полоса над шапкой, Куда ведёт',
    };
    const faults = await assertRefused(await send(site(), 'DELETE', `pages/${goal.id}`), 'in_use');
    const { [`redirects/${redirect.id}`]: led, ...others } = faults;
    assert.deepEqual(others, named);
    // The redirect is updated with its page, or reported by its address.
    assert.ok(led === undefined || led.endsWith(': Куда'), led);
    const unpublish = await send(site(), 'POST', `pages/${goal.id}/unpublish`);
    assert.equal(Object.keys(await assertRefused(unpublish, 'in_use')).length >= 2, true);
    await patched('settings/1', { header });
  });

  test('with detach=1 the page is deleted anyway, and the texts stay unchanged', async () => {
    const [text] = from;
    const gone = await ask(site(), removed, 'DELETE', `pages/${goal.id}?detach=1`);
    assert.deepEqual(gone.detached, {});
    const now = await askEntity(site(), 'GET', `pages/${text?.id}`);
    assert.equal(now.revision, text?.revision);
  });

  test('an entity that is only part of a page is deleted without a warning', async () => {
    const link = '<p><a href="/faq/">Вопросы</a></p>';
    await make('pages', page('o-voprosah', { body: link }));
    const section = await askEntity(site(), 'POST', 'faq-sections', {
      title: 'Раздел',
      alias: 'pustoj-razdel',
    });
    await ask(site(), removed, 'DELETE', `faq-sections/${section.id}`);
  });
});
