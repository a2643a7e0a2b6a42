import type { Random } from '../../../server/random.ts'

export interface Easel {
  readonly dice: Random
  readonly w: number
  readonly h: number
}

/** What a child handed in: drawn by the title of the entry. */
export interface Work {
  /** How it is made; with what it shows, unlike every other of its campaign. */
  readonly manner: string
  /** What somebody hears who does not see it. */
  readonly alt: string
  /** The colour that is there until the picture is. */
  readonly ground: string
  readonly paint: (easel: Easel) => string
}
