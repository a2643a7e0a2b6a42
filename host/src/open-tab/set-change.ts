import { releaseSetChanged } from '@brightyard/contract/channels'
import type { HostSet } from '@brightyard/contract/release'
import { channel } from '@brightyard/runtime'
import { createModules, type Modules, slotOwner, unsavedWork } from '@brightyard/runtime/host'
import { matchRoutes } from 'react-router-dom'
import { slotsOnPage } from '../composition/slot-filler.tsx'
import { createRoutes } from '../routing/route-table.tsx'
import { handleOf } from '../routing/used-modules.ts'
import { beforeNavigation, type Departure } from './before-navigation.ts'
import { forgetAnswers, refetchForgotten } from './fresh-answers.ts'
import { retireReleases } from './retire-releases.ts'
import type { Tab } from './tab.ts'

const releasesOf = ({ remotes }: HostSet) =>
  Object.entries(remotes)
    .map(([name, { version, entry }]) => `${name} ${version} ${entry}`)
    .sort()
    .join()

/**
 * Loads the modules of this page's slots. Otherwise React would render the new page again for every slot that it
 * waits for and discard it; Chromium never frees pictures that were created and not shown.
 */
const loadSlots = (modules: Modules) =>
  Promise.allSettled(
    [...slotsOnPage].map(async ({ name }) => {
      const owner = slotOwner(modules, name)
      if (owner) await modules.load(owner.remote, owner.module)
    }),
  )

/**
 * Switches an open tab to a new release set with the next navigation to another page, and never on the current page.
 * While a page holds unsaved work, navigations inside its remote stay on its release, because the next step of the
 * same work may be there; a slot with unsaved work keeps its release until that is done. If several sets arrive, the
 * latest counts.
 */
export function createSetChange(tab: Tab) {
  const { router, shown } = tab
  /** Not applied yet. */
  let offered: HostSet | null = null
  /** Navigations use it already, the slots do not. */
  let arriving: Modules | null = null
  /** The set before: a page of it may still be on screen. */
  let departing = tab.environment.modules.set
  const current = () => tab.environment.modules.set

  const pageOf = (pathname: string) => handleOf(matchRoutes(tab.routes, pathname) ?? [])?.page
  const staysWithUnsavedWork = (to: string) =>
    unsavedWork.isHeld() && pageOf(to)?.remote === pageOf(router.state.location.pathname)?.remote

  function apply(set: HostSet) {
    forgetAnswers(tab.queryClient, current(), set)
    const modules = createModules(set, tab.sourceOf(set), tab.environment.modules)
    tab.environment = { ...tab.environment, modules }
    tab.routes = createRoutes(tab.environment)
    // Used by react-router's own hot reload: the current page keeps its route until the navigation ends.
    router._internalSetRoutes(tab.routes)
    arriving = modules
  }

  function onDeparture({ pathname, isSamePage }: Departure) {
    if (!offered || isSamePage || staysWithUnsavedWork(pathname)) return
    const set = offered
    offered = null
    apply(set)
  }

  function onArrival() {
    const latest = channel(releaseSetChanged)
    if (router.state.navigation.state !== 'idle') return
    const { number } = current()
    if (latest.latest()?.number !== number) latest.publish({ number })
    if (arriving) void fillSlots(arriving)
  }

  async function fillSlots(modules: Modules) {
    await loadSlots(modules)
    // A later set may have arrived by now; new unsaved work is waited for too.
    if (arriving !== modules || unsavedWork.isHeld()) return
    arriving = null
    shown.show(modules)
    retireReleases([departing, current()])
    departing = current()
  }

  refetchForgotten(tab.queryClient)
  unsavedWork.whenEnded(onArrival)
  router.subscribe(onArrival)
  beforeNavigation(router, onDeparture)
  onArrival()

  return {
    offer(set: HostSet) {
      const isKnown = set.number === current().number && releasesOf(set) === releasesOf(current())
      offered = isKnown ? null : set
      performance.mark(`brightyard.release-set-offered ${set.number}`)
    },
  }
}
