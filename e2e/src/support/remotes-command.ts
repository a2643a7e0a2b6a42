import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { siteUnderTest } from './site.ts'

const command = join(import.meta.dirname, '../../../registry/bin/remotes.mjs')

export interface CommandAnswer {
  code: number
  output: string
}

/** `pnpm remotes …`, as ops type it, against the site of this run. */
export function remotes(...words: string[]): Promise<CommandAnswer> {
  const { folder, registryOrigin, releasesOrigin } = siteUnderTest()
  const env = {
    PATH: process.env['PATH'],
    NO_COLOR: '1',
    REGISTRY_URL: registryOrigin,
    DATA_FOLDER: join(folder, 'registry'),
    RELEASES_FOLDER: join(folder, 'releases'),
    RELEASE_ORIGIN: releasesOrigin,
  }
  return new Promise((resolve) => {
    execFile(process.execPath, [command, ...words], { env }, (error, stdout, stderr) => {
      resolve({ code: error ? Number(error.code ?? 1) : 0, output: stdout + stderr })
    })
  })
}
