import type { Random } from '../../../server/random.ts'
import type { Hand, Line } from './strokes.ts'

/** Letters as strokes on a small grid: x, y; the line is at 6, small letters begin at 3. */
const glyphs = new Map(
  `a 43 13 04 05 16 36 45|43 46
b 00 06 36 45 44 33 03
c 44 33 13 04 05 16 36 45
d 40 46|43 13 04 05 16 36 45
e 05 45 44 33 13 04 05 16 46
f 41 30 20 11 16|03 33
g 43 13 04 05 16 46|43 48 39 19 08
h 00 06|04 13 33 44 46
i 13 16|11 12
j 23 28 19 09|21 22
k 00 06|43 05|14 46
l 10 15 26
m 03 06|04 13 23 34 36|34 43 53 64 66
n 03 06|04 13 33 44 46
o 23 33 44 45 36 16 05 04 13 23
p 03 09|03 33 44 45 36 06
q 43 49|43 13 04 05 16 46
r 03 06|05 13 33
s 43 13 04 45 36 06
t 10 15 26 36|03 33
u 03 05 16 36 45|43 46
v 03 26 43
w 03 16 34 56 63
x 03 46|43 06
y 03 26|43 09
z 03 43 06 46
A 06 20 46|14 34
B 00 06 36 45 44 33 03|33 42 41 30 00
C 41 30 10 01 05 16 36 45
D 00 06 26 44 42 20 00
E 40 00 06 46|03 33
F 40 00 06|03 33
G 41 30 10 01 05 16 36 45 44 24
H 00 06|40 46|03 43
I 10 16
J 40 45 36 16 05
K 00 06|40 03 46
L 00 06 46
M 06 00 33 60 66
N 06 00 46 40
O 20 30 41 45 36 16 05 01 10 20
P 06 00 30 41 42 33 03
R 06 00 30 41 42 33 03|23 46
S 41 30 10 01 02 44 45 36 16 05
T 00 40|20 26
U 00 05 16 36 45 40
V 00 26 40
W 00 16 33 56 60
Y 00 23 40|23 26
0 20 30 41 45 36 16 05 01 10 20
1 02 20 26
2 01 10 30 41 42 06 46
3 01 10 30 41 32 23|23 34 45 36 16 05
4 36 30 04 44
5 40 00 02 32 43 45 36 06
6 40 20 02 05 16 36 45 44 33 03
7 00 40 16
8 23 41 30 10 01 23 45 36 16 05 23
9 43 13 02 01 10 30 41 43 26
! 10 14|16 16
? 01 10 30 41 23 24|26 26
. 16 16
, 15 07
’ 10 02
- 04 34`
    .split('\n')
    .map((row) => [
      row.slice(0, 1),
      row
        .slice(2)
        .split('|')
        .map((line) => line.split(' ').map(([x, y]) => [Number(x), Number(y)] as const)),
    ]),
)

const widthOf = (letter: string) => {
  const strokes = glyphs.get(letter)
  return strokes ? Math.max(...strokes.flat().map(([x]) => x)) + 1.7 : 3
}

interface Lettering {
  x: number
  /** Where the letters stand. */
  y: number
  /** How high a capital is. */
  high: number
  colour: string
  width?: number
  /** How unsteady. */
  by?: number
}

/** What a child writes, letter by letter, never quite on the line. */
export function lettering(
  { line }: Pick<Hand, 'line'>,
  dice: Random,
  text: string,
  { x, y, high, colour, width = high * 0.12, by = 0.25 }: Lettering,
): string {
  const unit = high / 6
  let left = x
  let lift = 0
  return [...text]
    .map((letter) => {
      lift = Math.max(-by * 2, Math.min(by * 2, lift + dice.between(-by, by)))
      const size = unit * (1 + dice.between(-by, by) * 0.3)
      const lean = dice.between(-by, by) * 0.35
      const drawn = (glyphs.get(letter) ?? []).map((stroke): Line =>
        stroke.map(([gx, gy]) => [
          left + gx * size + (6 - gy) * lean * size,
          y + (gy - 6 + lift) * size + 0.01,
        ]),
      )
      left += widthOf(letter) * unit
      return drawn
        .map((stroke) => line(isDot(stroke) ? dot(stroke, unit) : firm(stroke), colour, width))
        .join('')
    })
    .join('')
}

/** So that a smooth pen rounds no more than the corners. */
const firm = (stroke: Line): Line =>
  stroke.flatMap(([x, y], index) => {
    const [tx, ty] = stroke[index + 1] ?? [x, y]
    return [0, 0.28, 0.72].map((at) => [x + (tx - x) * at, y + (ty - y) * at] as const)
  })

const isDot = ([a, b]: Line) => a && b && a[0] === b[0] && a[1] === b[1]
const dot = ([[x, y] = [0, 0]]: Line, unit: number): Line => [
  [x, y],
  [x + unit * 0.3, y + unit * 0.3],
]
