import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { basename, join, relative, sep } from 'node:path'
import { findUpwards, packageFolder } from '@brightyard/release-files'
import { presetFolder } from './package-folder.ts'

const isInput = (name: string) =>
  !/\.(test|stories)\./.test(name) && !/\.(d\.ts|tsbuildinfo)$/.test(name)

function filesBelow(path: string): string[] {
  if (!existsSync(path)) return []
  if (statSync(path).isFile()) return [path]
  return readdirSync(path)
    .filter(isInput)
    .flatMap((name) => filesBelow(join(path, name)))
}

/** The preset itself, as its users run it: the emitted code, the list of provided modules, what it puts into browsers. */
function presetInputs() {
  const code = basename(import.meta.dirname)
  const releaseFiles = packageFolder('@brightyard/release-files', presetFolder)
  return [
    ...[code, 'client', 'loaders'].map((path) => ({
      root: presetFolder,
      path: join(presetFolder, path),
    })),
    { root: releaseFiles, path: join(releaseFiles, code) },
  ]
}

/**
 * Of our packages, what a build bundles. For a remote that is the contract and the icons of ui:
 * the rest is provided by the host, so a change there makes no new release of the remote.
 */
const packageInputs = (folder: string, packages: Readonly<Record<string, readonly string[]>>) =>
  Object.entries(packages).flatMap(([name, paths]) => {
    const root = packageFolder(name, folder)
    return paths.map((path) => ({ root, path: join(root, path) }))
  })

function lockfileInput(folder: string) {
  const root = findUpwards(folder, 'pnpm-lock.yaml') ?? findUpwards(folder, 'package-lock.json')
  if (!root) return []
  return ['pnpm-lock.yaml', 'package-lock.json'].map((name) => ({ root, path: join(root, name) }))
}

export interface InputOptions {
  /** Paths of the built package itself, relative to its folder. */
  readonly own: readonly string[]
  /** Paths within our other packages, by package name. */
  readonly packages: Readonly<Record<string, readonly string[]>>
}

function inputsOf(folder: string, { own, packages }: InputOptions) {
  const inputs = [
    ...own.map((path) => ({ root: folder, path: join(folder, path) })),
    ...packageInputs(folder, packages),
    ...presetInputs(),
    ...lockfileInput(folder),
  ]
  return inputs.flatMap(({ root, path }) =>
    filesBelow(path)
      .sort()
      .map((file) => ({ root, file })),
  )
}

/** Every file that goes into a build. */
export const inputFiles = (folder: string, options: InputOptions): string[] =>
  inputsOf(folder, options).map(({ file }) => file)

/** One value for everything that goes into a build: the same value means the same output. */
export function inputFingerprint(folder: string, options: InputOptions): string {
  const hash = createHash('sha256')
  for (const { root, file } of inputsOf(folder, options)) {
    const name = relative(root, file).split(sep).join('/')
    hash.update(`${name}\0${createHash('sha256').update(readFileSync(file)).digest('hex')}\n`)
  }
  return hash.digest('hex')
}
