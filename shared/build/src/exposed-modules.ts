import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { RemoteDefinition } from './remote-definition.ts'

/** A page or slot: the name under which it is exposed, its file, and the name of its chunk. */
export interface ExposedModule {
  /** As in routes.ts: `./features/home/home.page`. */
  readonly name: string
  /** Relative to the remote's folder, `./src/features/home/home.page.tsx`. */
  readonly file: string
  readonly chunk: string
}

/** Short, `home.page`: the entry lists all chunks, and the home page loads the entry. */
const chunkName = (module: string) =>
  module
    .replace(/^\.\/(features\/)?/, '')
    .replace(/([\w-]+)\/(?=\1\.)/, '')
    .replaceAll('/', '-')

/** Every module that the remote's routes and slots name, once each. Throws with all missing files at once. */
export function exposedModules(folder: string, remote: RemoteDefinition): ExposedModule[] {
  const names = [...new Set([...remote.routes, ...remote.slots].map(({ module }) => module))]
  const found = names.map((name) => {
    const extension = ['.tsx', '.ts'].find((ending) =>
      existsSync(join(folder, 'src', name + ending)),
    )
    return { name, extension }
  })
  const missing = found.filter(({ extension }) => !extension)
  if (missing.length > 0) {
    const lines = missing.map(({ name }) => `  ${name}: expected src/${name.slice(2)}.tsx or .ts`)
    throw new Error(
      `src/routes.ts of ${remote.name} names modules that have no file:\n${lines.join('\n')}`,
    )
  }
  if (names.length === 0) {
    throw new Error(`src/routes.ts of ${remote.name} names no page and no slot: nothing to build.`)
  }
  return found.map(({ name, extension }) => ({
    name,
    file: `./src/${name.slice(2)}${extension}`,
    chunk: chunkName(name),
  }))
}
