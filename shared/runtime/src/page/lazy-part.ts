import { type ComponentType, lazy, type LazyExoticComponent } from 'react'
import { withRetries } from './pauses.ts'

interface Part<Props> {
  Component: ComponentType<Props>
}

/** A part that does not come costs the whole page. */
const retryPausesMs = [300, 1200, 3000]
const onServer = typeof document === 'undefined'
const loading = new Set<Promise<unknown>>()

/** On the server: resolves once the code of every part is here, so that a page is written whole. */
export async function partsLoaded(): Promise<void> {
  await Promise.allSettled(loading)
}

/**
 * A part of a page in a file of its own, which exports `Component`: the browser fetches it when it is
 * first rendered, the server has it from the start and writes it into the page.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<Part<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  if (!onServer)
    return lazy(async () => ({ default: (await withRetries(load, retryPausesMs)).Component }))
  let here: Part<Props> | undefined
  const part = load().then((module) => (here = module))
  part.catch(() => {}) // reported where the part is rendered
  loading.add(part)
  void part.finally(() => loading.delete(part)).catch(() => {})
  return lazy(() => {
    if (!here) return part.then(({ Component }) => ({ default: Component }))
    const { Component } = here
    const ready = {
      // oxlint-disable-next-line no-thenable -- React calls `then` and continues immediately if it resolves synchronously
      then: (resolve: (value: { default: ComponentType<Props> }) => void) => {
        resolve({ default: Component })
      },
    }
    return ready as unknown as Promise<{ default: ComponentType<Props> }>
  })
}
