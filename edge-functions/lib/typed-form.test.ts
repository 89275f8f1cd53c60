import assert from 'node:assert/strict';
import { PageSource } from './page-source.ts';
import { blame, typeInto } from './typed-form.ts';

const changed =
  (change: (page: PageSource, name: string, value: string) => void) =>
  (html: string, name: string, value: string): string => {
    const page = new PageSource(html);
    change(page, name, value);
    return page.html();
  };
const withTyped = changed(typeInto);
const withFault = changed(blame);

const form =
  '<form><input type="text" name="name" class="a" placeholder="Анна"/>' +
  '<input name="email" value="old" aria-describedby="hint"/>' +
  '<textarea name="question" rows="6"></textarea>' +
  '<select name="source"><option value="">Другая</option><option value="Зима &amp; лёд">Зима</option></select></form>';

Deno.test('puts text into each kind of field, and nothing but text', () => {
  const hostile = `"><b>'&$&`;
  const text = '&quot;&gt;&lt;b&gt;&#39;&amp;$&amp;';
  assert.ok(
    withTyped(form, 'name', hostile).includes(
      `<input type="text" name="name" class="a" placeholder="Анна" value="${text}"/>`,
    ),
  );
  assert.ok(
    withTyped(form, 'email', 'new').includes('<input name="email" value="new" aria-describedby'),
  );
  assert.ok(!withTyped(form, 'email', 'new').includes('"old"'));
  assert.ok(
    withTyped(form, 'question', `\n${hostile}`).includes(
      `<textarea name="question" rows="6" data-typed="\n${text}">\n\n${text}</textarea>`,
    ),
  );
});

Deno.test('selects an option of the list, and ignores others', () => {
  assert.ok(
    withTyped(form, 'source', 'Зима & лёд').includes('<option value="Зима &amp; лёд" selected="">'),
  );
  assert.equal(withTyped(form, 'source', 'Лето'), form);
  // As React writes it.
  const quoted = form.replace('Зима &amp; лёд', 'Школа О&#x27;Генри');
  assert.ok(
    withTyped(quoted, 'source', "Школа О'Генри").includes(
      '<option value="Школа О&#x27;Генри" selected="">',
    ),
  );
});

Deno.test('marks a field as invalid and describes it', () => {
  assert.ok(
    withFault(form, 'email', 'error-email').includes(
      'aria-describedby="hint error-email" aria-invalid="true"',
    ),
  );
  assert.ok(withFault(form, 'source', 'e').includes('<select name="source" aria-invalid="true"'));
  assert.equal(withFault(form, 'absent', 'e'), form);
});
