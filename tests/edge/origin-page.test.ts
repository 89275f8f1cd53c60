/** Pages between two builds: the origin's where it answers, the build's where it does not. */
import assert from 'node:assert/strict';
import originFunction from '../../edge-functions/between-builds/origin-page.ts';
import visitorPage from '../../edge-functions/visitor-page.ts';
import { forgetCityTitles } from '../../edge-functions/lib/city-titles.ts';
import { SECURITY_HEADERS } from '../../edge-functions/lib/headers.ts';
import { errorsOf, NOWHERE } from './fake-server.ts';
import { asked, builtPage, inWorld, LIFE, page, headersOf, type World } from './origin-world.ts';

Deno.test('a page comes from the origin, and the CDN caches it until its tags are purged', async () => {
  await inWorld({ answer: () => page('new') }, async (world) => {
    const got = await world.visit('/articles/', { headers: { cookie: 'userLocation=1; a=b' } });
    assert.equal(await got?.text(), 'new');
    assert.deepEqual(
      headersOf(got, 'netlify-cdn-cache-control', 'netlify-cache-tag', 'netlify-vary', 'etag'),
      [LIFE, 'abc,def', 'query=section|type', '"origin"'],
    );
    assert.deepEqual(headersOf(got, 'x-content-revision', 'set-cookie', 'date'), [
      null,
      null,
      null,
    ]);
    assert.equal(got?.headers.get('content-security-policy'), "default-src 'self'");
    assert.equal(got?.headers.get('x-frame-options'), SECURITY_HEADERS['x-frame-options']);
    assert.equal(world.origin.requests[0]?.headers.get('cookie'), null, 'one copy for all readers');
    assert.equal(world.built(), 0);
  });
});

Deno.test('only query parameters that redirects use reach the origin', async () => {
  await inWorld({ answer: () => page('new') }, async (world) => {
    await world.visit('/instructions/?utm_source=a&type=lenses&yclid=1');
    assert.deepEqual(asked(world), ['/instructions/?type=lenses']);
  });
});

Deno.test('redirects and 404 pages come from the origin, too', async () => {
  const headers = { 'netlify-cdn-cache-control': LIFE, 'netlify-cache-tag': 'abc' };
  const moved = () =>
    new Response(null, { status: 301, headers: { ...headers, location: '/new/' } });
  await inWorld({ answer: moved }, async (world) => {
    const got = await world.visit('/old/');
    assert.deepEqual([got?.status, ...headersOf(got, 'location')], [301, '/new/']);
  });
  const missing = () => new Response('no such page', { status: 404, headers });
  await inWorld({ answer: missing }, async (world) => {
    const got = await world.visit('/removed/');
    assert.deepEqual([got?.status, await got?.text()], [404, 'no such page']);
  });
});

Deno.test('a redirect carries the reader’s query along, and is not cached then', async () => {
  const headers = { 'netlify-cdn-cache-control': LIFE, 'netlify-cache-tag': 'abc' };
  let location = '';
  const moved = () => new Response(null, { status: 301, headers: { ...headers, location } });
  await inWorld({ answer: moved }, async (world) => {
    for (const [to, expected] of [
      ['/new/', '/new/?utm_source=a&utm_medium=b'],
      ['/new/?type=lenses', '/new/?type=lenses&utm_source=a&utm_medium=b'],
      ['/new/#top', '/new/?utm_source=a&utm_medium=b#top'],
    ] as const) {
      location = to;
      const got = await world.visit('/old/?utm_source=a&type=lenses&utm_medium=b');
      assert.deepEqual(
        headersOf(got, 'location', 'netlify-cdn-cache-control', 'netlify-cache-tag'),
        [expected, 'no-store', null],
      );
    }
  });
});

Deno.test('a page that the origin renders for each reader is taken from its file', async () => {
  const answer = ({ url }: Request) =>
    url.endsWith('/where-buy/index.html')
      ? page('the file')
      : new Response('for one', { headers: { 'cache-control': 'private, no-cache' } });
  await inWorld({ answer }, async (world) => {
    const got = await world.visit('/where-buy/');
    assert.equal(await got?.text(), 'the file');
    assert.deepEqual(asked(world), ['/where-buy/', '/where-buy/index.html']);
  });
});

