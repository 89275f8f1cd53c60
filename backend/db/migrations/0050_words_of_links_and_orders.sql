-- A link works until it has done its work once, however often it is opened; the letter about an order greets, as
-- all others do. A text that editors have changed in these places stays as it is.
UPDATE documents
SET data = jsonb_set(
  data,
  '{text}',
  to_jsonb(replace(data ->> 'text', 'и открывается один раз', 'и срабатывает один раз'))
)
WHERE code IN ('letter.welcome', 'letter.restore', 'letter.address', 'letter.editor.invitation', 'letter.editor.password')
  AND strpos(data ->> 'text', 'и открывается один раз') > 0;
--> statement-breakpoint
UPDATE documents
SET data = jsonb_set(data, '{text}', to_jsonb('Здравствуйте!' || E'\n\n' || (data ->> 'text')))
WHERE code = 'letter.order' AND strpos(data ->> 'text', 'Ваш заказ {номер}, «{товар}», готов.') = 1;
