/** Networks that accept a shared URL without their own scripts, by their common name. */
const NETWORKS = [
  { name: 'ВКонтакте', form: 'https://vk.com/share.php', url: 'url', title: 'title' },
  { name: 'Telegram', form: 'https://t.me/share/url', url: 'url', title: 'text' },
  { name: 'Одноклассники', form: 'https://connect.ok.ru/offer', url: 'url', title: 'title' },
] as const;

/** Links that open a network's share form with a page in it. */
export function shareLinks(address: string, title: string): { name: string; url: string }[] {
  return NETWORKS.map((network) => {
    const url = new URL(network.form);
    url.searchParams.set(network.url, address);
    url.searchParams.set(network.title, title);
    return { name: network.name, url: url.href };
  });
}
