import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import webpack from 'webpack'
import { packageFolder } from '@brightyard/release-files'
import { presetFolder } from './package-folder.ts'
import { defineRemoteBuild } from './remote-build.ts'
import { runCompiler } from './run-compiler.ts'

const installed = ['react', '@brightyard/contract', '@brightyard/runtime', '@brightyard/ui']

/** A copy of `fixtures/mfe-sample` outside the workspace, for tests to change, build and throw away. */
export function copySampleRemote() {
  const folder = mkdtempSync(join(tmpdir(), 'mfe-sample-'))
  cpSync(join(presetFolder, 'fixtures/mfe-sample'), folder, { recursive: true })
  for (const name of installed) {
    const link = join(folder, 'node_modules', name)
    mkdirSync(dirname(link), { recursive: true })
    symlinkSync(packageFolder(name, presetFolder), link)
  }
  return {
    folder,
    release: join(folder, 'dist/release'),
    write: (path: string, text: string) => {
      writeFileSync(join(folder, path), text)
    },
    delete: (path: string) => {
      rmSync(join(folder, path))
    },
    build: async () => runCompiler(webpack(await defineRemoteBuild(folder))),
    remove: () => {
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
