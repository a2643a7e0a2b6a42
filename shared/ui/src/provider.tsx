import { CacheProvider } from '@emotion/react'
import { ChakraProvider } from '@chakra-ui/react/styled-system'
import { useState, type ReactNode } from 'react'
import { createStyleCache } from './theme/style-cache.ts'
import type { StyleCache } from './theme/style-cache.ts'
import { system } from './theme/system.ts'

export { createServerStyles, type ServerRules } from './theme/server-styles.ts'
export type { StyleCache } from './theme/style-cache.ts'

export interface UiProviderProps {
  children: ReactNode
  /** Names of the rules that the document has already; they are not written again. */
  written?: readonly string[] | undefined
  /** Of one render on the server (`createServerStyles`). */
  cache?: StyleCache | undefined
}

/**
 * Brightyard's theme for everything inside. The host renders it once, on the server and in the browser; the
 * document around it has `pageStyles` in its head.
 * Every instance has a style cache of its own, so two requests rendered at once never share one.
 */
export function UiProvider({ children, written = [], cache: given }: UiProviderProps) {
  const [cache] = useState(() => {
    if (given) return given
    const cache = createStyleCache()
    for (const name of written) cache.inserted[name] = true
    return cache
  })
  return (
    <CacheProvider value={cache}>
      <ChakraProvider value={system}>{children}</ChakraProvider>
    </CacheProvider>
  )
}
