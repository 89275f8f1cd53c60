import assert from 'node:assert/strict';
import chooseCity from '../../edge-functions/choose-city.ts';
import { chosenCityId } from '../../edge-functions/lib/city.ts';
import { forgetCityTitles } from '../../edge-functions/lib/city-titles.ts';
import { SECURITY_HEADERS } from '../../edge-functions/lib/headers.ts';
import { withServer, type FakeServer } from './fake-server.ts';

const cities = () => Response.json({ '6281': 'Москва', '1838': 'Казань; Path=/x' });

/** Each test has its own isolate memory. */
function choiceTest(name: string, work: (site: FakeServer) => Promise<void>) {
  Deno.test(name, async () => {
    forgetCityTitles();
    await withServer(cities, work);
  });
}

const own = (site: FakeServer) => ({ origin: site.origin, referer: `${site.origin}/catalog/?a=1` });

function send(site: FakeServer, body: string, headers: Record<string, string> = own(site)) {
  const type = { 'content-type': 'application/x-www-form-urlencoded' };
  const init = { method: 'POST', body, headers: { ...type, ...headers } };
  return chooseCity(new Request(`${site.origin}/city/choose/`, init));
}

choiceTest('stores the city as the site’s script would, and redirects back', async (site) => {
  const got = await send(site, 'id=1838');
  assert.equal(got.status, 303);
  assert.equal(got.headers.get('location'), '/catalog/?a=1');
  assert.equal(got.headers.get('cache-control'), 'private, no-store');
  for (const [name, value] of Object.entries(SECURITY_HEADERS))
    assert.equal(got.headers.get(name), value);
  const cookie = got.headers.get('set-cookie') ?? '';
  const [pair = '', ...attributes] = cookie.split('; ');
  assert.equal(pair.slice(0, 13), 'userLocation=');
  // The title comes from the build, encoded: no character of it ends the cookie's value.
  assert.deepEqual(JSON.parse(decodeURIComponent(pair.slice(13))), {
    id: 1838,
    title: 'Казань; Path=/x',
  });
  assert.deepEqual(attributes, ['Max-Age=604800', 'Path=/', 'SameSite=Lax']);
  assert.equal(chosenCityId(pair), 1838);
});

choiceTest('an unknown city changes nothing', async (site) => {
  const bodies = ['', 'id=', 'id=0', 'id=-1', 'id=1e3', 'id=77', 'id=%3Cb%3E', 'title=Казань'];
  for (const body of [...bodies, `id=1838&pad=${'x'.repeat(2000)}`, `id=${'9'.repeat(40)}`]) {
    const got = await send(site, body);
    assert.equal(got.status, 303, body);
    assert.equal(got.headers.get('location'), '/catalog/?a=1', body);
    assert.equal(got.headers.get('set-cookie'), null, body);
  }
});

choiceTest('a form of another site is refused', async (site) => {
  for (const headers of [
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site', origin: site.origin },
    { 'sec-fetch-site': 'none' },
    { origin: 'https://evil.test' },
    { origin: 'null' },
    {},
  ]) {
    const got = await send(site, 'id=1838', { ...headers });
    assert.equal(got.status, 403, JSON.stringify(headers));
    assert.equal(got.headers.get('set-cookie'), null);
  }
  assert.equal((await send(site, 'id=1838', { 'sec-fetch-site': 'same-origin' })).status, 303);
  assert.equal(site.requests.length, 1);
});

choiceTest('redirects only within this site', async (site) => {
  const { origin } = site;
  for (const [referer, location] of [
    [`${origin}/articles/`, '/articles/'],
    ['https://evil.test/catalog/', '/catalog/'],
    ['https://evil.test//evil.test/', '/'],
    // Two headers with one name are merged.
    [`${origin}/faq/?a=1, a:/\\evil.test/`, '/faq/?a=1,%20a:/%5Cevil.test/'],
    [`${origin}//evil.test/`, '/'],
    [`${origin}/\\evil.test/`, '/'],
    ['javascript:alert(1)', '/'],
    // Browsers treat our backslash as a slash, whatever its scheme made of it.
    ['a:/\\evil.test/', '/'],
    ['android-app://yasno.test/\\evil.test/', '/'],
    ['', '/'],
  ] as const) {
    const got = await send(site, 'id=1838', { origin, referer });
    assert.equal(got.headers.get('location'), location, referer);
  }
});

choiceTest('a GET redirects to the page with all cities', async (site) => {
  for (const method of ['GET', 'HEAD', 'PUT']) {
    const got = await chooseCity(new Request(`${site.origin}/city/choose/`, { method }));
    assert.equal(got.status, 303);
    assert.equal(got.headers.get('location'), '/city/');
  }
});

choiceTest('a declined nearby city is remembered, and nothing is chosen', async (site) => {
  const got = await send(site, 'offer=no');
  assert.equal(got.status, 303);
  assert.equal(got.headers.get('location'), '/catalog/?a=1');
  assert.equal(
    got.headers.get('set-cookie'),
    'cityOffer=no; Max-Age=2592000; Path=/; SameSite=Lax',
  );
  const foreign = await send(site, 'offer=no', { 'sec-fetch-site': 'cross-site' });
  assert.deepEqual([foreign.status, foreign.headers.get('set-cookie')], [403, null]);
});

choiceTest('over https the cookies are secure', async (site) => {
  // The titles are cached: no request goes to the URL below.
  await send(site, 'id=1838');
  for (const body of ['id=1838', 'offer=no']) {
    const headers = {
      'content-type': 'application/x-www-form-urlencoded',
      'sec-fetch-site': 'same-origin',
    };
    const request = new Request('https://site.test/city/choose/', {
      method: 'POST',
      body,
      headers,
    });
    assert.match((await chooseCity(request)).headers.get('set-cookie') ?? '', /; Secure;/, body);
  }
});
