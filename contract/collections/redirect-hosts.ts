/** Other sites that a redirect of ours may lead to: whoever follows one trusts our address. */
export const REDIRECT_HOSTS: readonly string[] = [
  'dzen.ru',
  'lk.gosuslugi.ru',
  'roszdravnadzor.gov.ru',
  'rutube.ru',
  't.me',
  'vk.com',
  'www.gosuslugi.ru',
];
