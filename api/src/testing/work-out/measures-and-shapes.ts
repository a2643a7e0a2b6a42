import type { Way } from './work.ts'

const days = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']
const minuteOf = (clock: string) => {
  const [, hour = '', minute = '', half] = /(\d+):(\d+) (am|pm)/.exec(clock) ?? []
  return (Number(hour) % 12) * 60 + Number(minute) + (half === 'pm' ? 720 : 0)
}
const table = { triangle: 3, square: 4, rectangle: 4, pentagon: 5, hexagon: 6, octagon: 8 }
const solids = {
  cube: [6, 12, 8],
  cuboid: [6, 12, 8],
  'square pyramid': [5, 8, 5],
  'triangular prism': [5, 9, 6],
}
const shapeIn = <One>(text: string, of: Record<string, One>) =>
  Object.entries(of).find(([name]) => new RegExp(`\\b${name}`).test(text))?.[1]
const per = (text: string) =>
  /How many (m|g|ml) /.test(text) || /How many (km|kg|litres) /.test(text) ? 1000 : 100

export const shapeWays: readonly Way[] = [
  ['How many minutes are .*', ([a, b]) => a * 60 + b],
  [
    'Today is .*',
    ([a], text) => days[(days.findIndex((day) => text.includes(`is ${day}`)) + a) % 7] ?? '',
  ],
  ['On the 24-hour clock.*', (_, text) => Math.floor(minuteOf(text) / 60)],
  ['How many days are .*', ([a, b]) => a * 7 + b],
  [
    'How many (cm|m|g|ml|km|kg|litres) are # (m|km|kg|litres)( and .*|\\?)',
    ([a, b], text) => a * per(text) + (text.includes(' and ') ? b : 0),
  ],
  [
    'How many .* Write a decimal where needed.',
    ([a], text) => a / per(text.replace('many m ', 'many x ')),
  ],
  ['One .* cm longer .*', ([a, b]) => Math.abs(a - b)],
  ['A frog .*', ([a, b]) => a * b],
  ['How many sides has one .*', (_, text) => shapeIn(text, table) ?? 0],
  ['How many sides have .*', ([a], text) => a * (shapeIn(text, table) ?? 0)],
  [
    'How many (faces|edges|corners) .*',
    ([many], text) => {
      const count =
        shapeIn(text, solids)?.[
          ['faces', 'edges', 'corners'].findIndex((part) => text.includes(part))
        ] ?? 0
      return count * (text.includes('have') ? many : 1)
    },
  ],
  ['What is the perimeter of a .*', ([a], text) => a * (shapeIn(text, table) ?? 0)],
  ['A rectangle is .* perimeter.*', ([a, b]) => a + b + a + b],
  ['A rectangle is .* area.*', ([a, b]) => a * b],
  ['A rectangle has .*', ([a, b]) => a / b],
  ['A triangle has a base .*', ([a, b]) => (a * b) / 2],
  ['A trapezium .*', ([a, b, c]) => ((a + b) * c) / 2],
  ['Two angles of .*', ([a, b]) => 180 - a - b],
  ['Two angles make a straight .*', ([a]) => 180 - a],
  ['Two angles make a right .*', ([a]) => 90 - a],
  [
    'Which kind of angle .*',
    ([a]) => (a < 90 ? 'acute' : a === 90 ? 'right' : a < 180 ? 'obtuse' : 'straight'),
  ],
  ['How many degrees do .*', ([a]) => 180 * a - 360],
  ['A box .* volume .*', ([a, b, c]) => a * b * c],
  ['A box .* surface .*', ([a, b, c]) => 2 * a * b + 2 * a * c + 2 * b * c],
  ['A circle .* circumference.*', ([a]) => (44 / 7) * a],
  ['A circle .* area.*', ([a]) => (22 / 7) * a * a],
  ['A cone .*', ([a, b]) => ((22 / 7) * a * a * b) / 3],
  ['A cylinder .*', ([a, b]) => (22 / 7) * a * a * b],
  ['The short sides .*', ([a, b]) => Math.hypot(a, b)],
  ['A ladder .*', ([a, b]) => Math.sqrt(a * a - b * b)],
  ['How far is the point .*', ([a, b, c, ...[d = 0]]) => Math.hypot(a - c, b - d)],
  ['What is the x coordinate of the midpoint .*', ([a, , c]) => (a + c) / 2],
  ['What is the y coordinate of the midpoint .*', ([, b, , ...[d = 0]]) => (b + d) / 2],
  ['Two triangles are similar.*', ([a, b, c]) => (c * b) / a],
]
