/** The rules for earning and spending points, which editors write. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as v from 'valibot';
import { earn } from '../../backend/points/ledger.ts';
import { friendInvitation } from '../../contract/calls/account.ts';
import { productsFilter } from '../../contract/calls/catalogue.ts';
import * as calls from '../../contract/calls/user.ts';
import * as editor from '../../contract/schemas/editor.ts';
import { pointsRules, type PointsRules } from '../../contract/schemas/points-rules.ts';
import { newcomers, START } from './club-days.ts';
import { ask, askEntity, send } from './editor.ts';
import { assertRefused } from './envelope.ts';
import { onEveryEngine } from './site.ts';

onEveryEngine((site) => {
  const member = newcomers(site, '7999177');

  const documentOf = async (code: string) => {
    const { items } = await ask(site(), editor.editedEntities, 'GET', 'documents?full=1&count=100');
    return items.find(({ alias }) => alias === code) ?? assert.fail(code);
  };
  const change = async (changed: (rules: PointsRules) => PointsRules) => {
    const found = await documentOf('points.rules');
    const given = { ...found, ...changed(v.parse(pointsRules, found)) };
    return askEntity(site(), 'PUT', `documents/${found.id}`, given);
  };

  test('saved rules apply to what members read, earn and are promised', async () => {
    const { user, headers } = await member();
    site().setNow(START);
    const menu = async () => {
      const { items } = await site().result(calls.menuGetPoints, {}, headers);
      return new Map(items.map(({ key, ...rest }) => [key, rest]));
    };
    const before = await menu();
    assert.match(before.get('code')?.text ?? '', /начисляется от\s60 до\s150\sбаллов\./);
    assert.match(before.get('invite')?.text ?? '', /Друг получит 150\sбаллов сразу/);
    await change(({ earnings, packages, ...rest }) => ({
      ...rest,
      packages: { ...packages, drops: 31, lenses: 161 },
      earnings: {
        ...earnings,
        invited: { ...earnings.invited, points: 101 },
        inviter: { ...earnings.inviter, points: 302 },
        quiz: { points: 71, title: 'Викторина' },
      },
      lifetime: 10,
    }));
    const after = await menu();
    assert.match(after.get('code')?.text ?? '', /начисляется от\s31 до\s161\sбалла\./);
    assert.match(after.get('invite')?.text ?? '', /Друг получит 101\sбалл сразу/);
    assert.deepEqual([after.get('invite')?.points, after.get('quiz')?.points], [302, 71]);
    const { code, bonus } = await site().result(calls.inviteFriend, {}, headers);
    const shown = await site().result(friendInvitation, { invite: code });
    assert.deepEqual([bonus, shown.bonus], [302, 101]);

    await earn(site().db, user.id, 'quiz', 'проба', START);
    const { items } = await site().result(calls.userHistoryPoints, {}, headers);
    assert.deepEqual(
      items.map(({ title, points }) => [title, points]),
      [['Викторина', 71]],
    );
  });

  test('a text of the menu with an unknown variable is refused', async () => {
    const found = await documentOf('points.rules');
    const { ways } = v.parse(pointsRules, found);
    const invite = { ...ways.invite, text: 'Друг получит {баллы}' };
    const response = await send(site(), 'PUT', `documents/${found.id}`, {
      ...found,
      ways: { ...ways, invite },
    });
    const errors = await assertRefused(response, 'invalid');
    assert.deepEqual(errors, { 'ways.invite.text': 'Имени {баллы} нет, есть {другу}' });
  });

  test('the lens filters have the titles that editors set', async () => {
    const found = await documentOf('lens.filters');
    await askEntity(site(), 'PUT', `documents/${found.id}`, { ...found, kids: 'Подросткам' });
    const { items } = await site().result(productsFilter, {});
    assert.equal(items.find(({ key }) => key === '18th')?.title, 'Подросткам');
    assert.equal(items.find(({ key }) => key === 'aspherical')?.title, found['aspherical']);
  });
});
