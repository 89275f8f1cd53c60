/** Networks that accept a shared URL without their own scripts, by their common name. */
const NETWORKS = [
  { name: 'ВКонтакте', form: 'https://vk.com/share.php', url: 'url', title: 'title' },
  { name: 'Telegram', form: 'https://t.me/share/url', url: 'url', title: 'text' },
  { name: 'Одноклассники', form: 'https://connect.ok.ru/offer', url: 'url', title: 'title' },
] as const;

/** Characters that would end a value in a query, or the attribute around it. */
const ENDS = /[%&#+"<>\\^`{|}]/g;

/**
 * A query value with its letters unencoded: browsers encode them, and in the HTML of a page they compress
 * well next to the same words.
 */
const readable = (value: string) =>
  value.replaceAll(ENDS, encodeURIComponent).replaceAll("'", '%27').replaceAll(/\s/g, '+');

/** Links that open a network's share form with a page in it. */
export const shareLinks = (address: string, title: string): { name: string; url: string }[] =>
  NETWORKS.map(({ name, form, ...keys }) => ({
    name,
    url: `${form}?${keys.url}=${readable(address)}&${keys.title}=${readable(title)}`,
  }));
