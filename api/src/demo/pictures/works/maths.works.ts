import { feltTip } from '../hands/felt-tip.ts'
import { light, sheetAt } from '../hands/framing.ts'
import { lettering } from '../hands/lettering.ts'
import { person } from '../hands/person.ts'
import { box, flat, oval, points, smooth, spiral, stroke } from '../hands/strokes.ts'
import { disc, rect } from '../painters/canvas.ts'
import type { Easel, Work } from './work.ts'

const cooker = ({ dice, w, h }: Easel) => {
  const hand = feltTip(dice, w, h)
  const tiles = Array.from({ length: 8 }, (_, at) => `M${at * 70} 0v300M0 ${at * 70}h480`).join('')
  const turns = spiral(212, 152, 6, 108, 6)
  return [
    rect(0, 0, w, h, '#E9DCC8'),
    stroke(tiles, '#CDBCA2', 3),
    disc(222, 166, 136, '#1A1208', 'opacity=".25"'),
    `<radialGradient id="steel" cx=".36" cy=".3" r=".8"><stop stop-color="#F7F9FA"/><stop offset=".55" stop-color="#B9C1C8"/><stop offset="1" stop-color="#747E88"/></radialGradient>`,
    disc(212, 152, 132, 'url(#steel)'),
    stroke(smooth(turns, false), '#5D6873', 6),
    stroke(smooth(turns, false), '#EFF3F5', 2),
    flat(smooth(points('330,136 452,116 462,148 336,170'), true), '#1E1B22'),
    stroke('M344 148L448 130', '#5A5560', 3),
    disc(212, 152, 17, '#1E1B22'),
    disc(209, 148, 8, '#6B6570'),
    ...[0, 1, 2].map((at) =>
      stroke(
        `M${200 + at * 14} 130q-${22 - at * 12}-26 ${at * 6}-48t${at * 8 - 6}-56`,
        '#FFFFFF',
        10,
        'opacity=".55"',
      ),
    ),
    ...[1, 2, 3, 4, 5, 6].map(
      (at) =>
        disc(212 + at * 17.2, 152, 8, '#D9463F') +
        lettering(hand, dice, String(at), {
          x: 209 + at * 17.2,
          y: 156,
          high: 9,
          colour: '#FFFFFF',
          width: 1.6,
        }),
    ),
    sheetAt({
      w: 116,
      h: 74,
      x: 410,
      y: 250,
      turn: -6,
      inside:
        rect(0, 0, 116, 74, '#FFE27A') +
        lettering(hand, dice, '6 turns,', {
          x: 14,
          y: 30,
          high: 16,
          colour: '#3D3A44',
          width: 2.2,
        }) +
        lettering(hand, dice, '17 mm', { x: 8, y: 56, high: 14, colour: '#3D3A44', width: 2 }),
    }),
    light(w, h, 0.3, 0.3),
  ].join('')
}

const queue = ({ dice, w, h }: Easel) => {
  const hand = feltTip(dice, w, h, '#F6F3EA')
  const tops = ['#D9463F', '#2F6FB5', '#E8A317', '#4E9A45', '#8E57B8', '#E2649C', '#3E9E8E']
  const row = (count: number, y: number, gap: number) =>
    Array.from({ length: count }, (_, at) =>
      person(hand, {
        x: 196 + at * gap,
        y,
        high: 76,
        top: tops[(at * 3 + count) % 7] ?? '#D9463F',
        has: at % 3 === 1 ? 'plaits' : 'short',
      }),
    ).join('')
  const note = (text: string, x: number, y: number, colour: string) =>
    lettering(hand, dice, text, { x, y, high: 17, colour, width: 2.8 })
  return [
    hand.sheet,
    hand.line(points('150,150 480,150'), '#B9B2A4', 2),
    hand.fill(box(18, 120, 118, 110), '#E8603C'),
    hand.fill(points('4,66 150,66 138,104 16,104'), '#FFFFFF'),
    ...[0, 2, 4].map((at) =>
      hand.fill(
        points(`${10 + at * 26},66 ${34 + at * 26},66 ${34 + at * 24},104 ${14 + at * 24},104`),
        '#3E9E8E',
      ),
    ),
    hand.line(points('24,104 24,120'), '#1E1B22', 4),
    hand.line(points('130,104 130,120'), '#1E1B22', 4),
    hand.fill(oval(77, 126, 46, 13), '#5A5560'),
    hand.fill(oval(77, 123, 36, 9), '#F2C230'),
    note('DOSA', 42, 190, '#FFFFFF'),
    hand.fill(oval(44, 246, 24), '#FFFFFF'),
    hand.fill(oval(112, 246, 24), '#FFFFFF'),
    row(3, 122, 60),
    row(7, 282, 42),
    note('3 wait 14 min', 180, 32, '#C0392B'),
    note('7 wait 9 min', 180, 186, '#2F5D34'),
    note('talk', 396, 96, '#8E57B8'),
    hand.line(points('380,92 348,76'), '#8E57B8', 2.4),
  ].join('')
}

export const mathsWorks: Record<string, Work> = {
  'The spiral on the cooker lid': {
    manner: 'photo from above',
    ground: '#E9DCC8',
    paint: cooker,
    alt: 'The lid of a pressure cooker from above: a spiral with six numbered turns, steam, and a note about 6 turns of 17 mm',
  },
  'Queue theory at the dosa cart': {
    manner: 'felt-tip diagram',
    ground: '#F6F3EA',
    paint: queue,
    alt: 'A felt-tip drawing of a dosa cart with two queues: three people wait 14 minutes, seven people wait 9',
  },
}
