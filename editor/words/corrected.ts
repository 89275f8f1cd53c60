/**
 * Overrides of react-admin's Russian, in the site's style: «ёлочки» and «ё», correct plural forms,
 * and sentences that say what to do.
 */
import type { TranslationMessages } from 'react-admin';

export function corrected({ ra }: TranslationMessages): TranslationMessages {
  return {
    ra: {
      ...ra,
      action: {
        ...ra.action,
        bulk_actions:
          'Выбрана %{smart_count} запись |||| Выбраны %{smart_count} записи |||| Выбрано %{smart_count} записей',
        clear_array_input: 'Убрать все строки',
        clone: 'Копировать',
        confirm: 'Да',
        edit: 'Изменить',
        export: 'Выгрузить',
        move_down: 'Ниже',
        move_up: 'Выше',
        remove: 'Убрать',
        search_columns: 'Найти столбец',
        toggle_theme: 'Светлая или тёмная тема',
        undo: 'Вернуть',
        unselect: 'Снять выбор',
      },
      page: {
        ...ra.page,
        dashboard: 'Сегодня',
        create: '%{name}: новая запись',
        edit: '%{name}: %{recordRepresentation}',
        show: '%{name}: %{recordRepresentation}',
        empty: 'Здесь пока пусто.',
        invite: 'Добавьте первую запись.',
        access_denied: 'Сюда нет доступа',
        authentication_error: 'Не\u00a0получилось войти',
      },
      message: {
        ...ra.message,
        access_denied: 'Для этого нужна другая роль. Её даёт администратор.',
        are_you_sure: 'Точно?',
        auth_error: 'Не\u00a0получилось проверить, кто вы. Войдите ещё раз.',
        authentication_error: 'Не\u00a0получилось проверить, кто вы. Войдите ещё раз.',
        bulk_delete_content:
          'Удалить её? Вернуть можно из\u00a0списка удалённого. |||| Удалить их? Вернуть можно из\u00a0списка удалённого. |||| Удалить их? Вернуть можно из\u00a0списка удалённого.',
        bulk_delete_title:
          'Удалить %{smart_count} запись |||| Удалить %{smart_count} записи |||| Удалить %{smart_count} записей',
        clear_array_input: 'Убрать все строки списка?',
        delete_content: 'Вернуть можно из\u00a0списка удалённого.',
        delete_title: 'Удалить «%{recordRepresentation}»?',
        error: 'Не\u00a0получилось. Обновите страницу.',
        invalid_form: 'Не\u00a0сохранено: поправьте отмеченные поля.',
        loading: 'Загружаем…',
        not_found: 'Такой страницы нет. Возможно, запись удалили.',
        placeholder_data_warning: 'Нет связи: показано то, что было прочитано раньше.',
        unsaved_changes: 'Изменения не\u00a0сохранены. Уйти без них?',
      },
      navigation: {
        ...ra.navigation,
        no_results: 'Здесь пока пусто.',
        no_filtered_results: 'С\u00a0такими условиями ничего не\u00a0нашлось.',
        clear_filters: 'Убрать условия',
        page_range_info: '%{offsetBegin}–%{offsetEnd} из\u00a0%{total}',
        page_rows_per_page: 'На\u00a0странице:',
        skip_nav: 'Сразу к\u00a0содержанию',
      },
      sort: { ...ra.sort, sort_by: 'По\u00a0полю «%{field}», в\u00a0порядке %{order}' },
      auth: {
        ...ra.auth,
        auth_check_error: 'Войдите, чтобы продолжить',
        email: 'Почта',
        sign_in_error: 'Почта или пароль не\u00a0подходят',
        user_menu: 'Вы вошли',
      },
      notification: {
        ...ra.notification,
        updated:
          'Сохранено |||| Сохранено: %{smart_count} записи |||| Сохранено: %{smart_count} записей',
        created: 'Запись создана',
        deleted: 'Удалено |||| Удалено: %{smart_count} записи |||| Удалено: %{smart_count} записей',
        item_doesnt_exist: 'Такой записи больше нет',
        http_error: 'Не\u00a0получилось. Попробуйте ещё раз.',
        data_provider_error: 'Сервер прислал неожиданный ответ',
        logged_out: 'Вы долго не\u00a0заходили. Войдите ещё раз.',
        not_authorized: 'Для этого нужна другая роль. Её даёт администратор.',
        offline: 'Нет связи с\u00a0сервером.',
      },
      validation: {
        ...ra.validation,
        required: 'Заполните',
        minLength: 'Не\u00a0короче %{min}\u00a0знаков',
        maxLength: 'Не\u00a0длиннее %{max}\u00a0знаков',
        minValue: 'Не\u00a0меньше %{min}',
        maxValue: 'Не\u00a0больше %{max}',
        number: 'Нужно число',
        email: 'Нужен адрес почты',
      },
    },
  };
}
