import { createRoot } from 'react-dom/client'
import type { Tab } from '../open-tab/tab.ts'
import { Inspector } from './inspector.tsx'
import { inspectorStyles } from './inspector-styles.ts'

let close: (() => void) | null = null

function shadowHost(className: string) {
  const host = document.createElement('div')
  host.className = className
  const shadow = host.attachShadow({ mode: 'open' })
  const style = document.createElement('style')
  style.textContent = inspectorStyles
  const place = document.createElement('div')
  shadow.append(style, place)
  document.body.append(host)
  return { host, place }
}

/** Opens or closes the inspector, in a React tree of its own, so that it works on a crashed page too. */
export function toggleInspector(tab: Tab) {
  if (close) return close()
  const before = document.activeElement
  const { host, place } = shadowHost('brightyard-inspector')
  const root = createRoot(place)
  close = () => {
    close = null
    root.unmount()
    host.remove()
    if (before instanceof HTMLElement) before.focus()
  }
  return root.render(<Inspector tab={tab} onClose={close} />)
}

/** A badge on every page: this browser does not show what everybody else sees. */
export function showOverrideBadge(tab: Tab, names: readonly string[]) {
  const { host, place } = shadowHost('brightyard-override-badge')
  host.setAttribute('role', 'complementary')
  host.setAttribute('aria-label', 'Overrides')
  const badge = document.createElement('button')
  badge.type = 'button'
  badge.className = 'badge'
  badge.textContent = `Override on: ${names.join(', ')}`
  badge.addEventListener('click', () => toggleInspector(tab))
  place.append(badge)
}
