/** @jest-environment node */
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, expect, test } from '@jest/globals'
import webpack from 'webpack'
import { FederationEntryPlugin } from './federation-entry.plugin.ts'

const folders: string[] = []
afterEach(() => Promise.all(folders.splice(0).map((folder) => rm(folder, { recursive: true }))))

/** The script that a build in a folder of its own gives, where federation has named its entry so. */
async function scriptWith(entry: string, plugins: webpack.WebpackPluginInstance[]) {
  const folder = await mkdtemp(join(tmpdir(), 'brightyard-federation-'))
  folders.push(folder)
  const file = join(folder, 'node_modules/.federation', entry)
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, 'module.exports = 4')
  await writeFile(join(folder, 'index.js'), `globalThis.four = require('${file}')`)
  const compiler = webpack({
    context: folder,
    mode: 'production',
    entry: './index.js',
    output: { path: join(folder, 'dist'), filename: 'host.js' },
    plugins,
  })
  await new Promise<void>((resolve, reject) => {
    compiler.run((error) => (error ? reject(error) : compiler.close(() => resolve())))
  })
  return readFile(join(folder, 'dist/host.js'), 'utf8')
}

test('the same source gives the same script in every folder', async () => {
  const build = (entry: string, plugins = [new FederationEntryPlugin()]) =>
    scriptWith(entry, plugins)
  expect(await build('entry.d4a62cf9.js')).toBe(await build('entry.fc305246.js'))
  // Without the plugin it would not.
  expect(await build('entry.d4a62cf9.js', [])).not.toBe(await build('entry.fc305246.js', []))
})
