-- The names of the brand's club in the cases that texts need. Whoever has another name writes its cases
-- in the settings.
UPDATE documents
SET data = jsonb_set(
  data,
  '{brand}',
  (data -> 'brand') || CASE data -> 'brand' ->> 'club'
    WHEN 'Ясно Клуб' THEN
      '{"club_genitive":"Ясно Клуба","club_accusative":"Ясно Клуб","club_prepositional":"Ясно Клубе"}'::jsonb
    ELSE jsonb_build_object(
      'club_genitive', data -> 'brand' -> 'club',
      'club_accusative', data -> 'brand' -> 'club',
      'club_prepositional', data -> 'brand' -> 'club'
    )
  END
)
WHERE code = 'settings';
--> statement-breakpoint
-- What stands above sign-in, search, poll and survey, and the page of invitations, becomes content, with
-- the words that it had. A database without content gets them from its seed.
INSERT INTO documents (code, data)
SELECT code, data
FROM (
  VALUES
    ('auth.page', '{"title":"Вход","crumb":"Вход","lead":"Один вход для баллов, заказов и сертификата на бесплатную пару линз.","description":"Войдите по номеру телефона или по почте: баллы, заказы и сертификат в одном месте."}'::jsonb),
    ('search.page', '{"title":"Поиск по сайту","crumb":"Поиск","lead":"Найдём линзу, статью, ответ или инструкцию, даже если в запросе опечатка.","description":"Найдите линзу, статью, ответ или инструкцию: поиск понимает опечатки, другую раскладку и похожие слова."}'::jsonb),
    ('poll.page', '{"title":"Короткий опрос","crumb":"Короткий опрос","lead":"Один вопрос, и сразу видно, как ответили другие. Имя и почту указывать не нужно.","description":"Один вопрос о контактных линзах: ответьте и посмотрите, что выбирают другие."}'::jsonb),
    ('survey.page', '{"title":"Анкета","crumb":"Анкета","lead":"Расскажите о своих линзах: так мы узнаём, что делать удобнее. Имя и почту указывать не нужно.","description":"Несколько вопросов о том, как вы носите линзы. Ответы помогают делать их удобнее."}'::jsonb),
    ('registration.page', '{"title":"Добро пожаловать в «{клуб куда}»","crumb":"Добро пожаловать","lead":"Войдите по номеру телефона: баллы за упаковки, заказы и сертификат будут под рукой.","description":"Приглашение от друга, бонусные баллы и первые шаги участника клуба."}'::jsonb)
) AS pages (code, data)
WHERE EXISTS (SELECT 1 FROM documents WHERE documents.code = 'settings')
ON CONFLICT (code) DO NOTHING;
--> statement-breakpoint
-- The names in letters, SMS and above lists are read from the settings.
UPDATE documents
SET data = replace(
  replace(
    replace(
      replace(
        replace(data::text, 'Ясно Клуба', '{клуб чего}'),
        'Ясно Клубе',
        '{клуб где}'
      ),
      'Ясно Клуб',
      '{клуб}'
    ),
    '«Ясно»',
    '«{марка}»'
  ),
  '"Ясно: ',
  '"{марка}: '
)::jsonb
WHERE (code LIKE 'letter.%' OR code LIKE 'sms.%' OR code IN (
  'catalog.page', 'compare.page', 'discontinued.page', 'tags.page', 'faq.page', 'friend.page',
  'instructions.page', 'content.page', 'links.page', 'discounts.page', 'discounts.online.page',
  'discounts.offline.page', 'themes.page', 'themes.feedback.page', 'cities.page', 'where.buy.page',
  'map.optic.page'
))
AND data::text LIKE '%Ясно%'
AND EXISTS (SELECT 1 FROM documents AS settings
  WHERE settings.code = 'settings'
  AND settings.data -> 'brand' ->> 'name' = 'Ясно'
  AND settings.data -> 'brand' ->> 'club' = 'Ясно Клуб');
