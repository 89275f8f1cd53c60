-- How points are earned and spent and the titles of filters become content, with what they were.
-- A database without content gets them from its seed.
INSERT INTO documents (code, data)
SELECT code, data
FROM (
  VALUES
    ('points.rules', '{"earnings":{"survey":{"points":50,"title":"Ответы на опрос"},"quiz":{"points":70,"title":"Викторина об уходе за линзами"},"invited":{"points":150,"title":"Бонус по приглашению друга"},"inviter":{"points":300,"title":"Друг зарегистрировал первую упаковку"}},"packages":{"lenses":150,"solution":80,"drops":60},"lifetime":365,"returned_lifetime":30,"ways":{"code":{"title":"Зарегистрировать упаковку","text":"Код стоит на боковой стороне коробки. За линзы, раствор и капли начисляется {упаковка}."},"invite":{"title":"Пригласить друга","text":"Друг получит {другу} сразу, а вы — когда он зарегистрирует первую упаковку."},"quiz":{"title":"Пройти викторину","text":"Пять вопросов о том, как ухаживать за линзами. Баллы начисляются за участие, а не за верные ответы."},"survey":{"title":"Ответить на опрос","text":"Несколько минут, и мы лучше понимаем, что улучшить. Каждый опрос засчитывается один раз."},"partners":{"title":"Предложения партнёров","text":"Кино, книги, аптеки и услуги оптик: выберите предложение и покажите код на кассе."},"webinars":{"title":"Вебинары специалистов","text":"Разговор с оптометристами и врачами в прямом эфире. Число мест ограничено."}}}'::jsonb),
    ('lens.filters', '{"aspherical":"Асферические","toric":"Торические, при астигматизме","multifocal":"Мультифокальные, после 40 лет","kids":"Для детей и подростков"}'::jsonb)
) AS rules (code, data)
WHERE EXISTS (SELECT 1 FROM documents WHERE documents.code = 'settings')
ON CONFLICT (code) DO NOTHING;
