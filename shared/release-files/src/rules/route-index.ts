import { fixedParts, routeShapes, sharedAddress, type RouteShape } from './route-shape.ts'

interface Entry<Owner> {
  shape: RouteShape
  owner: Owner
}

/** Patterns that have their parameters in the same places. */
interface Family<Owner> {
  mask: number
  entries: Entry<Owner>[]
  /** By the mask of the other pattern: the entries by what both have as fixed text. */
  tables: Map<number, Map<string, Entry<Owner>>>
}

export interface RouteCollision<Owner> {
  owner: Owner
  /** An address that both would take. */
  example: string
}

/**
 * Finds pages that take the same addresses. The work is linear in the number of pages: a page is not compared with
 * every other one but looked up once for each arrangement of parameters, and a path of few parts has few of those.
 */
export function createRouteIndex<Owner>() {
  const groups = new Map<string, Map<number, Family<Owner>>>()
  let steps = 0

  const groupOf = (shape: RouteShape) => {
    const key = `${shape.splat} ${shape.parts.length} ${fixedParts(shape)}`
    const known = groups.get(key) ?? new Map<number, Family<Owner>>()
    groups.set(key, known)
    return known
  }

  function tableFor(family: Family<Owner>, otherMask: number) {
    const known = family.tables.get(otherMask)
    if (known) return known
    const table = new Map<string, Entry<Owner>>()
    family.tables.set(otherMask, table)
    for (const entry of family.entries) put(table, family.mask | otherMask, entry)
    return table
  }

  function put(table: Map<string, Entry<Owner>>, mask: number, entry: Entry<Owner>) {
    steps += 1
    const key = fixedTexts(entry.shape, mask)
    if (!table.has(key)) table.set(key, entry)
  }

  function findShape(shape: RouteShape): Entry<Owner> | undefined {
    const mask = parameterMask(shape)
    for (const family of groupOf(shape).values()) {
      steps += 1
      const found = tableFor(family, mask).get(fixedTexts(shape, mask | family.mask))
      if (found) return found
    }
    return undefined
  }

  return {
    add(path: string, owner: Owner) {
      for (const shape of routeShapes(path)) {
        const mask = parameterMask(shape)
        const group = groupOf(shape)
        const family: Family<Owner> = group.get(mask) ?? { mask, entries: [], tables: new Map() }
        group.set(mask, family)
        const entry = { shape, owner }
        family.entries.push(entry)
        for (const [other, table] of family.tables) put(table, mask | other, entry)
      }
    },
    /** A page that was added and takes an address of this path with the same rank; null if there is none. */
    find(path: string): RouteCollision<Owner> | null {
      for (const shape of routeShapes(path)) {
        const found = findShape(shape)
        const example = found && sharedAddress(shape, found.shape)
        if (found && example) return { owner: found.owner, example }
      }
      return null
    },
    /** How many look-ups and entries it took so far. */
    steps: () => steps,
  }
}

/** A bit for each parameter. */
const parameterMask = ({ parts }: RouteShape) =>
  parts.reduce((mask, { kind }, index) => (kind === 'any' ? mask | (1 << index) : mask), 0)

/** Two patterns can take one address if they agree on the parts that are fixed in both. */
const fixedTexts = ({ parts }: RouteShape, mask: number) =>
  JSON.stringify(
    parts.map((part, index) => (part.kind === 'any' || mask & (1 << index) ? 0 : part.text)),
  )
