const WORDS: Readonly<Record<string, string>> = {
  policy: 'Обработка персональных данных',
  subscribe: 'Письма с\u00a0новостями, скидками и\u00a0приглашениями',
  sms: 'SMS о\u00a0заказах, баллах и\u00a0акциях',
};

/** What a consent is about; one that this page does not know is shown by its code. */
export const consentWords = (code: string) => WORDS[code] ?? code;
