import type { QueryClient, Session } from '@brightyard/runtime'
import { createContext, use } from 'react'
import type { Composition } from './composition.ts'

/** What the pages and slots of one standalone share. */
export interface Environment {
  readonly site: string
  readonly session: Session
  readonly queryClient: QueryClient
  readonly composition: Promise<Composition>
  /** Reads the releases again. */
  recompose(): void
  /** Leads to another page. */
  open(address: string): void
  /** Where to return to after signing in. */
  rememberVisited(address: string): void
}

export const EnvironmentContext = createContext<Environment | null>(null)

export function useEnvironment(): Environment {
  const environment = use(EnvironmentContext)
  if (!environment) {
    throw new Error('Page and Slot need the Provider of their createStandalone() around them.')
  }
  return environment
}
