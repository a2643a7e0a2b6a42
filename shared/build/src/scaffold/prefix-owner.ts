import { agreedPages, prefixOf } from '@brightyard/release-files/rules'
import { readRemoteDefinition } from '../remote-definition.ts'
import { ScaffoldRefused } from './refused.ts'

interface PagesOfRemote {
  readonly name: string
  readonly routes: readonly { path: string }[]
}

/**
 * Throws when the prefix of a new page belongs to another remote: the registry would refuse the release. It knows of what
 * the remotes agreed on and of what the neighbours have; of a prefix that ops have moved since, the registry alone knows.
 */
export async function assertPrefixIsFree(
  path: string,
  remote: PagesOfRemote,
  neighbours: readonly string[],
): Promise<void> {
  const prefix = prefixOf(path)
  const isUnder = ({ routes }: PagesOfRemote) =>
    routes.some((route) => prefixOf(route.path) === prefix)
  if (isUnder(remote)) return
  const agreed = agreedPages.find(isUnder)
  const owner = agreed ?? (await readAll(neighbours)).find(isUnder)
  if (owner === undefined || owner.name === remote.name) return
  throw new ScaffoldRefused(
    `The path ${path} lies under ${prefix}, which belongs to “${owner.name}”. ${whereInstead(remote)} If ops have moved ${prefix} to “${remote.name}”, write its first route into src/routes.ts by hand.`,
  )
}

function whereInstead({ name, routes }: PagesOfRemote): string {
  const agreed = agreedPages.find((one) => one.name === name)?.routes ?? []
  const prefixes = [...new Set([...routes, ...agreed].map((route) => prefixOf(route.path)))]
    .filter((prefix) => prefix !== '/')
    .sort()
  return prefixes.length > 0
    ? `“${name}” has ${prefixes.join(', ')}. Choose a path under one of these, or under one that nobody has.`
    : `“${name}” has no prefix yet. Choose one that nobody has, such as /${name}.`
}

/** A neighbour that cannot be read just now keeps nobody from a page. */
async function readAll(folders: readonly string[]): Promise<PagesOfRemote[]> {
  const read = folders.map((folder) => readRemoteDefinition(folder).catch(() => null))
  return (await Promise.all(read)).filter((remote) => remote !== null)
}
