import type { VisitorOverride } from '../boot/page-state.ts'
import type { Tab } from './tab.ts'

const fetchInspector = () => import('../inspector/open-inspector.tsx')

/** Ctrl+Shift+Period: no browser and no screen reader has a use for it. */
const isShortcut = ({ ctrlKey, metaKey, shiftKey, altKey, code }: KeyboardEvent) =>
  (ctrlKey || metaKey) && shiftKey && !altKey && code === 'Period'

/** The ways to the inspector: the shortcut, `?inspector`, and the badge of a browser with overrides. */
export function openDoorToInspector(tab: Tab, overrides: readonly VisitorOverride[]) {
  const toggle = () => {
    // Where its code does not come, the next press asks again.
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
