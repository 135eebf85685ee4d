import { expect, test } from 'vitest';
import { cover, type Payer } from './cover';

const card = (name: string, uses: number, makes: Payer['makes'], more: Partial<Payer> = {}): Payer => ({
  card: name,
  uses,
  makes,
  early: [],
  isBoosted: false,
  isPatient: false,
  ...more,
});
const laptop = card('laptop', 2, [[['hack', 2]]]);
const rig = card('rig', 3, [[['hack', 1]]]);

test('the first use of a card costs nothing, a second one does: two cards give one each', () => {
  expect(cover({ hack: 3 }, [laptop, rig])).toEqual([[1], [1]]);
  expect(cover({ hack: 2 }, [laptop, rig])).toEqual([[1], [0]]);
});

test('what would keep its use is spent last', () => {
  const sleeper = card('sleeper', 2, [[['con', 1]], [['hack', 1]]], { isPatient: true });
  expect(cover({ hack: 1 }, [sleeper, rig])).toEqual([[0, 0], [1]]);
  expect(cover({ hack: 1, con: 1 }, [sleeper, rig])).toEqual([[1, 0], [1]]);
});

test('a card that makes one thing or another makes what nothing else does', () => {
  const trunk = card('trunk', 1, [[['con', 3]], [['lure', 3]], [['sneak', 3]]]);
  const badge = card('badge', 1, [[['con', 2]]]);
  expect(cover({ con: 2, sneak: 3 }, [trunk, badge])).toEqual([[0, 0, 1], [1]]);
});

test('what comes with an early card and with the Situation counts', () => {
  const ram = card('ram', 2, [[['force', 2]]], { early: [['force', 1]] });
  expect(cover({ force: 3 }, [ram])).toEqual([[1]]);
  const tool = card('tool', 3, [[['pick', 1]]], { isBoosted: true });
  expect(cover({ pick: 5 }, [tool], { kind: 'pick', n: 1, cap: 2 })).toEqual([[3]]);
  expect(cover({ pick: 6 }, [tool], { kind: 'pick', n: 1, cap: 2 })).toBeUndefined();
});

test('what cannot be paid is said to be so, and nothing costs nothing', () => {
  expect(cover({ climb: 1 }, [laptop, rig])).toBeUndefined();
  expect(cover({ hack: 8 }, [laptop, rig])).toBeUndefined();
  expect(cover({}, [laptop, rig])).toEqual([[0], [0]]);
});