/** What readers get of an origin that cannot be used, and for how long the CDN keeps it. */
async function standsIn(world: World, path = '/articles/') {
  const got = await world.visit(path);
  const [life, tag] = headersOf(got, 'netlify-cdn-cache-control', 'netlify-cache-tag');
  assert.deepEqual([await got?.text(), life, tag], ['built', 'public, max-age=15', null]);
}

Deno.test('the build stands in for a dead origin, which is not asked again for a while', async () => {
  const lines = await errorsOf(() =>
    inWorld({ answer: () => page('new'), at: NOWHERE }, async (world) => {
      for (const path of ['/', '/articles/', '/catalog/']) await standsIn(world, path);
    }),
  );
  assert.equal(lines.length, 1);
  assert.match(lines[0] ?? '', /^The origin of pages: /);
});

Deno.test('the build stands in for a failing origin until it recovers', async () => {
  let status = 503;
  const answer = () => (status === 200 ? page('new') : new Response('broken', { status }));
  await errorsOf(() =>
    inWorld({ answer }, async (world) => {
      await standsIn(world);
      status = 200;
      await standsIn(world);
      assert.equal(world.origin.requests.length, 1);
      world.clock += 10_000;
      assert.equal(await (await world.visit('/articles/'))?.text(), 'new');
    }),
  );
});

Deno.test('the build stands in for a page that the origin fails to render, and for no other', async () => {
  const answer = ({ url }: Request) =>
    url.endsWith('/articles/') ? new Response('broken', { status: 500 }) : page('new');
  const lines = await errorsOf(() =>
    inWorld({ answer }, async (world) => {
      await standsIn(world);
      assert.equal(await (await world.visit('/catalog/'))?.text(), 'new');
    }),
  );
  assert.deepEqual(lines, ['The origin of pages: status 500']);
});

Deno.test('the build stands in for an origin that times out before or during its reply', async () => {
  const over = Promise.withResolvers<void>();
  const never = async () => {
    await over.promise;
    return page('late');
  };
  const stuck = () => {
    const body = new ReadableStream({
      start: (stream) => stream.enqueue(new TextEncoder().encode('half a page')),
      pull: () => over.promise,
    });
    return new Response(body, { headers: { 'netlify-cdn-cache-control': LIFE } });
  };
  for (const answer of [never, stuck]) {
    const lines = await errorsOf(() =>
      inWorld({ answer, patience: 50, filePatience: 50 }, async (world) => {
        try {
          await standsIn(world);
          await standsIn(world, '/catalog/');
          assert.equal(asked(world).length, 2, 'the origin is not asked again');
        } finally {
          over.resolve();
        }
      }),
    );
    assert.equal(lines.length, 1);
  }
});

Deno.test('a page that the origin renders too late is taken from its file, unlike other pages', async () => {
  const over = Promise.withResolvers<void>();
  const answer = async ({ url }: Request) => {
    if (!url.includes('index.html') && url.includes('/where-buy/')) await over.promise;
    return page(url.endsWith('/where-buy/index.html') ? 'the file' : 'new');
  };
  await inWorld({ answer, patience: 300 }, async (world) => {
    try {
      assert.equal(await (await world.visit('/where-buy/'))?.text(), 'the file');
      await standsIn(world, '/where-buy/?type=lenses');
      assert.equal(await (await world.visit('/catalog/'))?.text(), 'new');
    } finally {
      over.resolve();
    }
  });
});

Deno.test('a page of the origin is personalised like a built one', async () => {
  forgetCityTitles();
  const html =
    '<html lang="ru" data-city-id="6281"><body><b data-city-title="">Москва</b></body></html>';
  await inWorld({ answer: () => page(html) }, async (world) => {
    const next = async () => (await world.visit('/catalog/')) ?? builtPage();
    const cookie = `userLocation=${encodeURIComponent('{"id":1838}')}`;
    const request = new Request(`${world.site}/catalog/`, { headers: { cookie } });
    const got = await visitorPage(request, { next });
    assert.match((await got?.text()) ?? '', /Казань/);
    const names = ['cache-control', 'netlify-cdn-cache-control', 'netlify-cache-tag', 'etag'];
    assert.deepEqual(headersOf(got ?? undefined, ...names), [
      'private, no-cache',
      null,
      null,
      null,
    ]);
    assert.equal(world.built(), 0);
  });
});

