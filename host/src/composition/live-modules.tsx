import { type ReactNode, startTransition, useEffect, useState } from 'react'
import { ModulesContext } from './context.ts'
import type { Modules } from './modules.ts'

/** Which modules fill the slots of this tab. */
export interface ShownModules {
  readonly first: Modules
  /** Fills them from another set. */
  show(modules: Modules): void
  onShow(listener: (modules: Modules) => void): () => void
}

export function shownModules(first: Modules): ShownModules {
  let tell: (modules: Modules) => void = () => {}
  return {
    first,
    show: (modules) => tell(modules),
    onShow(listener) {
      tell = listener
      return () => {
        tell = () => {}
      }
    },
  }
}

/** Gives the slots their set. A new one comes in a transition: what is shown stays until the new is here. */
export function LiveModules({ shown, children }: { shown: ShownModules; children: ReactNode }) {
  const [modules, setModules] = useState(shown.first)
  useEffect(() => shown.onShow((next) => startTransition(() => setModules(next))), [shown])
  return <ModulesContext value={modules}>{children}</ModulesContext>
}
