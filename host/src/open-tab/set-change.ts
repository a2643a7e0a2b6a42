import { releaseSetChanged } from '@brightyard/contract/channels'
import type { HostSet } from '@brightyard/contract/release'
import { channel } from '@brightyard/runtime'
import { unsavedWork } from '@brightyard/runtime/host'
import { matchRoutes } from 'react-router-dom'
import { createModules, type Modules } from '../composition/modules.ts'
import { slotOwner, slotsOnPage } from '../composition/slot-filler.tsx'
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
 * Loads what the slots of this page show of a set. React would otherwise make the new page anew for every slot that
 * it waits for, and throw it away again; Chromium never lets go of pictures that were made and not shown.
 */
const loadSlots = (modules: Modules) =>
  Promise.allSettled(
    [...slotsOnPage].map(async ({ name }) => {
      const owner = slotOwner(modules, name)
      if (owner) await modules.load(owner.remote, owner.module)
    }),
  )

/**
 * Takes a new release set into a tab that runs: with the next navigation to another page, never under the feet of
 * the page that is shown. While a page holds unsaved work, navigations inside its remote stay on its release,
 * because the next step of the same work may be there; a slot that holds some keeps its release until it is done.
 * Of several sets that arrive meanwhile the latest is taken.
 */
export function createSetChange(tab: Tab) {
  const { router, shown } = tab
  /** Not taken yet. */
  let offered: HostSet | null = null
  /** Navigations go by it, and the slots do not yet. */
  let arriving: Modules | null = null
  /** Of the set before: a page of it may still be shown. */
  let departing = tab.environment.modules.set
  const current = () => tab.environment.modules.set

  const pageOf = (pathname: string) => handleOf(matchRoutes(tab.routes, pathname) ?? [])?.page
  const staysWithUnsavedWork = (to: string) =>
    unsavedWork.isHeld() && pageOf(to)?.remote === pageOf(router.state.location.pathname)?.remote

  function take(set: HostSet) {
    const modules = createModules(set, tab.sourceOf(set), tab.environment.modules)
    tab.environment = { ...tab.environment, modules }
    tab.routes = createRoutes(tab.environment)
    // What react-router's own hot reload uses: the page that is shown keeps its route until the navigation ends.
    router._internalSetRoutes(tab.routes)
    forgetAnswers(tab.environment.queryClient)
    arriving = modules
  }

  function onDeparture({ pathname, isSamePage }: Departure) {
    if (!offered || isSamePage || staysWithUnsavedWork(pathname)) return
    const set = offered
    offered = null
    take(set)
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
    // A later set may have come meanwhile; work that began meanwhile is waited for as well.
    if (arriving !== modules || unsavedWork.isHeld()) return
    arriving = null
    shown.show(modules)
    retireReleases([departing, current()])
    departing = current()
  }

  refetchForgotten(tab.environment.queryClient)
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
