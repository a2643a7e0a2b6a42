import type { SavedLine } from '@brightyard/contract/entities'
import type { BagLine } from './bag-line.ts'

/** What can be done with the lines of a bag. None throws: a refusal shows on its line. */
export interface BagActions {
  increment: (line: BagLine) => Promise<void>
  decrement: (line: BagLine) => Promise<void>
  /** Answers with the way back; null where it did not work. */
  remove: (line: BagLine) => Promise<Undo | null>
  clear: (lines: readonly BagLine[]) => Promise<Undo | null>
  /** Makes lines what their notices say; false where that could not be stored. */
  accept: (lines: readonly BagLine[]) => Promise<boolean>
  /** Lines laid aside are kept with an account, so a visitor has none. */
  aside: AsideActions | null
}

export interface AsideActions {
  save: (line: BagLine) => Promise<Undo | null>
  /** Null: back in the bag. Otherwise why not, for people. */
  moveBack: (line: SavedLine) => Promise<string | null>
  forget: (line: SavedLine) => Promise<boolean>
}

/** True when everything is back. */
export type Undo = () => Promise<boolean>
