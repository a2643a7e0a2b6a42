import { type ReactNode, startTransition, useEffect, useState, createContext, use } from 'react'
import type { Modules } from '@brightyard/runtime/host'

export const ModulesContext = createContext<Modules | null>(null)

export function useModules(): Modules {
  const modules = use(ModulesContext)
  if (!modules) throw new Error('The shell is rendered without its release set.')
  return modules
}

/** The modules that fill the slots of this tab. */
export interface ShownModules {
  readonly first: Modules
  /** Fills the slots from another set. */
  show(modules: Modules): void
  onShow(listener: (modules: Modules) => void): () => void
}

export function shownModules(first: Modules): ShownModules {
  let listen: (modules: Modules) => void = () => {}
  return {
    first,
    show: (modules) => listen(modules),
    onShow(listener) {
      listen = listener
      return () => {
        listen = () => {}
      }
    },
  }
}

/** Provides the modules to the slots. New ones come in a transition: the old content stays until the new is loaded. */
export function LiveModules({ shown, children }: { shown: ShownModules; children: ReactNode }) {
  const [modules, setModules] = useState(shown.first)
  useEffect(() => shown.onShow((next) => startTransition(() => setModules(next))), [shown])
  return <ModulesContext value={modules}>{children}</ModulesContext>
}
