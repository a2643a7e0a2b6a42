import { releaseSetChanged } from '@brightyard/contract/channels'
import type { HostSet } from '@brightyard/contract/release'
import { channel } from '@brightyard/runtime'
import type { VisitorOverride } from '../boot/page-state.ts'
import { followReleaseSets } from './release-sets.ts'
import type { Tab } from './tab.ts'

/** What a tab that stays open needs. */
export function keepUpToDate(tab: Tab, overrides: readonly VisitorOverride[]) {
  enableInspector(tab, overrides)
  const { number } = tab.environment.modules.set
  channel(releaseSetChanged).publish({ number })
  followReleaseSets(number, setLoader(tab))
}

/** Loaded with the first new set: most tabs never see one. */
function setLoader(tab: Tab) {
  let loading: Promise<(set: HostSet) => void> | null = null
  const fetchSetChange = async () => {
    const { createSetChange } = await import('./set-change.ts')
    return createSetChange(tab).offer
  }
  return async (set: HostSet) => {
    loading ??= fetchSetChange().catch((error: unknown) => {
      loading = null
      throw error
    })
    const offer = await loading
    offer(set)
  }
}

const fetchInspector = () => import('../inspector/open-inspector.tsx')

/** Ctrl+Shift+Period: no browser or screen reader uses it. */
const isShortcut = ({ ctrlKey, metaKey, shiftKey, altKey, code }: KeyboardEvent) =>
  (ctrlKey || metaKey) && shiftKey && !altKey && code === 'Period'

/** Opens the inspector by the shortcut, `?inspector`, or the badge of a browser with overrides. */
function enableInspector(tab: Tab, overrides: readonly VisitorOverride[]) {
  const toggle = () => {
    // If its code does not load, the next press tries again.
    fetchInspector().then(({ toggleInspector }) => toggleInspector(tab), console.warn)
  }
  document.addEventListener('keydown', (event) => {
    if (!isShortcut(event)) return
    event.preventDefault()
    toggle()
  })
  if (new URLSearchParams(location.search).has('inspector')) toggle()
  if (overrides.length === 0) return
  const names = overrides.map(({ name, problem }) => (problem ? `${name} (failed)` : name))
  fetchInspector().then(({ showOverrideBadge }) => showOverrideBadge(tab, names), console.warn)
}
