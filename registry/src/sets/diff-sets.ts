import { isDeepStrictEqual } from 'node:util'
import type { RemoteDiff, SetDiff } from '@brightyard/contract/registry'
import type { ReleaseSet, RemoteDocument, Route } from '@brightyard/contract/release'

/** What visitors get in the second set that differs from the first. */
export function diffSets(from: ReleaseSet, to: ReleaseSet): SetDiff {
  const names = [...new Set([...Object.keys(from.remotes), ...Object.keys(to.remotes)])].toSorted()
  const documentIn = (set: ReleaseSet, name: string) => set.remotes[name]?.release.document ?? null
  return {
    from: from.number,
    to: to.number,
    remotes: names.flatMap((name) => {
      const [before, after] = [documentIn(from, name), documentIn(to, name)]
      return before?.version === after?.version ? [] : [diffRemote(name, before, after)]
    }),
    bytes: { from: bytesOfSet(from), to: bytesOfSet(to) },
  }
}

function diffRemote(
  name: string,
  before: RemoteDocument | null,
  after: RemoteDocument | null,
): RemoteDiff {
  const both = <Value>(read: (document: RemoteDocument) => Value[]): [Value[], Value[]] => [
    before ? read(before) : [],
    after ? read(after) : [],
  ]
  const [routesBefore, routesAfter] = both(({ routes }) => routes)
  const [filesBefore, filesAfter] = [before?.files ?? {}, after?.files ?? {}]
  const integrityIn = (files: RemoteDocument['files'], file: string) => files[file]?.integrity
  return {
    name,
    change: before ? (after ? 'changed' : 'removed') : 'added',
    from: before?.version ?? null,
    to: after?.version ?? null,
    routes: {
      ...changes(...both(({ routes }) => routes.map(({ path }) => path))),
      changed: routesAfter
        .filter((route) => {
          const earlier = routesBefore.find(({ path }) => path === route.path)
          return earlier && !isSamePage(earlier, route)
        })
        .map(({ path }) => path),
    },
    slots: changes(...both(({ slots }) => slots.map((slot) => slot.name))),
    publishes: changes(...both(({ publishes }) => publishes)),
    subscribes: changes(...both(({ subscribes }) => subscribes)),
    shared: changes(
      ...both(({ shared }) => Object.entries(shared).map(([key, { range }]) => `${key} ${range}`)),
    ),
    files: {
      ...changes(Object.keys(filesBefore), Object.keys(filesAfter)),
      changed: Object.keys(filesAfter)
        .filter((file) => {
          const earlier = integrityIn(filesBefore, file)
          return earlier !== undefined && earlier !== integrityIn(filesAfter, file)
        })
        .toSorted(),
    },
    bytes: { from: bytesOf(before), to: bytesOf(after) },
  }
}

function changes(before: readonly string[], after: readonly string[]) {
  const [earlier, now] = [new Set(before), new Set(after)]
  return {
    added: [...now].filter((one) => !earlier.has(one)).toSorted(),
    removed: [...earlier].filter((one) => !now.has(one)).toSorted(),
  }
}

/** Module and example do not change what visitors see. */
function isSamePage(one: Route, other: Route): boolean {
  const seen = ({ layout, access, roles, title, render }: Route) => ({
    layout,
    access,
    roles,
    title,
    render,
  })
  return isDeepStrictEqual(seen(one), seen(other))
}

const isPacked = (file: string) => /\.(br|gz)$/.test(file)

const bytesOf = (document: RemoteDocument | null) =>
  Object.entries(document?.files ?? {}).reduce(
    (sum, [file, { bytes }]) => (isPacked(file) ? sum : sum + bytes),
    0,
  )

const bytesOfSet = ({ remotes }: ReleaseSet) =>
  Object.values(remotes).reduce((sum, { release }) => sum + bytesOf(release.document), 0)
