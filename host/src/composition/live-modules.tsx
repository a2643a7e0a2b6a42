import { type ReactNode, startTransition, useEffect, useState } from 'react'
import { ModulesContext } from './context.ts'
import type { Modules } from './modules.ts'

/** Which modules fill the slots of this tab; another set comes through `show`. */
export interface ShownModules {
  readonly first: Modules
  /** Set while the shell is mounted. */
  show: (modules: Modules) => void
}

export const shownModules = (first: Modules): ShownModules => ({ first, show() {} })

/** Gives the slots their set. A new one comes in a transition: what is shown stays until the new is here. */
export function LiveModules({ shown, children }: { shown: ShownModules; children: ReactNode }) {
  const [modules, setModules] = useState(shown.first)
  useEffect(() => {
    shown.show = (next) => startTransition(() => setModules(next))
  }, [shown])
  return <ModulesContext value={modules}>{children}</ModulesContext>
}
