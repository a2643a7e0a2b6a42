import type { SavedLine } from '@brightyard/contract/entities'
import type { BagLine } from './bag-line.ts'

/** What can be done with the lines of a bag. No action throws: a refusal shows on its line. */
export interface BagActions {
  increment: (line: BagLine) => Promise<void>
  decrement: (line: BagLine) => Promise<void>
  /** Sends the quantity again that was not saved. */
  retry: (line: BagLine) => Promise<void>
  /** Resolves to the undo; null where it did not work. */
  remove: (line: BagLine) => Promise<Undo | null>
  clear: (lines: readonly BagLine[]) => Promise<Undo | null>
  /** Accepts what the notices of lines say; false where that could not be stored. */
  accept: (lines: readonly BagLine[]) => Promise<boolean>
  /** Saved lines belong to an account, so a visitor has none. */
  aside: AsideActions | null
}

export interface AsideActions {
  save: (line: BagLine) => Promise<Undo | null>
  /** Null: back in the bag. Otherwise the reason, for people. */
  moveBack: (line: SavedLine) => Promise<string | null>
  forget: (line: SavedLine) => Promise<boolean>
}

/** True when everything is back. */
export type Undo = () => Promise<boolean>
