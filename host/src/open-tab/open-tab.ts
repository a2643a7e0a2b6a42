import { followReleaseSets } from './release-sets.ts'
import { createSetChange } from './set-change.ts'
import type { Tab } from './tab.ts'

/** What a tab that stays open needs; loaded when the first page is done. */
export function keepUpToDate(tab: Tab) {
  const change = createSetChange(tab)
  followReleaseSets(tab.environment.modules.set.number, change.offer)
}
