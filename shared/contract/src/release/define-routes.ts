import type { Access, Layout, Route, Slot } from './route.ts'
import type { Channel } from '../define/define-channel.ts'

export interface RouteInput extends Omit<Route, 'access' | 'render'> {
  layout: Layout
  /** No mark means protected. */
  access?: Access
  /** Open pages are rendered on the server unless they say otherwise. */
  render?: Route['render']
}

/** A remote's pages, in the form that remote.json states. Data only: the build and the tests read it too. */
export function defineRoutes(routes: readonly RouteInput[]): Route[] {
  return routes.map((route) => ({
    ...route,
    access: route.access ?? 'protected',
    render: route.render ?? (route.access === 'open' ? 'server' : 'client'),
  }))
}

/** A remote's slots; a slot is loaded in the browser unless it says `render: 'server'`. */
export function defineSlots(
  slots: readonly (Omit<Slot, 'render'> & Partial<Pick<Slot, 'render'>>)[],
): Slot[] {
  return slots.map((slot) => ({ ...slot, render: slot.render ?? 'client' }))
}

type Named = Pick<Channel, 'name'>

/** Everything a remote owns: `src/routes.ts` exports one as `remote`. */
export interface RemoteDefinition {
  /** `header`, `shop`, `content`, `account`, `talentbox`, or a new squad's own. */
  name: string
  routes: readonly Route[]
  slots: readonly Slot[]
  publishes: readonly Named[]
  subscribes: readonly Named[]
}

export function defineRemote(
  remote: Pick<RemoteDefinition, 'name'> & Partial<RemoteDefinition>,
): RemoteDefinition {
  return { routes: [], slots: [], publishes: [], subscribes: [], ...remote }
}
