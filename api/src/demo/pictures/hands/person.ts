import { arc, box, type Hand, type Line, oval } from './strokes.ts'
import { dotAt } from './things.ts'

interface Person {
  /** Between the feet. */
  x: number
  y: number
  high: number
  skin?: string
  hair?: string
  top?: string
  legs?: string
  /** Where the hands are, from the shoulders, in heads. */
  hands?: readonly [readonly [number, number], readonly [number, number]]
  has?: 'bun' | 'plaits' | 'cap' | 'skirt' | 'short'
  mouth?: 'smile' | 'open' | 'none'
}

/** A person as children draw them: the head is a third of it. */
export function person(hand: Hand, one: Person): string {
  const { x, y, high, skin = '#B9794A', hair = '#2A1C18', top = '#D9463F', legs = '#33446B' } = one
  const {
    hands = [
      [-1.1, 0.9],
      [1.1, 0.9],
    ],
    has = 'short',
    mouth = 'smile',
  } = one
  const r = high * 0.17
  const [head, neck, hip] = [y - high + r, y - high + r * 2, y - high * 0.3]
  const wide = has === 'skirt' || has === 'plaits' || has === 'bun'
  const body: Line = wide
    ? [
        [x - r * 0.5, neck],
        [x + r * 0.5, neck],
        [x + r * 1.15, hip + r * 0.5],
        [x - r * 1.15, hip + r * 0.5],
      ]
    : box(x - r * 0.62, neck, r * 1.24, hip - neck + r * 0.25)
  const thick = Math.max(2.4, high * 0.035)
  const arm = ([dx, dy]: readonly [number, number], side: number) =>
    hand.line(
      [
        [x + side * r * 0.5, neck + r * 0.4],
        [x + dx * r * 0.8, neck + dy * r * 0.7],
        [x + dx * r * 1.5, neck + dy * r * 1.2],
      ],
      skin,
      thick,
    )
  return [
    hand.line(
      [
        [x - r * 0.4, hip],
        [x - r * 0.45, y],
        [x - r * 0.9, y],
      ],
      legs,
      thick * 1.3,
    ),
    hand.line(
      [
        [x + r * 0.4, hip],
        [x + r * 0.45, y],
        [x + r * 0.9, y],
      ],
      legs,
      thick * 1.3,
    ),
    has === 'plaits'
      ? hand.line(
          [
            [x - r, head],
            [x - r * 1.35, head + r * 1.5],
          ],
          hair,
          thick * 1.8,
        ) +
        hand.line(
          [
            [x + r, head],
            [x + r * 1.35, head + r * 1.5],
          ],
          hair,
          thick * 1.8,
        )
      : '',
    hand.fill(body, top),
    arm(hands[0], -1),
    arm(hands[1], 1),
    has === 'bun' ? hand.fill(oval(x + r * 0.1, head - r * 1.2, r * 0.45), hair) : '',
    hand.fill(oval(x, head, r, r * 1.05), skin),
    hand.fill(
      [
        ...arc(x, head, r * 1.08, 190, 350),
        [x + r * 0.5, head - r * 0.45],
        [x - r * 0.4, head - r * 0.55],
      ],
      has === 'cap' ? '#2F6FB5' : hair,
    ),
    has === 'cap'
      ? hand.line(
          [
            [x + r * 0.7, head - r * 0.4],
            [x + r * 1.7, head - r * 0.35],
          ],
          '#2F6FB5',
          thick * 1.4,
        )
      : '',
    dotAt(hand, x - r * 0.36, head + r * 0.05, r * 0.11),
    dotAt(hand, x + r * 0.36, head + r * 0.05, r * 0.11),
    mouth === 'smile'
      ? hand.line(arc(x, head + r * 0.22, r * 0.42, 25, 155), '#7A1F1F', thick * 0.6)
      : '',
    mouth === 'open' ? hand.fill(oval(x, head + r * 0.52, r * 0.24, r * 0.2), '#8E2A2A') : '',
  ].join('')
}
