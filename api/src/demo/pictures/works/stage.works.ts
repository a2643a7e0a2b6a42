import { disc, rect } from '../painters/canvas.ts'
import { glow } from '../hands/framing.ts'
import { person } from '../hands/person.ts'
import { box, flat, oval, smooth, straight, type Hand, stroke } from '../hands/strokes.ts'
import type { Easel, Work } from './work.ts'

/** A film’s first picture: hard light, dark shapes. */
const hand: Hand = {
  sheet: '',
  fill: (shape, colour) => flat(smooth(shape, true), colour),
  line: (line, colour, width = 3) => stroke(smooth(line, false), colour, width),
}

const beam = (from: number, to: number, colour: string, opacity: number) =>
  `<path d="M${from} -10L${to - 92} 262H${to + 92}Z" fill="${colour}" opacity="${opacity}"/><ellipse cx="${to}" cy="262" rx="92" ry="17" fill="${colour}" opacity="${opacity * 2}"/>`

const folds = (colour: string, shade: string, from: number, to: number) =>
  Array.from({ length: Math.round((to - from) / 22) }, (_, at) =>
    rect(from + at * 22, 0, 22.5, 256, at % 2 ? shade : colour),
  ).join('')

const chair = ({ w, h }: Easel) =>
  [
    rect(0, 0, w, h, '#12131C'),
    rect(0, 240, w, 60, '#2A211C'),
    beam(250, 330, '#FFF3CF', 0.2),
    ...[
      box(306, 206, 62, 8),
      box(310, 212, 6, 54),
      box(358, 212, 6, 54),
      box(358, 138, 7, 72),
      box(306, 158, 56, 6),
    ].map((part) => flat(straight(part, true), '#0B0A0E')),
    person(hand, {
      x: 150,
      y: 276,
      high: 150,
      skin: '#7A5038',
      hair: '#0B0A0E',
      top: '#33446B',
      legs: '#1B2236',
      mouth: 'open',
      hands: [
        [-1, 1],
        [1.4, 0.1],
      ],
    }),
  ].join('')

const understudy = ({ w, h }: Easel) =>
  [
    rect(0, 0, w, h, '#3A0D14'),
    folds('#8E1B2B', '#6E1220', 0, 480),
    flat(
      straight(
        [
          [228, 0],
          [250, 0],
          [286, 256],
          [212, 256],
        ],
        true,
      ),
      '#0B0A0E',
    ),
    person(hand, {
      x: 248,
      y: 262,
      high: 168,
      skin: '#B9794A',
      top: '#E0A526',
      has: 'plaits',
      mouth: 'none',
      hands: [
        [-0.9, 0.2],
        [0.9, 0.2],
      ],
    }),
    flat(
      straight(
        [
          [60, 0],
          [232, 0],
          [218, 256],
          [60, 256],
        ],
        true,
      ),
      '#7C1625',
    ),
    rect(110, 0, 22, 256, '#8E1B2B'),
    rect(168, 0, 20, 256, '#951D2E'),
    rect(0, 254, w, 46, '#B98A5A'),
    glow('spot', 262, 120, 150, '#FFE9B0', 0.34),
  ].join('')

const commentary = ({ dice, w, h }: Easel) =>
  [
    rect(0, 0, w, h, '#F08A24'),
    glow('warm', 240, 110, 260, '#FFE79A', 0.9),
    rect(0, 250, w, 50, '#8A2F5C'),
    ...Array.from({ length: 30 }, (_, at) =>
      disc(
        at * 17,
        20 + Math.sin(at * 0.55) * 14 + (at % 2) * 4,
        10,
        at % 3 ? '#F6B21B' : '#E8503C',
      ),
    ),
    ...Array.from({ length: 60 }, () =>
      rect(
        dice.between(0, w),
        dice.between(30, 250),
        5,
        8,
        dice.pick(['#E2508A', '#FFFFFF', '#3E9E8E', '#D22F2F']),
        'opacity=".85"',
      ),
    ),
    flat(smooth(oval(404, 214, 30, 40), true), '#5B1330'),
    flat(smooth(oval(440, 222, 30, 34), true), '#5B1330'),
    person(hand, {
      x: 226,
      y: 282,
      high: 206,
      skin: '#8A5A38',
      top: '#FFFFFF',
      legs: '#5A3A1C',
      mouth: 'open',
      hands: [
        [-1.4, -0.6],
        [0.5, 0.1],
      ],
    }),
    hand.line(
      [
        [260, 182],
        [270, 146],
      ],
      '#1E1B22',
      7,
    ),
    flat(smooth(oval(272, 138, 12), true), '#3A3A40'),
  ].join('')

export const stageWorks: Record<string, Work> = {
  'To my empty chair': {
    manner: 'film',
    ground: '#12131C',
    paint: chair,
    alt: 'From a film: a child speaks to an empty chair in a cone of light',
  },
  'The understudy': {
    manner: 'film from behind',
    ground: '#6E1220',
    paint: understudy,
    alt: 'From a film: a girl with plaits stands in the gap of a red curtain',
  },
  'Cricket commentary for a wedding': {
    manner: 'film of a feast',
    ground: '#F08A24',
    paint: commentary,
    alt: 'From a film: a boy with a microphone below garlands of marigolds, with confetti in the air',
  },
}
