import { propsText } from '@/components/island/props';

const itself: Record<string, unknown> = {};
itself.again = itself;

test('plain data survives JSON', () => {
  const props = { title: 'Ücker "1" <b>', list: [1, null, { yes: true }], none: null };
  expect(JSON.parse(propsText('Sample', props))).toEqual(props);
});

test('undefined props are omitted', () => {
  expect(propsText('Sample', { a: 1, b: undefined, c: { d: undefined } })).toBe('{"a":1,"c":{}}');
});

test.each([
  [{ onSent: () => undefined }, 'a function as its prop onSent'],
  [{ day: new Date(0) }, 'a Date object as its prop day'],
  [{ rows: [{ amount: Number.NaN }] }, 'the number NaN as its prop rows[0].amount'],
  [{ most: Number.POSITIVE_INFINITY }, 'the number Infinity as its prop most'],
  [{ least: -0 }, 'the number -0 as its prop least'],
  [{ names: new Map() }, 'a Map object as its prop names'],
  [{ list: [1, undefined] }, 'undefined in a list as its prop list[1]'],
  [{ mark: Symbol('x') }, 'a symbol as its prop mark'],
  [{ count: 1n }, 'a bigint as its prop count'],
  [{ children: { $$typeof: Symbol.for('react.transitional.element') } }, 'a React element as its prop children'],
  [{ itself }, 'an object that contains itself as its prop itself.again'],
])('a prop that JSON would change stops the build with its name: %p', (props, what) => {
  expect(() => propsText('Sample', props)).toThrow(
    `The island Sample gets ${what}, which JSON cannot carry: pass plain data instead.`,
  );
});