Deno.test('the build stands in for a server that is not the origin', async () => {
  const parked = () =>
    new Response('domain for sale', { headers: { 'content-type': 'text/html' } });
  await inWorld({ answer: parked }, (world) => standsIn(world));
});

Deno.test('an older release never replaces a newer build, which gets the tags of the release', async () => {
  await inWorld({ answer: () => page('older', 39) }, async (world) => {
    const got = await world.visit('/articles/');
    assert.deepEqual(
      [await got?.text(), ...headersOf(got, 'netlify-cdn-cache-control', 'netlify-cache-tag')],
      ['built', LIFE, 'abc,def'],
    );
  });
  for (const answer of [() => page('same', 40), () => page('rolled back', null)]) {
    await inWorld({ answer }, async (world) => {
      assert.notEqual(await (await world.visit('/articles/'))?.text(), 'built');
    });
  }
});

Deno.test('the build stands in when it lacks its own facts', async () => {
  await inWorld({ answer: () => page('older', 39), facts: null }, async (world) => {
    const lines = await errorsOf(async () => {
      await standsIn(world);
      await standsIn(world, '/instructions/?type=lenses');
      assert.deepEqual(headersOf(await world.visit('/'), 'netlify-vary'), [null]);
    });
    assert.deepEqual([lines.length, world.origin.requests.length], [1, 0]);
  });
});

Deno.test('a hashed file comes from the build, or from the origin if the build lacks it', async () => {
  const answer = () =>
    new Response('of the origin', {
      headers: { 'cache-control': 'public, max-age=31536000, immutable' },
    });
  await inWorld({ answer }, async (world) => {
    const got = await world.visit('/app-0a1b.js');
    assert.deepEqual(
      [await got?.text(), ...headersOf(got, 'netlify-cdn-cache-control')],
      ['built', 'public, max-age=31536000'],
    );
    assert.equal(world.origin.requests.length, 0);
  });
  const none = () => new Response('no file', { status: 404 });
  await inWorld({ answer, file: none }, async (world) => {
    const got = await world.visit('/app-2c3d.js');
    assert.deepEqual([got?.status, await got?.text()], [200, 'of the origin']);
  });
  await errorsOf(() =>
    inWorld({ answer, file: none, at: NOWHERE }, async (world) => {
      const got = await world.visit('/app-2c3d.js');
      assert.deepEqual(
        [got?.status, ...headersOf(got, 'netlify-cdn-cache-control')],
        [404, 'public, max-age=15'],
      );
    }),
  );
});

Deno.test('other methods and the build’s own facts pass through, and a site is never its own origin', async () => {
  await inWorld({ answer: () => page('new') }, async (world) => {
    assert.equal(await world.visit('/articles/', { method: 'POST' }), undefined);
    assert.equal(await world.visit('/between-builds.json'), undefined);
    const again = await world.visit('/articles/', { headers: { 'x-asked-by-edge': '1' } });
    assert.deepEqual(
      [await again?.text(), ...headersOf(again, 'netlify-cdn-cache-control')],
      ['built', 'no-store'],
    );
    assert.equal(world.origin.requests.length, 0);
  });
  const itself = () => page('itself', null, { 'netlify-cdn-cache-control': 'no-store' });
  await inWorld({ answer: itself }, (world) => standsIn(world));
});

Deno.test('without PAGES_ORIGIN the function does nothing', async () => {
  const next = () => Promise.reject(new Error('nobody asks'));
  const request = () => new Request('https://site.test/');
  assert.equal(await originFunction(request(), { next }), undefined);
  Deno.env.set('PAGES_ORIGIN', 'not an origin');
  assert.equal(await originFunction(request(), { next }), undefined);
  Deno.env.delete('PAGES_ORIGIN');
});
