import type { VisitorOverride } from '../boot/page-state.ts'
import { openDoorToInspector } from './inspector-door.ts'
import { followReleaseSets } from './release-sets.ts'
import { createSetChange } from './set-change.ts'
import type { Tab } from './tab.ts'

/** What a tab that stays open needs; loaded when the first page is done. */
export function keepUpToDate(tab: Tab, overrides: readonly VisitorOverride[]) {
  openDoorToInspector(tab, overrides)
  const change = createSetChange(tab)
  followReleaseSets(tab.environment.modules.set.number, change.offer)
}
