-- The letter to a member's former address is now sent when the address is removed, too. A text that editors have
-- changed in this place stays as it is.
UPDATE documents
SET data = jsonb_set(
  data,
  '{text}',
  to_jsonb(replace(
    data ->> 'text',
    'В вашем кабинете «{клуб чего}» теперь другой адрес почты. Входить с этим больше нельзя.',
    'В вашем кабинете «{клуб чего}» этого адреса почты больше нет. Входить с ним нельзя.'
  ))
)
WHERE code = 'letter.former' AND strpos(data ->> 'text', 'В вашем кабинете «{клуб чего}» теперь другой адрес почты. Входить с этим больше нельзя.') > 0;
