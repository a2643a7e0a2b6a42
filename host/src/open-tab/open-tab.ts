import { releaseSetChanged } from '@brightyard/contract/channels'
import type { HostSet } from '@brightyard/contract/release'
import { channel } from '@brightyard/runtime'
import type { VisitorOverride } from '../boot/page-state.ts'
import { openDoorToInspector } from './inspector-door.ts'
import { followReleaseSets } from './release-sets.ts'
import type { Tab } from './tab.ts'

/** What a tab that stays open needs. */
export function keepUpToDate(tab: Tab, overrides: readonly VisitorOverride[]) {
  openDoorToInspector(tab, overrides)
  const { number } = tab.environment.modules.set
  channel(releaseSetChanged).publish({ number })
  followReleaseSets(number, whoTakes(tab))
}

/** What takes a set is fetched with the first one that comes: most tabs see none. */
function whoTakes(tab: Tab) {
  let coming: Promise<(set: HostSet) => void> | null = null
  const fetchSetChange = async () => {
    const { createSetChange } = await import('./set-change.ts')
    return createSetChange(tab).offer
  }
  return async (set: HostSet) => {
    coming ??= fetchSetChange().catch((error: unknown) => {
      coming = null
      throw error
    })
    const offer = await coming
    offer(set)
  }
}
