import { routes } from '../../config/routes.ts';
import { page, type ComposedPage } from './page.ts';

/** The settings of the low-vision panel as a page. Its words belong to the interface. */
export function viewPage(): ComposedPage {
  const head = {
    title: 'Версия для слабовидящих',
    description:
      'Размер текста, цвета, интервалы и изображения: настройте сайт так, чтобы читать было легко.',
    noindex: true,
  };
  return page('view', routes.view, head, {});
}
