const fetching = Symbol.for('brightyard.on-demand')

interface OnDemand<T> {
  /** What is known without fetching: keys of queries are made of it. */
  readonly name: string
  readonly [fetching]: () => T | Promise<T>
}

/**
 * What the build for browsers puts in the place of a definition that is fetched with its first use.
 * @public Called by what the build writes.
 */
export function onDemand<T>(name: string, fetch: () => Promise<T>): OnDemand<T> {
  let here: T | undefined
  return { name, [fetching]: () => here ?? fetch().then((definition) => (here = definition)) }
}

/** Whether the definition is left out of this build until it is used. */
export const isOnDemand = (definition: object): boolean => fetching in definition

/** The definition itself: at once where it is here, a promise where it has to be fetched. */
export function definitionOf<T extends object>(definition: T): T | Promise<T> {
  return isOnDemand(definition) ? (definition as unknown as OnDemand<T>)[fetching]() : definition
}
