/** Other sites that our redirects may lead to: visitors who follow one trust our address. */
export const REDIRECT_HOSTS: readonly string[] = [
  'dzen.ru',
  'lk.gosuslugi.ru',
  'roszdravnadzor.gov.ru',
  'rutube.ru',
  't.me',
  'vk.com',
  'www.gosuslugi.ru',
];
