import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { type HostSet, RemoteDocument, toHostSet } from '@brightyard/contract/release'
import { createSandbox, type RenderBundle } from '@brightyard/host/render'
import { remoteFolders } from '../remotes.ts'

/** A release set of what is built in the workspace. */
function builtSet(folders: readonly string[]): { set: HostSet; bundles: Map<string, string> } {
  const bundles = new Map<string, string>()
  const releases = folders.map((folder) => {
    const read = (file: string) => readFileSync(join(folder, 'dist/release', file), 'utf8')
    const document = RemoteDocument.parse(JSON.parse(read('remote.json')))
    const { name, version, entry } = document
    bundles.set(name, read(entry.server))
    const release = { name, version, sourceUrl: '', digest: '', storedAt: '', document }
    return [name, { release, lastKnownGood: null }] as const
  })
  const set = toHostSet({
    number: 1,
    previous: null,
    createdAt: '',
    actor: 'bench',
    reason: 'render',
    remotes: Object.fromEntries(releases),
  })
  return { set, bundles }
}

export interface BuiltSite {
  set: HostSet
  bundles: Readonly<Record<string, string>>
  render: RenderBundle['render']
  serve: RenderBundle['serve']
  load: (remote: string, module: string) => object
}

/** Evaluates the bundles as a render process does. */
export function evaluateBuiltSite(root: string): BuiltSite {
  const { set, bundles } = builtSet(remoteFolders(root))
  const file = join(root, 'host/dist/render/render.cjs')
  const { render, serve, shared } = createRequire(import.meta.url)(file) as RenderBundle
  const sandbox = createSandbox(shared)
  const remotes = new Map(
    [...bundles].map(([name, code]) => [name, sandbox.evaluate(code, `${name}/server.cjs`)]),
  )
  const load = (remote: string, module: string) => {
    const found = remotes.get(remote)?.[module]
    if (!found) throw new Error(`${remote} has no module ${module} for the server.`)
    return found
  }
  return { set, bundles: Object.fromEntries(bundles), render, serve, load }
}
