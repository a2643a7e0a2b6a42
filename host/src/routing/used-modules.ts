import type { PageContext, PageModule } from '@brightyard/runtime'
import { type Modules, slotOwner } from '@brightyard/runtime/host'
import { chromeOf, isDocument, layoutAt } from '../layouts/chrome.ts'
import type { RouteHandle } from './page-route.tsx'

interface Used {
  remote: string
  module: string
}

type Matches = readonly { route: { handle?: unknown } }[]

/** The handle of the matched page. */
export const handleOf = (matches: Matches) =>
  matches.at(-1)?.route.handle as Partial<RouteHandle> | undefined

const chromeAround = (matches: Matches) => chromeOf[handleOf(matches)?.layout ?? 'default']

function slotIn(modules: Modules, name: string): Used[] {
  const owner = slotOwner(modules, name)
  return owner?.render === 'server' ? [{ remote: owner.remote, module: owner.module }] : []
}

/** Whether the page is sent without scripts. */
export const isDocumentAt = (matches: Matches, pathname: string) =>
  isDocument(layoutAt(handleOf(matches) ?? {}, pathname))

/** The slots in the first HTML of a page. */
export function usedSlots(modules: Modules, matches: Matches): Used[] {
  const { header, footer } = chromeAround(matches)
  return [
    ...(header ? slotIn(modules, 'header') : []),
    ...(footer === 'none' ? [] : slotIn(modules, 'footer')),
  ]
}

/** The modules that start with the page: its own. Header and footer wait until somebody uses the page. */
export function usedModules(matches: Matches): Used[] {
  const page = handleOf(matches)?.page
  // A page that the browser renders is preloaded too: the visitor waits for it.
  return page ? [{ remote: page.remote, module: page.route.module }] : []
}

/** Runs the loaders of slots, so that their data is in the first HTML; the browser loads what is missing. */
export async function loadSlotData(modules: Modules, slots: readonly Used[], context: PageContext) {
  await Promise.allSettled(
    slots.map(async ({ remote, module }) => {
      const { loader } = (await modules.load(remote, module)) as PageModule
      await loader?.(context)
    }),
  )
}
