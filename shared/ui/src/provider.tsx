import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import { ChakraProvider } from '@chakra-ui/react/styled-system'
import { useState, type ReactNode } from 'react'
import { system } from './theme/system.ts'

export interface UiProviderProps {
  children: ReactNode
  /** Set on the style tags that emotion writes, for a content policy with nonces. */
  nonce?: string
}

/**
 * Brightyard's look for everything inside. The host renders it once, on the server and in the browser.
 * Every instance has a style cache of its own, so two requests rendered at once never share one.
 */
export function UiProvider({ children, nonce }: UiProviderProps) {
  const [cache] = useState(() => createCache(nonce ? { key: 'by', nonce } : { key: 'by' }))
  return (
    <CacheProvider value={cache}>
      <ChakraProvider value={system}>{children}</ChakraProvider>
    </CacheProvider>
  )
}
