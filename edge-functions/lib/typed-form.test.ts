import assert from 'node:assert/strict';
import { withFault, withTyped } from './typed-form.ts';

const form =
  '<form><input type="text" name="name" class="a" placeholder="Анна"/>' +
  '<input name="email" value="old" aria-describedby="hint"/>' +
  '<textarea name="question" rows="6"></textarea>' +
  '<select name="source"><option value="">Другая</option><option value="Зима &amp; лёд">Зима</option></select></form>';

Deno.test('puts text into each kind of field, and nothing but text', () => {
  const hostile = `"><b>'&$&`;
  const text = '&quot;&gt;&lt;b&gt;&#39;&amp;$&amp;';
  assert.ok(withTyped(form, 'name', hostile).includes(`placeholder="Анна" value="${text}"/>`));
  assert.ok(withTyped(form, 'email', 'new').includes('aria-describedby="hint" value="new"/>'));
  assert.ok(!withTyped(form, 'email', 'new').includes('"old"'));
  assert.ok(
    withTyped(form, 'question', `\n${hostile}`).includes(
      `rows="6" data-typed="\n${text}">\n\n${text}</textarea>`,
    ),
  );
});

Deno.test('chooses an option the list has, and none it has not', () => {
  assert.ok(withTyped(form, 'source', 'Зима & лёд').includes('value="Зима &amp; лёд" selected=""'));
  assert.equal(withTyped(form, 'source', 'Лето'), form);
});

Deno.test('marks a field as wrong and says where it is told', () => {
  assert.ok(
    withFault(form, 'email', 'error-email').includes(
      'aria-invalid="true" aria-describedby="hint error-email"',
    ),
  );
  assert.ok(withFault(form, 'source', 'e').includes('<select name="source" aria-invalid="true"'));
  assert.equal(withFault(form, 'absent', 'e'), form);
});
