import { createContext, use } from 'react'
import type { Modules } from './modules.ts'

export const ModulesContext = createContext<Modules | null>(null)

export function useModules(): Modules {
  const modules = use(ModulesContext)
  if (!modules) throw new Error('The shell is rendered without its release set.')
  return modules
}
