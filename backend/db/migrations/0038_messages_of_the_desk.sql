-- The messages of the desk, and the letters to editors, become content, with the words that they had.
-- A database without content gets them from its seed.
INSERT INTO documents (code, data)
SELECT code, data
FROM (
  VALUES
    ('sms.order', '{"text":"Ясно: заказ {номер}, «{товар}». Код для кассы: {код}"}'::jsonb),
    ('letter.order', '{"text":"Ваш заказ {номер}, «{товар}», готов.\n\nКод для кассы: {код}\n\nВаша «Ясно»"}'::jsonb),
    ('letter.answer', '{"text":"Здравствуйте, {имя}!\n\n{ответ}\n\nВы спрашивали:\n{вопрос}\n\nВаша «Ясно»"}'::jsonb),
    ('letter.editor.invitation', '{"text":"Здравствуйте, {имя}!\n\nДля вас открыли вход в редакцию сайта «Ясно». Придумайте пароль:\n\n{ссылка}\n\nСсылка действует трое суток и открывается один раз.\n\nВаша «Ясно»"}'::jsonb),
    ('letter.editor.password', '{"text":"Здравствуйте, {имя}!\n\nКто-то попросил новый пароль для входа в редакцию «Ясно». Если это вы, откройте ссылку:\n\n{ссылка}\n\nСсылка действует час и открывается один раз. Если это не вы, ничего делать не нужно.\n\nВаша «Ясно»"}'::jsonb)
) AS messages (code, data)
WHERE EXISTS (SELECT 1 FROM documents WHERE documents.code = 'settings')
ON CONFLICT (code) DO NOTHING;
